import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const OPERATOR_TEAM = {
  title: ptEn("Equipe de {name}", "Team at {name}"),
  person: ptEn("Alterar {name}", "Change {name}"),
  deactivate: ptEn("Desativar", "Deactivate"),
  activate: ptEn("Reativar", "Reactivate"),
  leaves: ptEn(
    "A pessoa mantém os clientes que tem, não recebe novos e não entra mais no painel como corretor.",
    "The person keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  ),
  creci: ptEn("CRECI", "CRECI"),
  creciHint: ptEn(
    "Um CRECI alterado precisa ser verificado de novo; marque abaixo se você já verificou.",
    "A changed CRECI has to be verified again; check the box below if you have done so.",
  ),
  verified: ptEn("Verificado no conselho", "Verified with the council"),
  save: ptEn("Salvar o CRECI", "Save the CRECI"),
  back: ptEn("Ver a conta", "See the account"),
} as const satisfies Record<string, Sentence>;
