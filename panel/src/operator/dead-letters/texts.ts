import type { Sentence } from "../../../../src/lib/language.ts";

export const LETTERS = {
  none: { "pt-BR": "Nenhuma mensagem nesta situação.", en: "No messages with this status." },
  message: { "pt-BR": "Mensagem", en: "Message" },
  queue: { "pt-BR": "Fila", en: "Queue" },
  kind: { "pt-BR": "Tarefa", en: "Task" },
  account: { "pt-BR": "Conta", en: "Account" },
  at: { "pt-BR": "Falha definitiva", en: "Failed for good" },
  state: { "pt-BR": "Situação", en: "State" },
  reason: { "pt-BR": "Motivo", en: "Reason" },
  reasonHint: {
    "pt-BR": "Por que não é preciso reenviar. Não inclua dados pessoais.",
    en: "Why it need not be sent again. Do not include personal data.",
  },
  actor: { "pt-BR": "Quem resolveu", en: "Resolved by" },
  settled: { "pt-BR": "Resolvida", en: "Resolved" },
  worker: { "pt-BR": "Responsável", en: "Assigned to" },
  send: { "pt-BR": "Reenviar para a fila", en: "Send it again" },
  letGo: { "pt-BR": "Descartar", en: "Discard" },
} as const satisfies Record<string, Sentence>;

export const LETTER_STATES = {
  OPEN: { "pt-BR": "Aguardam", en: "Waiting" },
  SENT: { "pt-BR": "Reenviadas", en: "Sent again" },
  LET_GO: { "pt-BR": "Descartadas", en: "Discarded" },
} as const satisfies Record<string, Sentence>;

/** What somebody did with a message before, after their name. */
export const LETTER_ACTS: Readonly<Record<string, Sentence>> = {
  SENT: { "pt-BR": "{name} reenviou a mensagem:", en: "{name} sent the message again:" },
  LET_GO: { "pt-BR": "{name} descartou a mensagem:", en: "{name} discarded the message:" },
};
