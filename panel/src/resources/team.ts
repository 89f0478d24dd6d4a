import type { Sentence } from "../../../src/lib/language.ts";

export const TEAM = {
  title: { "pt-BR": "Equipe", en: "Team" },
  intro: {
    "pt-BR":
      "Corretores e gestores da imobiliária, que recebem os clientes. Os corretores entram no painel com o e-mail desta lista; os demais usuários estão em Pessoas com acesso.",
    en: "The agency's brokers and managers, who receive its clients. Brokers sign in to the dashboard with the e-mail in this list; other users are under People with access.",
  },
  none: { "pt-BR": "Ninguém na equipe ainda.", en: "Nobody is on the team yet." },
  name: { "pt-BR": "Nome", en: "Name" },
  role: { "pt-BR": "Função", en: "Role" },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  creci: { "pt-BR": "CRECI", en: "CRECI" },
  verified: { "pt-BR": "verificado", en: "verified" },
  state: { "pt-BR": "Situação", en: "State" },
  act: { "pt-BR": "Ação", en: "Action" },
  change: { "pt-BR": "Alterar", en: "Change" },
  creciHint: {
    "pt-BR": "Se o CRECI for alterado, precisa ser verificado de novo.",
    en: "A changed CRECI has to be verified again.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  deactivate: { "pt-BR": "Desativar", en: "Deactivate" },
  activate: { "pt-BR": "Reativar", en: "Reactivate" },
  leaves: {
    "pt-BR":
      "A pessoa mantém os clientes que tem, não recebe novos e não entra mais no painel como corretor.",
    en: "The person keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  },
  add: { "pt-BR": "Adicionar à equipe", en: "Add to the team" },
} as const satisfies Record<string, Sentence>;

export const TEAM_TITLES: Readonly<Record<string, Sentence>> = {
  OWNER: { "pt-BR": "Titular", en: "Owner" },
  MANAGER: { "pt-BR": "Gerente", en: "Manager" },
  BROKER: { "pt-BR": "Corretor", en: "Broker" },
};

/** Whether the person is still active. */
export const TEAM_STATES: Readonly<Record<string, Sentence>> = {
  ACTIVE: { "pt-BR": "Ativo", en: "Active" },
  INACTIVE: { "pt-BR": "Inativo", en: "Inactive" },
};
