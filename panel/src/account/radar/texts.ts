import type { Sentence } from "../../../../src/lib/language.ts";

export const RADAR = {
  title: { "pt-BR": "Radar", en: "Radar" },
  none: {
    "pt-BR": "Nenhuma oportunidade ainda. Elas aparecem quando um cliente e um imóvel combinam.",
    en: "No opportunities yet. They appear when a client and a property match.",
  },
  columns: { "pt-BR": "Colunas", en: "Columns" },
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
  property: { "pt-BR": "Imóvel", en: "Property" },
  place: { "pt-BR": "Onde", en: "Where" },
  price: { "pt-BR": "Preço", en: "Price" },
  wants: { "pt-BR": "Procura", en: "Wants" },
  partner: { "pt-BR": "Parceiro", en: "Partner" },
  broker: { "pt-BR": "Responsável", en: "Broker" },
  found: { "pt-BR": "Encontrada em", en: "Found on" },
  ofHundred: { "pt-BR": "de 100", en: "of 100" },
  part: { "pt-BR": "Critério", en: "Criterion" },
  points: { "pt-BR": "Pontos", en: "Points" },
  lost: {
    "pt-BR": "Imóvel e cliente deixaram de combinar. Fica aqui porque alguém já mexeu nela.",
    en: "Property and client no longer match. It stays here because somebody acted on it.",
  },
  noneHere: { "pt-BR": "Nenhuma aqui.", en: "None here." },
  seeAll: { "pt-BR": "Ver todas", en: "See all" },
  best: { "pt-BR": "Melhores oportunidades", en: "Best opportunities" },
  noneOf: { "pt-BR": "Nenhuma oportunidade ainda.", en: "No opportunities yet." },
  near: { "pt-BR": "Quase combinam", en: "Near misses" },
  nearText: {
    "pt-BR": "Pares da própria conta a que falta uma só coisa.",
    en: "Near misses among your own listings and clients.",
  },
  missing: { "pt-BR": "O que falta", en: "What is missing" },
  late: {
    "pt-BR": "O Radar não respondeu a tempo. Recarregue a página.",
    en: "Radar did not answer in time. Reload the page.",
  },
  seePartnerships: { "pt-BR": "Ver parcerias", en: "See partnerships" },
} as const satisfies Record<string, Sentence>;

export const MATCH_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Nova", en: "New" },
  FAVORITED: { "pt-BR": "Favorita", en: "Favorited" },
  REQUESTED: { "pt-BR": "Pedida", en: "Requested" },
  ARCHIVED: { "pt-BR": "Dispensada", en: "Dismissed" },
};

/** Over the columns of the board. */
export const BOARD_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Novas", en: "New" },
  FAVORITED: { "pt-BR": "Favoritas", en: "Favorites" },
  REQUESTED: { "pt-BR": "Pedidas", en: "Requested" },
  ARCHIVED: { "pt-BR": "Dispensadas", en: "Dismissed" },
};

/** Of the score. */
export const PART_TITLES: Readonly<Record<string, Sentence>> = {
  location: { "pt-BR": "Lugar", en: "Location" },
  price: { "pt-BR": "Preço", en: "Price" },
  bedrooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área", en: "Area" },
  parking: { "pt-BR": "Vagas", en: "Parking spots" },
  suites: { "pt-BR": "Suítes", en: "Suites" },
  bathrooms: { "pt-BR": "Banheiros", en: "Bathrooms" },
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
  toAnswer: { "pt-BR": "Para responder", en: "To answer" },
  firstToAnswer: {
    "pt-BR": "Aparecem os {count} pedidos mais novos; os outros estão na lista.",
    en: "The newest {count} requests are shown; the list has the others.",
  },
  all: { "pt-BR": "Todas", en: "All" },
  accept: { "pt-BR": "Aceitar", en: "Accept" },
  decline: { "pt-BR": "Recusar", en: "Decline" },
  until: { "pt-BR": "Responder até", en: "Answer by" },
  askedOfUs: { "pt-BR": "Esperam notícias", en: "Waiting for news" },
} as const satisfies Record<string, Sentence>;
