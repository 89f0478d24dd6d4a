import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import { MemberView } from "../schemas/team.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

export const TEAM_DOCS = {
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
    changeTeamMember: {
      answer: z.object({ data: MemberView }),
      summary: { "pt-BR": "Mudar uma pessoa da equipe", en: "Change a team member" },
      description: {
        "pt-BR":
          "Quem fica inativo mantém seus clientes, não recebe novos e não entra no painel como corretor. A equipe fica com pelo menos uma pessoa ativa. Um CRECI que muda deixa de estar verificado, a menos que a mesma chamada o verifique.",
        en: "Who becomes inactive keeps their clients, gets no new ones and cannot enter the dashboard as a broker. The team keeps at least one active person. A CRECI that changes is no longer verified, unless the same call verifies it.",
      },
      body: { active: false },
    },
    listTeam: {
      answer: pageSchema(MemberView),
      summary: { "pt-BR": "Listar a equipe", en: "List team members" },
      description: IN_PAGES,
    },
  },
  params: {
    memberId: {
      "pt-BR": "Id da pessoa da equipe.",
      en: "Id of the team member.",
      example: "usr-0123456789abcdef",
    },
  },
  schemas: {
    ChangeTeamMemberInput: {
      _: { "pt-BR": "O que muda.", en: "What changes." },
      name: { "pt-BR": "Nome.", en: "Name.", example: "Paulo Lima" },
      active: { "pt-BR": "Está ativa na equipe.", en: "Is active on the team.", example: false },
      creci: { "pt-BR": "Registro no CRECI.", en: "CRECI registration.", example: "123456-F PR" },
      creciVerified: {
        "pt-BR": "CRECI conferido pela plataforma.",
        en: "CRECI checked by the platform.",
        example: true,
      },
    },
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
} satisfies BackofficeDocs;
