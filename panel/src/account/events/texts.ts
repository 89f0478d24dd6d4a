import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const EVENTS = {
  title: ptEn("Eventos", "Events"),
  intro: ptEn(
    "O que aconteceu na conta, do mais recente ao mais antigo. O registro guarda 30 dias, sem nomes nem contatos.",
    "What happened in the account, newest first. The log keeps 30 days, without names or contact details.",
  ),
  ofObject: ptEn("Id do objeto", "Object ID"),
  further: ptEn(
    "Nenhum resultado nesta página. Veja os mais antigos em Próximos.",
    "No matches on this page. Select Next for older events.",
  ),
  type: ptEn("Tipo", "Type"),
  when: ptEn("Quando", "When"),
  sequence: ptEn("Sequência", "Sequence"),
  content: ptEn("Conteúdo", "Content"),
  id: ptEn("Id", "ID"),
  subject: ptEn("Referente a", "Subject"),
  owner: ptEn("Proprietário oferecido", "Offered owner"),
  account: ptEn("A conta", "The account"),
  move: ptEn("Transferência de banco de dados", "Move to another database"),
  batch: ptEn("Envio em lote", "Batch"),
  webhook: ptEn("Webhook", "Webhook"),
  again: ptEn("Reenviar", "Send again"),
  nobody: ptEn("Nenhum webhook recebe este evento.", "No webhook receives this event."),
  none: ptEn("Nenhum evento nos últimos 30 dias.", "No events in the last 30 days."),
} as const satisfies Record<string, Sentence>;
