import type { Sentence } from "../../../src/lib/language.ts";

export const EVENTS = {
  title: { "pt-BR": "Eventos", en: "Events" },
  intro: {
    "pt-BR": "O que aconteceu na conta, em ordem. O registro guarda 30 dias; nele não há nomes nem contatos.",
    en: "What happened in the account, in order. The log keeps 30 days; it holds no names and no contact data.",
  },
  since: { "pt-BR": "Desde", en: "Since" },
  type: { "pt-BR": "Tipo", en: "Type" },
  when: { "pt-BR": "Quando", en: "When" },
  sequence: { "pt-BR": "Ordem", en: "Order" },
  content: { "pt-BR": "Conteúdo", en: "Content" },
  id: { "pt-BR": "Id", en: "Id" },
  subject: { "pt-BR": "Objeto", en: "Object" },
  receivers: { "pt-BR": "Webhooks que o recebem", en: "Webhooks that receive it" },
  receiversText: {
    "pt-BR": "A página de cada um tem as entregas e o reenvio.",
    en: "The page of each has its deliveries, and sends one again.",
  },
  nobody: { "pt-BR": "Nenhum webhook ativo recebe este tipo.", en: "No active webhook receives this type." },
  none: { "pt-BR": "Nenhum evento neste período.", en: "No events in this period." },
} as const satisfies Record<string, Sentence>;

/** In hours. */
export const PERIODS: Readonly<Record<string, Sentence>> = {
  "1": { "pt-BR": "a última hora", en: "the last hour" },
  "24": { "pt-BR": "as últimas 24 horas", en: "the last 24 hours" },
  "168": { "pt-BR": "os últimos 7 dias", en: "the last 7 days" },
};
