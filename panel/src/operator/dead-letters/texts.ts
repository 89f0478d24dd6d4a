import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const LETTERS = {
  none: ptEn("Nenhuma mensagem nesta situação.", "No messages with this status."),
  message: ptEn("Mensagem", "Message"),
  queue: ptEn("Fila", "Queue"),
  kind: ptEn("Tarefa", "Task"),
  account: ptEn("Conta", "Account"),
  at: ptEn("Falha definitiva", "Final failure"),
  state: ptEn("Situação", "State"),
  reason: ptEn("Motivo", "Reason"),
  reasonHint: ptEn(
    "Por que não é preciso reenviar. Não inclua dados pessoais.",
    "Why it need not be sent again. Do not include personal data.",
  ),
  actor: ptEn("Quem resolveu", "Resolved by"),
  settled: ptEn("Resolvida", "Resolved"),
  worker: ptEn("Responsável", "Assigned to"),
  send: ptEn("Reenviar para a fila", "Send it again"),
  letGo: ptEn("Descartar", "Discard"),
} as const satisfies Record<string, Sentence>;

export const LETTER_STATES = {
  OPEN: ptEn("Aguardam", "Waiting"),
  SENT: ptEn("Reenviadas", "Sent again"),
  LET_GO: ptEn("Descartadas", "Discarded"),
} as const satisfies Record<string, Sentence>;

/** What another operator has already done with a message. */
export const LETTER_ACTS: Readonly<Record<string, Sentence>> = {
  SENT: ptEn("{name} reenviou a mensagem:", "{name} sent the message again:"),
  LET_GO: ptEn("{name} descartou a mensagem:", "{name} discarded the message:"),
};
