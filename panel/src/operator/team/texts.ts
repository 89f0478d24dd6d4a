import type { Sentence } from "../../../../src/lib/language.ts";

export const OPERATOR_TEAM = {
  title: { "pt-BR": "Equipe de {name}", en: "Team of {name}" },
  person: { "pt-BR": "Alterar {name}", en: "Change {name}" },
  deactivate: { "pt-BR": "Desativar", en: "Deactivate" },
  activate: { "pt-BR": "Reativar", en: "Reactivate" },
  leaves: {
    "pt-BR":
      "A pessoa mantém os clientes que tem, não recebe novos e não entra mais no painel como corretor.",
    en: "The person keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  },
  creci: { "pt-BR": "CRECI", en: "CRECI" },
  creciHint: {
    "pt-BR": "Um CRECI alterado precisa ser verificado de novo; marque abaixo se você já verificou.",
    en: "A changed CRECI has to be verified again; check the box below if you have done so.",
  },
  verified: { "pt-BR": "Verificado no conselho", en: "Verified with the council" },
  save: { "pt-BR": "Salvar o CRECI", en: "Save the CRECI" },
  back: { "pt-BR": "Ver a conta", en: "See the account" },
} as const satisfies Record<string, Sentence>;
