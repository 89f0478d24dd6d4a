import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

export const TEAM_TEXTS: Texts = {
  operations: {
    listTeam: {
      summary: OPERATION_TITLES.listTeam,
      description: [
        "Da mais nova à mais antiga. Quem está inativo também aparece, com `active` false.",
        "Newest first. Inactive people are listed too, with `active` false.",
      ],
    },
  },
  schemas: {
    TeamMember: {
      _: ["Uma pessoa da equipe.", "A person of the team."],
      accountId: [
        "Id da pessoa: o que `ownerAccountId` e `captadorAccountId` recebem.",
        "Id of the person, for `ownerAccountId` and `captadorAccountId`.",
        "usr-0123456789abcdef",
      ],
      name: ["Nome.", "Name.", "Marina Souza"],
      email: ["E-mail.", "E-mail.", "marina@example.com"],
      role: [
        "OWNER (titular), MANAGER (gerente) ou BROKER (corretor).",
        "OWNER, MANAGER or BROKER.",
        "BROKER",
      ],
      creci: ["Registro no CRECI.", "CRECI registration.", "123456-F PR"],
      creciVerified: ["CRECI conferido pela plataforma.", "CRECI checked by the platform.", true],
      active: ["Está ativa na equipe.", "Is active on the team.", true],
    },
  },
};
