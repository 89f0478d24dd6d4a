import type { Sentence } from "../../../../src/lib/language.ts";

export const OPERATOR_TEAM = {
  title: { "pt-BR": "Equipe de {name}", en: "Team of {name}" },
  person: { "pt-BR": "{name}: mudar", en: "Change {name}" },
  deactivate: { "pt-BR": "Desativar", en: "Deactivate" },
  activate: { "pt-BR": "Reativar", en: "Reactivate" },
  leaves: {
    "pt-BR": "Mantém seus clientes, não recebe novos e não entra mais no painel como corretor.",
    en: "Keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  },
  creci: { "pt-BR": "CRECI", en: "CRECI" },
  creciHint: {
    "pt-BR": "Um registro que muda deixa de estar verificado, a menos que seja verificado agora.",
    en: "A registration that changes is no longer verified, unless it is verified now.",
  },
  verified: { "pt-BR": "Verificado no conselho", en: "Verified with the council" },
  save: { "pt-BR": "Salvar o CRECI", en: "Save the CRECI" },
  back: { "pt-BR": "Ver a conta", en: "See the account" },
} as const satisfies Record<string, Sentence>;
