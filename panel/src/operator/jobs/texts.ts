import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const JOBS = {
  job: ptEn("Tarefa", "Job"),
  every: ptEn("A cada", "Every"),
  minutes: ptEn("{count}\u00a0min", "{count}\u00a0min"),
  last: ptEn("Última execução", "Last run"),
  done: ptEn("Última com sucesso", "Last successful run"),
  state: ptEn("Situação", "State"),
  late: ptEn("atrasada", "overdue"),
  failed: ptEn("falhou", "failed"),
  good: ptEn("em dia", "on time"),
  never: ptEn("nunca", "never"),
  took: ptEn("Duração em ms", "Duration in ms"),
  by: ptEn("Quem", "Who"),
  clock: ptEn("agendamento", "schedule"),
  counts: ptEn("O que fez", "What it did"),
  began: ptEn("Início", "Started"),
  none: ptEn("Nenhuma execução registrada.", "No runs recorded."),
  runText: ptEn(
    "Faz agora o que já está na hora de fazer. Nada é feito duas vezes.",
    "Does the work that is due now. Nothing is done twice.",
  ),
  run: ptEn("Executar agora", "Run now"),
} as const satisfies Record<string, Sentence>;
