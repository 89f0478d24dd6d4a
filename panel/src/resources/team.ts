import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const TEAM = {
  title: ptEn("Equipe", "Team"),
  intro: ptEn(
    "Corretores e gestores da imobiliária, que recebem os clientes. Os corretores entram no painel com o e-mail desta lista; os demais usuários estão em Pessoas com acesso.",
    "The agency's brokers and managers, who receive its clients. Brokers sign in to the dashboard with the e-mail in this list; other users are under People with access.",
  ),
  none: ptEn("Ninguém na equipe ainda.", "No one is on the team yet."),
  name: ptEn("Nome", "Name"),
  role: ptEn("Função", "Role"),
  email: ptEn("E-mail", "E-mail"),
  creci: ptEn("CRECI", "CRECI"),
  verified: ptEn("verificado", "verified"),
  state: ptEn("Situação", "State"),
  act: ptEn("Ação", "Action"),
  change: ptEn("Alterar", "Change"),
  creciHint: ptEn(
    "Se o CRECI for alterado, precisa ser verificado de novo.",
    "A changed CRECI has to be verified again.",
  ),
  save: ptEn("Salvar", "Save"),
  deactivate: ptEn("Desativar", "Deactivate"),
  activate: ptEn("Reativar", "Reactivate"),
  leaves: ptEn(
    "A pessoa mantém os clientes que tem, não recebe novos e não entra mais no painel como corretor.",
    "The person keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  ),
  add: ptEn("Adicionar à equipe", "Add to the team"),
} as const satisfies Record<string, Sentence>;

export const TEAM_TITLES: Readonly<Record<string, Sentence>> = {
  OWNER: ptEn("Titular", "Owner"),
  MANAGER: ptEn("Gerente", "Manager"),
  BROKER: ptEn("Corretor", "Broker"),
};

/** Whether the person is still active. */
export const TEAM_STATES: Readonly<Record<string, Sentence>> = {
  ACTIVE: ptEn("Ativo", "Active"),
  INACTIVE: ptEn("Inativo", "Inactive"),
};
