import type { Sentence } from "../../../../src/lib/language.ts";

export const RADAR = {
  upTo: { "pt-BR": "até {price}", en: "up to {price}" },
  title: { "pt-BR": "Radar", en: "Radar" },
  none: {
    "pt-BR": "Nenhuma oportunidade ainda. Elas aparecem quando um cliente e um imóvel combinam.",
    en: "No opportunities yet. They appear when a client and a property match.",
  },
  write: { "pt-BR": "WhatsApp para {broker}", en: "WhatsApp {broker}" },
  writeSome: { "pt-BR": "Enviar pelo WhatsApp", en: "Send by WhatsApp" },
  whatsAppText: { "pt-BR": "Uma oportunidade nova no Radar:", en: "A new opportunity in Radar:" },
  order: { "pt-BR": "Ordem", en: "Order" },
  newest: { "pt-BR": "mais recentes", en: "newest" },
  highest: { "pt-BR": "maior nota", en: "highest score" },
  columns: { "pt-BR": "Colunas", en: "Columns" },
  match: { "pt-BR": "Oportunidade", en: "Opportunity" },
  client: { "pt-BR": "Cliente", en: "Client" },
  partnersClient: { "pt-BR": "Cliente de parceiro", en: "A partner's client" },
  score: { "pt-BR": "Nota", en: "Score" },
  why: { "pt-BR": "Por quê", en: "Why" },
  met: { "pt-BR": "{met} de {all} atendidos", en: "{met} of {all} met" },
  status: { "pt-BR": "Situação", en: "Status" },
  scope: { "pt-BR": "Origem", en: "Source" },
  locked: {
    "pt-BR": "Bloqueada: a assinatura da conta não está ativa.",
    en: "Locked: the account's subscription is not active.",
  },
  favorite: { "pt-BR": "Favoritar", en: "Favorite" },
  unfavorite: { "pt-BR": "Remover dos favoritos", en: "Remove from favorites" },
  dismiss: { "pt-BR": "Dispensar", en: "Dismiss" },
  restore: { "pt-BR": "Restaurar", en: "Restore" },
  request: { "pt-BR": "Pedir parceria", en: "Request a partnership" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  act: { "pt-BR": "Ação", en: "Action" },
  property: { "pt-BR": "Imóvel", en: "Property" },
  place: { "pt-BR": "Localização", en: "Location" },
  price: { "pt-BR": "Preço", en: "Price" },
  wants: { "pt-BR": "Procura", en: "Looking for" },
  partner: { "pt-BR": "Parceiro", en: "Partner" },
  broker: { "pt-BR": "Responsável", en: "Broker" },
  found: { "pt-BR": "No Radar desde", en: "In Radar since" },
  ofHundred: { "pt-BR": "de 100", en: "of 100" },
  part: { "pt-BR": "Critério", en: "Criterion" },
  points: { "pt-BR": "Nota", en: "Score" },
  lost: {
    "pt-BR":
      "O imóvel e o cliente deixaram de combinar. A oportunidade continua aqui porque alguém já a favoritou, pediu ou dispensou.",
    en: "The property and the client no longer match. The opportunity stays here because somebody favorited, requested or dismissed it.",
  },
  noneHere: { "pt-BR": "Nenhuma.", en: "None." },
  seeAll: { "pt-BR": "Ver todas", en: "See all" },
  best: { "pt-BR": "Melhores oportunidades", en: "Best opportunities" },
  noneOf: { "pt-BR": "Nenhuma oportunidade ainda.", en: "No opportunities yet." },
  near: { "pt-BR": "Quase combinam", en: "Near misses" },
  nearText: {
    "pt-BR": "Imóveis e clientes da sua conta que não combinam por um único critério.",
    en: "Your own properties and clients that miss a match by one criterion.",
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

/** The headings of the board's columns. */
export const BOARD_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Novas", en: "New" },
  FAVORITED: { "pt-BR": "Favoritas", en: "Favorites" },
  REQUESTED: { "pt-BR": "Pedidas", en: "Requested" },
  ARCHIVED: { "pt-BR": "Dispensadas", en: "Dismissed" },
};

/** Of the score. */
export const PART_TITLES: Readonly<Record<string, Sentence>> = {
  location: { "pt-BR": "Localização", en: "Location" },
  price: { "pt-BR": "Preço", en: "Price" },
  bedrooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área", en: "Area" },
  parking: { "pt-BR": "Vagas", en: "Parking spots" },
  suites: { "pt-BR": "Suítes", en: "Suites" },
  bathrooms: { "pt-BR": "Banheiros", en: "Bathrooms" },
};

export const SCOPE_TITLES: Readonly<Record<string, Sentence>> = {
  INTERNAL: { "pt-BR": "Da sua conta", en: "Your account's" },
  NETWORK: { "pt-BR": "De parceiros", en: "Partners'" },
  LAUNCH: { "pt-BR": "Lançamentos", en: "Launches" },
};

/** From what Radar found to what was sold. */
export const FUNNEL = {
  title: { "pt-BR": "Da oportunidade ao negócio fechado", en: "From opportunity to closed deal" },
  found: { "pt-BR": "Encontradas", en: "Found" },
  favorited: { "pt-BR": "Favoritas ou pedidas", en: "Favorited or requested" },
  requested: { "pt-BR": "Pedidas", en: "Requested" },
  partnership: { "pt-BR": "Viraram parceria", en: "Became a partnership" },
  won: { "pt-BR": "Negócio fechado", en: "Deal closed" },
} as const satisfies Record<string, Sentence>;
