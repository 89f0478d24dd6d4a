import type { Sentence } from "../../../src/lib/language.ts";

export const RADAR = {
  title: { "pt-BR": "Radar", en: "Radar" },
  none: {
    "pt-BR": "Nenhuma oportunidade ainda. Elas aparecem quando um cliente e um imóvel combinam.",
    en: "No opportunities yet. They appear when a client and a property match.",
  },
  match: { "pt-BR": "Oportunidade", en: "Opportunity" },
  client: { "pt-BR": "Cliente", en: "Client" },
  partnersClient: { "pt-BR": "Cliente de parceiro", en: "A partner's client" },
  score: { "pt-BR": "Nota", en: "Score" },
  why: { "pt-BR": "Por quê", en: "Why" },
  met: { "pt-BR": "{met} de {all} atendidos", en: "{met} of {all} met" },
  status: { "pt-BR": "Situação", en: "Status" },
  scope: { "pt-BR": "De quem", en: "Whose" },
  locked: {
    "pt-BR": "Fechada: a assinatura da conta não está ativa.",
    en: "Locked: the account's subscription is not active.",
  },
  favorite: { "pt-BR": "Favoritar", en: "Favorite" },
  unfavorite: { "pt-BR": "Desfavoritar", en: "Unfavorite" },
  dismiss: { "pt-BR": "Dispensar", en: "Dismiss" },
  restore: { "pt-BR": "Restaurar", en: "Restore" },
  request: { "pt-BR": "Pedir parceria", en: "Request a partnership" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  act: { "pt-BR": "Ação", en: "Action" },
} as const satisfies Record<string, Sentence>;

export const MATCH_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Nova", en: "New" },
  FAVORITED: { "pt-BR": "Favorita", en: "Favorited" },
  REQUESTED: { "pt-BR": "Pedida", en: "Requested" },
  ARCHIVED: { "pt-BR": "Dispensada", en: "Dismissed" },
};

export const SCOPE_TITLES: Readonly<Record<string, Sentence>> = {
  INTERNAL: { "pt-BR": "Da conta", en: "The account's own" },
  NETWORK: { "pt-BR": "De parceiros", en: "Partners'" },
  LAUNCH: { "pt-BR": "Lançamentos", en: "Launches" },
};

export const PARTNERSHIPS = {
  title: { "pt-BR": "Parcerias", en: "Partnerships" },
  none: { "pt-BR": "Nenhuma parceria ainda.", en: "No partnerships yet." },
  partner: { "pt-BR": "Com quem", en: "Partner" },
  property: { "pt-BR": "Imóvel", en: "Property" },
  client: { "pt-BR": "Cliente", en: "Client" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  progress: { "pt-BR": "Último avanço", en: "Last progress" },
  protectedUntil: { "pt-BR": "Protegido até", en: "Protected until" },
  offMarket: { "pt-BR": "O imóvel saiu do mercado", en: "The property left the market" },
  contact: { "pt-BR": "Contato", en: "Contact" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  move: { "pt-BR": "Mudar a etapa", en: "Change the stage" },
  save: { "pt-BR": "Salvar", en: "Save" },
  ask: { "pt-BR": "Pedir notícias", en: "Ask for an update" },
  askText: {
    "pt-BR": "Sem resposta em 15 dias, a parceria pode ser encerrada.",
    en: "Without an answer in 15 days the partnership can be closed.",
  },
  asked: { "pt-BR": "Notícias pedidas", en: "Update requested" },
  untitled: { "pt-BR": "Parceria", en: "Partnership" },
} as const satisfies Record<string, Sentence>;

export const LAUNCHES = {
  title: { "pt-BR": "Lançamentos", en: "Launches" },
  intro: {
    "pt-BR": "Empreendimentos da rede. Um cliente se registra pelo Radar ou pela API, e fica protegido.",
    en: "Developments of the network. Register a client through Radar or the API to protect the client.",
  },
  none: { "pt-BR": "Nenhum lançamento agora.", en: "No launches now." },
  name: { "pt-BR": "Empreendimento", en: "Development" },
  developer: { "pt-BR": "Incorporadora", en: "Developer" },
  place: { "pt-BR": "Lugar", en: "Place" },
  price: { "pt-BR": "Preços", en: "Prices" },
  available: { "pt-BR": "Unidades livres", en: "Units available" },
} as const satisfies Record<string, Sentence>;
