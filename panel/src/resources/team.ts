import type { Sentence } from "../../../src/lib/language.ts";

export const TEAM = {
  title: { "pt-BR": "Equipe", en: "Team" },
  intro: {
    "pt-BR":
      "Corretores e gestores da imobiliária, entre os quais os clientes são distribuídos. Quem entra neste painel está em Pessoas com acesso; um corretor entra com o e-mail que tem aqui.",
    en: "The company's brokers and managers, among whom clients are distributed. People with access lists who can sign in here; a broker signs in with the e-mail of this list.",
  },
  none: { "pt-BR": "Ninguém na equipe ainda.", en: "Nobody is on the team yet." },
  name: { "pt-BR": "Nome", en: "Name" },
  role: { "pt-BR": "Papel", en: "Role" },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  creci: { "pt-BR": "CRECI", en: "CRECI" },
  verified: { "pt-BR": "verificado", en: "verified" },
  state: { "pt-BR": "Situação", en: "State" },
  act: { "pt-BR": "Ação", en: "Action" },
  change: { "pt-BR": "Mudar", en: "Change" },
  creciHint: {
    "pt-BR": "Um CRECI que muda deixa de estar verificado.",
    en: "A CRECI that changes is no longer verified.",
  },
  save: { "pt-BR": "Salvar", en: "Save" },
  deactivate: { "pt-BR": "Desativar", en: "Deactivate" },
  activate: { "pt-BR": "Reativar", en: "Reactivate" },
  leaves: {
    "pt-BR":
      "Quem sai fica com os clientes que tem, não recebe novos e não entra mais no painel como corretor.",
    en: "Who leaves keeps their clients, gets no new ones and can no longer use the dashboard as a broker.",
  },
  add: { "pt-BR": "Incluir na equipe", en: "Add to the team" },
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
