import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import { MemberView } from "../schemas/team.ts";
import type { BackofficeWords } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

export const TEAM_WORDS = {
  operations: {
    addTeamMember: {
      answer: z.object({ data: MemberView }),
      summary: { "pt-BR": "Incluir uma pessoa na equipe", en: "Add a person to the team" },
      description: {
        "pt-BR": "Um e-mail está uma vez na equipe; maiúsculas não contam.",
        en: "An e-mail can be on a team only once, whatever its case.",
      },
      body: { name: "Paulo Lima", email: "paulo@example.com", role: "BROKER" },
    },
    listTeam: {
      answer: pageSchema(MemberView),
      summary: { "pt-BR": "Listar a equipe", en: "List team members" },
      description: IN_PAGES,
    },
  },
  schemas: {
    AddTeamMemberInput: {
      _: { "pt-BR": "Uma pessoa nova na equipe.", en: "A new person on the team." },
      name: { "pt-BR": "Nome.", en: "Name.", example: "Paulo Lima" },
      email: { "pt-BR": "E-mail.", en: "E-mail.", example: "paulo@example.com" },
      role: {
        "pt-BR": "OWNER (titular), MANAGER (gerente) ou BROKER (corretor).",
        en: "OWNER, MANAGER or BROKER.",
        example: "BROKER",
      },
      creci: { "pt-BR": "Registro no CRECI.", en: "CRECI registration.", example: "123456-F PR" },
    },
  },
} satisfies BackofficeWords;
