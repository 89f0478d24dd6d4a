import type { Sentence } from "../../../../src/lib/language.ts";

export const LETTERS = {
  none: { "pt-BR": "Nenhuma mensagem neste estado.", en: "No messages in this state." },
  message: { "pt-BR": "Mensagem", en: "Message" },
  queue: { "pt-BR": "Fila", en: "Queue" },
  kind: { "pt-BR": "O que pedia", en: "What it asked for" },
  account: { "pt-BR": "Conta", en: "Account" },
  at: { "pt-BR": "A fila desistiu", en: "Given up" },
  state: { "pt-BR": "Estado", en: "State" },
  reason: { "pt-BR": "Motivo", en: "Reason" },
  reasonHint: {
    "pt-BR": "Por que não é preciso reenviar. Sem dados pessoais.",
    en: "Why it need not be sent again. No personal data.",
  },
  actor: { "pt-BR": "Quem resolveu", en: "Settled by" },
  settled: { "pt-BR": "Resolvida", en: "Settled" },
  worker: { "pt-BR": "Com quem está", en: "Taken by" },
  send: { "pt-BR": "Reenviar à fila", en: "Send it again" },
  letGo: { "pt-BR": "Deixar", en: "Let it go" },
} as const satisfies Record<string, Sentence>;

export const LETTER_STATES = {
  OPEN: { "pt-BR": "Esperam", en: "Waiting" },
  SENT: { "pt-BR": "Reenviadas", en: "Sent again" },
  LET_GO: { "pt-BR": "Deixadas", en: "Let go" },
} as const satisfies Record<string, Sentence>;

/** What somebody did with a message before, after their name. */
export const LETTER_ACTS: Readonly<Record<string, Sentence>> = {
  SENT: { "pt-BR": "{name} reenviou a mensagem:", en: "{name} sent the message again:" },
  LET_GO: { "pt-BR": "{name} deixou a mensagem:", en: "{name} dropped the message:" },
};
