import type { Sentence } from "../../../../src/lib/language.ts";

/** Where a number decides the words: by the plural of each language. */
export interface Counted {
  readonly one: Sentence;
  readonly other: Sentence;
}

export const NEEDS = {
  title: { "pt-BR": "Precisa de você", en: "Needs your attention" },
  none: { "pt-BR": "Nada espera por você agora.", en: "Nothing needs your attention now." },
  offers: {
    one: { "pt-BR": "mais 1 oferta na Captação", en: "1 more owner offer" },
    other: { "pt-BR": "mais {count} ofertas na Captação", en: "{count} more owner offers" },
  },
  partnerships: {
    one: { "pt-BR": "mais 1 pedido de parceria", en: "1 more partnership request" },
    other: { "pt-BR": "mais {count} pedidos de parceria", en: "{count} more partnership requests" },
  },
  asks: { "pt-BR": "{partner} pediu parceria", en: "{partner} has requested a partnership" },
  webhooks: {
    one: {
      "pt-BR": "1 webhook está desativado e não recebe eventos",
      en: "1 webhook is disabled and receives no events",
    },
    other: {
      "pt-BR": "{count} webhooks estão desativados e não recebem eventos",
      en: "{count} webhooks are disabled and receive no events",
    },
  },
  conflicts: {
    one: { "pt-BR": "1 imóvel em conflito com o feed", en: "1 property conflicts with the feed" },
    other: {
      "pt-BR": "{count} imóveis em conflito com o feed",
      en: "{count} properties conflict with the feed",
    },
  },
  unplaced: {
    one: {
      "pt-BR": "1 imóvel com bairro a reconhecer",
      en: "1 property's neighborhood is not recognized yet",
    },
    other: {
      "pt-BR": "{count} imóveis com bairro a reconhecer",
      en: "The neighborhoods of {count} properties are not recognized yet",
    },
  },
  see: { "pt-BR": "Ver", en: "See" },
  answer: { "pt-BR": "Responder", en: "Answer" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
} as const satisfies Record<string, Sentence | Counted>;

/** What nobody has confirmed for so long that it goes offline. */
export const LAPSING = {
  title: { "pt-BR": "Saem do ar esta semana", en: "Going offline this week" },
  text: {
    "pt-BR": "Ninguém confirma há 60 dias que estão disponíveis.",
    en: "Their availability has not been confirmed for 60 days.",
  },
  until: { "pt-BR": "até {day}", en: "by {day}" },
  more: { "pt-BR": "e mais {count}", en: "and {count} more" },
  confirm: { "pt-BR": "Confirmar que os {count} estão disponíveis", en: "Confirm all {count} as available" },
  confirmOne: { "pt-BR": "Confirmar que está disponível", en: "Confirm as available" },
} as const satisfies Record<string, Sentence>;

/** What Radar has found, on the first page that somebody opens in the morning. */
export const OPPORTUNITIES = {
  title: { "pt-BR": "Oportunidades novas", en: "New opportunities" },
  all: { "pt-BR": "Ver todas no Radar", en: "All in Radar" },
  none: {
    "pt-BR": "Nenhuma nova agora. Elas aparecem quando um cliente e um imóvel combinam.",
    en: "Nothing new. An opportunity appears when a client and a property match.",
  },
} as const satisfies Record<string, Sentence>;

export const OVERVIEW = {
  properties: { "pt-BR": "Imóveis ativos", en: "Active properties" },
  ofProperties: { "pt-BR": "de {most} do plano", en: "of {most} in the plan" },
  refused: { "pt-BR": "Recusadas ou com erro", en: "Refused or failed" },
  ofCalls: { "pt-BR": "do total de {calls} em {days} dias", en: "of a total of {calls} in {days} days" },
  errors: { "pt-BR": "Ver erros", en: "See errors" },
  lately: { "pt-BR": "Erros mais recentes", en: "Latest errors" },
  times: { "pt-BR": "Ocorrências", en: "Count" },
  all: { "pt-BR": "Ver todos os erros", en: "All errors" },
  noCalls: { "pt-BR": "Nenhuma chamada nos últimos 14 dias.", en: "No calls in the last 14 days." },
  noErrors: {
    "pt-BR": "Nenhum erro nos últimos {days} dias.",
    en: "No errors in the last {days} days.",
  },
  steps: { "pt-BR": "Três passos até a primeira chamada", en: "Three steps to the first call" },
  stepRequest: { "pt-BR": "Peça o acesso", en: "Request access" },
  stepKey: { "pt-BR": "Crie uma chave", en: "Create a key" },
  stepCall: { "pt-BR": "Faça a primeira chamada", en: "Make the first call" },
} as const satisfies Record<string, Sentence>;
