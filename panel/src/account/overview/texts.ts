import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

/** A sentence about a number, in the singular and the plural. */
export interface Counted {
  readonly one: Sentence;
  readonly other: Sentence;
}

export const NEEDS = {
  title: ptEn("Precisa de você", "Needs your attention"),
  none: ptEn("Nada espera por você agora.", "Nothing needs your attention now."),
  offers: {
    one: ptEn("mais 1 oferta na Captação", "1 more owner offer"),
    other: ptEn("mais {count} ofertas na Captação", "{count} more owner offers"),
  },
  partnerships: {
    one: ptEn("mais 1 pedido de parceria", "1 more partnership request"),
    other: ptEn("mais {count} pedidos de parceria", "{count} more partnership requests"),
  },
  asks: ptEn("{partner} pediu parceria", "{partner} has requested a partnership"),
  webhooks: {
    one: ptEn(
      "1 webhook está desativado e não recebe eventos",
      "1 webhook is disabled and receives no events",
    ),
    other: ptEn(
      "{count} webhooks estão desativados e não recebem eventos",
      "{count} webhooks are disabled and receive no events",
    ),
  },
  conflicts: {
    one: ptEn("1 imóvel em conflito com o feed", "1 property conflicts with the feed"),
    other: ptEn("{count} imóveis em conflito com o feed", "{count} properties conflict with the feed"),
  },
  unplaced: {
    one: ptEn("1 imóvel com bairro a reconhecer", "1 property's neighborhood is not recognized yet"),
    other: ptEn(
      "{count} imóveis com bairro a reconhecer",
      "The neighborhoods of {count} properties are not recognized yet",
    ),
  },
  see: ptEn("Ver", "See"),
  answer: ptEn("Responder", "Answer"),
  decide: ptEn("Decidir", "Decide"),
} as const satisfies Record<string, Sentence | Counted>;

/** Properties about to go offline because nobody has confirmed them. */
export const LAPSING = {
  title: ptEn("Saem do ar esta semana", "Going offline this week"),
  text: ptEn(
    "Ninguém confirma há 60 dias que estão disponíveis.",
    "Their availability has not been confirmed for 60 days.",
  ),
  until: ptEn("até {day}", "by {day}"),
  more: ptEn("e mais {count}", "and {count} more"),
  confirm: ptEn("Confirmar que os {count} estão disponíveis", "Confirm all {count} as available"),
  confirmOne: ptEn("Confirmar que está disponível", "Confirm as available"),
} as const satisfies Record<string, Sentence>;

/** What Radar has found, as the overview shows it. */
export const OPPORTUNITIES = {
  title: ptEn("Oportunidades novas", "New opportunities"),
  all: ptEn("Ver todas no Radar", "See all in Radar"),
  none: ptEn(
    "Nenhuma nova agora. Elas aparecem quando um cliente e um imóvel combinam.",
    "Nothing new. An opportunity appears when a client and a property match.",
  ),
} as const satisfies Record<string, Sentence>;

export const OVERVIEW = {
  properties: ptEn("Imóveis ativos", "Active properties"),
  ofProperties: ptEn("de {most} do plano", "of {most} in your plan"),
  refused: ptEn("Recusadas ou com erro", "Refused or failed"),
  ofCalls: ptEn("do total de {calls} em {days} dias", "of a total of {calls} in {days} days"),
  errors: ptEn("Ver erros", "See errors"),
  lately: ptEn("Erros mais recentes", "Latest errors"),
  times: ptEn("Ocorrências", "Count"),
  all: ptEn("Ver todos os erros", "See all errors"),
  noCalls: ptEn("Nenhuma chamada nos últimos 14 dias.", "No calls in the last 14 days."),
  noErrors: ptEn("Nenhum erro nos últimos {days} dias.", "No errors in the last {days} days."),
  steps: ptEn("Três passos até a primeira chamada", "Three steps to the first call"),
  stepRequest: ptEn("Peça o acesso", "Request access"),
  stepKey: ptEn("Crie uma chave", "Create a key"),
  stepCall: ptEn("Faça a primeira chamada", "Make the first call"),
} as const satisfies Record<string, Sentence>;
