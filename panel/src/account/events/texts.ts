import type { Sentence } from "../../../../src/lib/language.ts";

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
  webhook: { "pt-BR": "Webhook", en: "Webhook" },
  again: { "pt-BR": "Reenviar", en: "Send again" },
  nobody: { "pt-BR": "Nenhum webhook recebe este evento.", en: "No webhook receives this event." },
  none: { "pt-BR": "Nenhum evento neste período.", en: "No events in this period." },
} as const satisfies Record<string, Sentence>;

/** In hours. */
export const PERIODS: Readonly<Record<string, Sentence>> = {
  "1": { "pt-BR": "1 hora", en: "1 hour" },
  "24": { "pt-BR": "24 horas", en: "24 hours" },
  "168": { "pt-BR": "7 dias", en: "7 days" },
};
