import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const RADAR = {
  upTo: ptEn("até {price}", "up to {price}"),
  title: ptEn("Radar", "Radar"),
  none: ptEn(
    "Nenhuma oportunidade ainda. Elas aparecem quando um cliente e um imóvel combinam.",
    "No opportunities yet. They appear when a client and a property match.",
  ),
  write: ptEn("WhatsApp para {broker}", "WhatsApp {broker}"),
  writeSome: ptEn("Enviar pelo WhatsApp", "Send by WhatsApp"),
  whatsAppText: ptEn("Uma oportunidade nova no Radar:", "A new opportunity in Radar:"),
  order: ptEn("Ordem", "Order"),
  newest: ptEn("mais recentes", "newest"),
  highest: ptEn("maior nota", "highest score"),
  columns: ptEn("Colunas", "Columns"),
  match: ptEn("Oportunidade", "Opportunity"),
  client: ptEn("Cliente", "Client"),
  partnersClient: ptEn("Cliente de parceiro", "A partner's client"),
  score: ptEn("Nota", "Score"),
  why: ptEn("Por quê", "Why"),
  met: ptEn("{met} de {all} atendidos", "{met} of {all} met"),
  status: ptEn("Situação", "Status"),
  scope: ptEn("Origem", "Source"),
  locked: ptEn(
    "Bloqueada: a assinatura da conta não está ativa.",
    "Locked: the account's subscription is not active.",
  ),
  favorite: ptEn("Favoritar", "Favorite"),
  unfavorite: ptEn("Remover dos favoritos", "Remove from favorites"),
  dismiss: ptEn("Dispensar", "Dismiss"),
  restore: ptEn("Restaurar", "Restore"),
  request: ptEn("Pedir parceria", "Request a partnership"),
  message: ptEn("Mensagem", "Message"),
  act: ptEn("Ação", "Action"),
  property: ptEn("Imóvel", "Property"),
  place: ptEn("Localização", "Location"),
  price: ptEn("Preço", "Price"),
  wants: ptEn("Procura", "Looking for"),
  partner: ptEn("Parceiro", "Partner"),
  broker: ptEn("Responsável", "Broker"),
  found: ptEn("No Radar desde", "In Radar since"),
  ofHundred: ptEn("de 100", "of 100"),
  part: ptEn("Critério", "Criterion"),
  points: ptEn("Nota", "Score"),
  lost: ptEn(
    "O imóvel e o cliente deixaram de combinar. A oportunidade continua aqui porque alguém já a favoritou, pediu ou dispensou.",
    "The property and the client no longer match. The opportunity stays here because someone favorited, requested or dismissed it.",
  ),
  noneHere: ptEn("Nenhuma.", "None."),
  seeAll: ptEn("Ver todas", "See all"),
  best: ptEn("Melhores oportunidades", "Best opportunities"),
  noneOf: ptEn("Nenhuma oportunidade ainda.", "No opportunities yet."),
  near: ptEn("Quase combinam", "Near misses"),
  nearText: ptEn(
    "Imóveis e clientes da sua conta que não combinam por um único critério.",
    "Your own properties and clients that miss a match by one criterion.",
  ),
  missing: ptEn("O que falta", "What is missing"),
  late: ptEn(
    "O Radar não respondeu a tempo. Recarregue a página.",
    "Radar did not respond in time. Reload the page.",
  ),
  seePartnerships: ptEn("Ver parcerias", "See partnerships"),
} as const satisfies Record<string, Sentence>;

export const MATCH_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: ptEn("Nova", "New"),
  FAVORITED: ptEn("Favorita", "Favorited"),
  REQUESTED: ptEn("Pedida", "Requested"),
  ARCHIVED: ptEn("Dispensada", "Dismissed"),
};

/** The headings of the board's columns. */
export const BOARD_TITLES: Readonly<Record<string, Sentence>> = {
  NEW: ptEn("Novas", "New"),
  FAVORITED: ptEn("Favoritas", "Favorites"),
  REQUESTED: ptEn("Pedidas", "Requested"),
  ARCHIVED: ptEn("Dispensadas", "Dismissed"),
};

/** The parts of the score. */
export const PART_TITLES: Readonly<Record<string, Sentence>> = {
  location: ptEn("Localização", "Location"),
  price: ptEn("Preço", "Price"),
  bedrooms: ptEn("Quartos", "Bedrooms"),
  area: ptEn("Área", "Area"),
  parking: ptEn("Vagas", "Parking spots"),
  suites: ptEn("Suítes", "Suites"),
  bathrooms: ptEn("Banheiros", "Bathrooms"),
};

export const SCOPE_TITLES: Readonly<Record<string, Sentence>> = {
  INTERNAL: ptEn("Da sua conta", "Your account"),
  NETWORK: ptEn("De parceiros", "Partners"),
  LAUNCH: ptEn("Lançamentos", "Launches"),
};

/** The funnel, from opportunities found to deals closed. */
export const FUNNEL = {
  title: ptEn("Da oportunidade ao negócio fechado", "From opportunity to closed deal"),
  found: ptEn("Encontradas", "Found"),
  favorited: ptEn("Favoritas ou pedidas", "Favorited or requested"),
  requested: ptEn("Pedidas", "Requested"),
  partnership: ptEn("Viraram parceria", "Became partnerships"),
  won: ptEn("Negócio fechado", "Deal closed"),
} as const satisfies Record<string, Sentence>;
