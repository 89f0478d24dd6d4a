import type { Sentence } from "../../../../src/lib/language.ts";

export const JOBS = {
  job: { "pt-BR": "Tarefa", en: "Job" },
  every: { "pt-BR": "A cada", en: "Every" },
  minutes: { "pt-BR": "{count}\u00a0min", en: "{count}\u00a0min" },
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
  none: { "pt-BR": "Nenhuma execução guardada.", en: "No runs are stored." },
  runText: {
    "pt-BR": "Executar agora faz o trabalho devido neste momento. Não faz nada duas vezes.",
    en: "Running it now does the work that is due. Nothing is done twice.",
  },
  run: { "pt-BR": "Executar agora", en: "Run now" },
} as const satisfies Record<string, Sentence>;
