import type { Sentence } from "../../../../src/lib/language.ts";

export const EVENTS = {
  title: { "pt-BR": "Eventos", en: "Events" },
  intro: {
    "pt-BR":
      "O que aconteceu na conta, do mais recente ao mais antigo. O registro guarda 30 dias, sem nomes nem contatos.",
    en: "What happened in the account, newest first. The log keeps 30 days, without names or contact data.",
  },
  ofObject: { "pt-BR": "Id do objeto", en: "Object id" },
  further: {
    "pt-BR": "Nenhum resultado nesta página. Veja os mais antigos em Próximos.",
    en: "No matches on this page. Select Next for older events.",
  },
  type: { "pt-BR": "Tipo", en: "Type" },
  when: { "pt-BR": "Quando", en: "When" },
  sequence: { "pt-BR": "Sequência", en: "Sequence" },
  content: { "pt-BR": "Conteúdo", en: "Content" },
  id: { "pt-BR": "Id", en: "Id" },
  subject: { "pt-BR": "Referente a", en: "Subject" },
  owner: { "pt-BR": "Proprietário oferecido", en: "Offered owner" },
  account: { "pt-BR": "A conta", en: "The account" },
  move: { "pt-BR": "Transferência de banco de dados", en: "Move to another database" },
  batch: { "pt-BR": "Envio em lote", en: "Batch" },
  webhook: { "pt-BR": "Webhook", en: "Webhook" },
  again: { "pt-BR": "Reenviar", en: "Send again" },
  nobody: { "pt-BR": "Nenhum webhook recebe este evento.", en: "No webhook receives this event." },
  none: { "pt-BR": "Nenhum evento nos últimos 30 dias.", en: "No events in the last 30 days." },
} as const satisfies Record<string, Sentence>;
