import type { Sentence } from "../../../../src/lib/language.ts";

/** Where a number decides the words: by the plural of each language. */
export interface Counted {
  readonly one: Sentence;
  readonly other: Sentence;
}

export const NEEDS = {
  title: { "pt-BR": "Precisa de você", en: "Needs you" },
  none: { "pt-BR": "Nada espera por você agora.", en: "Nothing needs your attention now." },
  offers: {
    one: { "pt-BR": "mais 1 proprietário na Captação", en: "1 more owner on offer" },
    other: { "pt-BR": "mais {count} proprietários na Captação", en: "{count} more owners on offer" },
  },
  partnerships: {
    one: { "pt-BR": "mais 1 pedido de parceria", en: "1 more partnership request" },
    other: { "pt-BR": "mais {count} pedidos de parceria", en: "{count} more partnership requests" },
  },
  asks: { "pt-BR": "{partner} pede parceria", en: "{partner} asks for a partnership" },
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
    one: { "pt-BR": "1 imóvel com conflito entre feed e painel", en: "1 property conflicts with the feed" },
    other: {
      "pt-BR": "{count} imóveis com conflito entre feed e painel",
      en: "{count} properties conflict with the feed",
    },
  },
  unplaced: {
    one: { "pt-BR": "1 imóvel espera o bairro", en: "1 property is waiting for its neighborhood" },
    other: {
      "pt-BR": "{count} imóveis esperam o bairro",
      en: "{count} properties are waiting for their neighborhood",
    },
  },
  see: { "pt-BR": "Ver", en: "See" },
  answer: { "pt-BR": "Responder", en: "Answer" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
} as const satisfies Record<string, Sentence | Counted>;

/** What nobody has confirmed for so long that it goes offline. */
export const LAPSING = {
  title: { "pt-BR": "Saem do ar esta semana", en: "Go offline this week" },
  text: {
    "pt-BR": "Faz 60 dias que ninguém confirma que estão disponíveis.",
    en: "Nobody has confirmed for 60 days that they are available.",
  },
  until: { "pt-BR": "até {day}", en: "by {day}" },
  more: { "pt-BR": "e mais {count}", en: "and {count} more" },
  confirm: { "pt-BR": "Confirmar que os {count} estão disponíveis", en: "Confirm all {count} as available" },
  confirmOne: { "pt-BR": "Confirmar que está disponível", en: "Confirm it as available" },
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
  refused: { "pt-BR": "Recusadas ou com falha", en: "Refused or failed" },
  ofCalls: { "pt-BR": "de {calls} chamadas em {days} dias", en: "of {calls} calls in {days} days" },
  errors: { "pt-BR": "Ver erros", en: "See errors" },
  lately: { "pt-BR": "Erros mais recentes", en: "Latest errors" },
  times: { "pt-BR": "Vezes", en: "Times" },
  all: { "pt-BR": "Ver todos os erros", en: "All errors" },
  noCalls: { "pt-BR": "Nenhuma chamada nos últimos 14 dias.", en: "No calls in the last 14 days." },
  noErrors: {
    "pt-BR": "Nenhum erro nos últimos {days} dias.",
    en: "No errors in the last {days} days.",
  },
  steps: { "pt-BR": "Três passos até a primeira chamada", en: "Three steps to the first call" },
  stepRequest: { "pt-BR": "Peça o acesso", en: "Request access" },
  stepKey: { "pt-BR": "Crie uma chave", en: "Make a key" },
  stepCall: { "pt-BR": "Faça a primeira chamada", en: "Make the first call" },
} as const satisfies Record<string, Sentence>;
