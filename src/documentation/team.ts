import { ptEn } from "../lib/language.ts";
import { pageSchema } from "./schemas/page.ts";
import { MemberView } from "./schemas/team.ts";
import type { Documentation } from "./text.ts";

export const TEAM_DOCS = {
  operations: {
    listTeam: {
      answer: pageSchema(MemberView),
      description: ptEn(
        "Da mais nova à mais antiga. Quem está inativo também aparece, com `active` false.",
        "Newest first. Inactive people are listed too, with `active` false.",
      ),
    },
  },
  schemas: {
    TeamMember: {
      _: ptEn("Uma pessoa da equipe.", "A team member."),
      accountId: {
        "pt-BR": "Id da pessoa: o que `ownerAccountId` e `captadorAccountId` recebem.",
        en: "Id of the person, for `ownerAccountId` and `captadorAccountId`.",
        example: "usr-0123456789abcdef",
      },
      name: { "pt-BR": "Nome.", en: "Name.", example: "Marina Souza" },
      email: { "pt-BR": "E-mail.", en: "E-mail.", example: "marina@example.com" },
      role: {
        "pt-BR": "OWNER (titular), MANAGER (gerente) ou BROKER (corretor).",
        en: "OWNER, MANAGER or BROKER.",
        example: "BROKER",
      },
      creci: { "pt-BR": "Registro no CRECI.", en: "CRECI registration.", example: "123456-F PR" },
      active: { "pt-BR": "Está ativa na equipe.", en: "Is active on the team.", example: true },
    },
  },
} satisfies Documentation;
