import type { Sentence } from "../../../../src/lib/language.ts";

export const JOBS = {
  job: { "pt-BR": "Tarefa", en: "Job" },
  every: { "pt-BR": "A cada", en: "Every" },
  minutes: { "pt-BR": "{count}\u00a0min", en: "{count}\u00a0min" },
  last: { "pt-BR": "Última execução", en: "Last run" },
  done: { "pt-BR": "Última com sucesso", en: "Last successful run" },
  state: { "pt-BR": "Situação", en: "State" },
  late: { "pt-BR": "atrasada", en: "late" },
  failed: { "pt-BR": "falhou", en: "failed" },
  good: { "pt-BR": "em dia", en: "on time" },
  never: { "pt-BR": "nunca", en: "never" },
  took: { "pt-BR": "Duração em ms", en: "Duration in ms" },
  by: { "pt-BR": "Quem", en: "Who" },
  clock: { "pt-BR": "agendamento", en: "schedule" },
  counts: { "pt-BR": "O que fez", en: "What it did" },
  began: { "pt-BR": "Início", en: "Started" },
  none: { "pt-BR": "Nenhuma execução registrada.", en: "No runs recorded." },
  runText: {
    "pt-BR": "Faz agora o que já está na hora de fazer. Nada é feito duas vezes.",
    en: "Does the work that is due now. Nothing is done twice.",
  },
  run: { "pt-BR": "Executar agora", en: "Run now" },
} as const satisfies Record<string, Sentence>;
