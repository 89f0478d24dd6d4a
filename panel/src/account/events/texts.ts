import type { Sentence } from "../../../../src/lib/language.ts";

export const EVENTS = {
  title: { "pt-BR": "Eventos", en: "Events" },
  intro: {
    "pt-BR":
      "O que aconteceu na conta, do mais novo ao mais antigo. O registro guarda 30 dias; nele não há nomes nem contatos.",
    en: "What happened in the account, newest first. The log keeps 30 days; it holds no names and no contact data.",
  },
  ofObject: { "pt-BR": "Id do objeto", en: "Id of the object" },
  further: {
    "pt-BR": "Nada nestes eventos. Há mais antigos em Próximos.",
    en: "Nothing in these events. Select Next for older ones.",
  },
  type: { "pt-BR": "Tipo", en: "Type" },
  when: { "pt-BR": "Quando", en: "When" },
  sequence: { "pt-BR": "Ordem", en: "Order" },
  content: { "pt-BR": "Conteúdo", en: "Content" },
  id: { "pt-BR": "Id", en: "Id" },
  subject: { "pt-BR": "Sobre o quê", en: "About what" },
  owner: { "pt-BR": "Proprietário oferecido", en: "Offered owner" },
  account: { "pt-BR": "A conta", en: "The account" },
  move: { "pt-BR": "Mudança de banco de dados", en: "Move to another database" },
  batch: { "pt-BR": "Envio em lote", en: "Batch" },
  webhook: { "pt-BR": "Webhook", en: "Webhook" },
  again: { "pt-BR": "Reenviar", en: "Send again" },
  nobody: { "pt-BR": "Nenhum webhook recebe este evento.", en: "No webhook receives this event." },
  none: { "pt-BR": "Nenhum evento nos últimos 30 dias.", en: "No events in the last 30 days." },
} as const satisfies Record<string, Sentence>;
