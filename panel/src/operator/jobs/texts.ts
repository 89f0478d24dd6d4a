import type { Sentence } from "../../../../src/lib/language.ts";

export const JOBS = {
  job: { "pt-BR": "Tarefa", en: "Job" },
  every: { "pt-BR": "A cada", en: "Every" },
  minutes: { "pt-BR": "{count} min", en: "{count} min" },
  last: { "pt-BR": "Última execução", en: "Last run" },
  done: { "pt-BR": "Última que terminou bem", en: "Last that ended well" },
  state: { "pt-BR": "Estado", en: "State" },
  late: { "pt-BR": "atrasada", en: "late" },
  failed: { "pt-BR": "falhou", en: "failed" },
  good: { "pt-BR": "em dia", en: "on time" },
  never: { "pt-BR": "nunca", en: "never" },
  took: { "pt-BR": "Duração em ms", en: "Took, in ms" },
  by: { "pt-BR": "Quem", en: "Who" },
  clock: { "pt-BR": "agenda", en: "schedule" },
  counts: { "pt-BR": "O que fez", en: "What it did" },
  began: { "pt-BR": "Começou", en: "Began" },
  none: { "pt-BR": "Nenhuma execução guardada.", en: "No run is kept." },
  runText: {
    "pt-BR": "Executar agora faz o trabalho devido neste momento. Não faz nada duas vezes.",
    en: "Running it now does the work that is due at this moment. It does nothing twice.",
  },
  run: { "pt-BR": "Executar agora", en: "Run now" },
} as const satisfies Record<string, Sentence>;

export const LETTERS = {
  none: { "pt-BR": "Nenhuma mensagem neste estado.", en: "No message in this state." },
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

/** What somebody did with a message before, behind their name. */
export const LETTER_ACTS: Readonly<Record<string, Sentence>> = {
  SENT: { "pt-BR": "{name} reenviou a mensagem:", en: "{name} sent the message again:" },
  LET_GO: { "pt-BR": "{name} deixou a mensagem:", en: "{name} let the message go:" },
};
