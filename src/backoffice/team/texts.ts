import type { Texts } from "../../contract/texts.ts";
import { IN_PAGES } from "../texts/everywhere.ts";

export const TEAM_TEXTS: Texts = {
  operations: {
    addTeamMember: {
      summary: ["Incluir uma pessoa na equipe", "Add a person to the team"],
      description: [
        "Um e-mail está uma vez na equipe; maiúsculas não contam.",
        "An e-mail can be on a team only once, whatever its case.",
      ],
      body: { name: "Paulo Lima", email: "paulo@example.com", role: "BROKER" },
    },
    listTeam: {
      summary: ["Listar a equipe", "List team members"],
      description: IN_PAGES,
    },
  },
  schemas: {
    AddTeamMemberInput: {
      _: ["Uma pessoa nova na equipe.", "A new person on the team."],
      name: ["Nome.", "Name.", "Paulo Lima"],
      email: ["E-mail.", "E-mail.", "paulo@example.com"],
      role: [
        "OWNER (titular), MANAGER (gerente) ou BROKER (corretor).",
        "OWNER, MANAGER or BROKER.",
        "BROKER",
      ],
      creci: ["Registro no CRECI.", "CRECI registration.", "123456-F PR"],
    },
  },
};
