import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import type { BackofficeDocs } from "../text.ts";

const JobRun = z
  .object({
    job: z.string(),
    now: z.iso.datetime(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "JobRun" });

const KeptRun = z
  .object({
    startedAt: z.iso.datetime(),
    ms: z.int(),
    actor: z.string().nullable(),
    failure: z.string().nullable(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "KeptJobRun" });

const JobState = z
  .object({
    job: z.string(),
    everyMinutes: z.int(),
    late: z.boolean(),
    doneAt: z.iso.datetime().nullable(),
    lastRun: orNull(KeptRun),
  })
  .meta({ id: "JobState" });

const SUMMARY = {
  summary: { "pt-BR": "Contagens do que fez.", en: "Counts of what it did.", example: { events: 0 } },
};

export const JOB_DOCS = {
  operations: {
    listJobs: {
      answer: z.object({ data: z.array(JobState) }),
      summary: { "pt-BR": "Listar as tarefas agendadas", en: "List the scheduled jobs" },
      description: {
        "pt-BR": "Cada uma com a última execução. Atrasada é a que há três vezes não termina bem.",
        en: "Each with its last run. A job is late if it has not ended well for three turns.",
      },
    },
    listJobRuns: {
      answer: z.object({ data: z.array(KeptRun) }),
      summary: { "pt-BR": "Listar as execuções de uma tarefa", en: "List the runs of a job" },
      description: { "pt-BR": "As últimas 30, a mais nova primeiro.", en: "The last 30, the newest first." },
    },
    runJob: {
      answer: z.object({ data: JobRun }),
      summary: { "pt-BR": "Executar agora uma tarefa agendada", en: "Run a scheduled job now" },
      description: {
        "pt-BR": "`now` toma o lugar do relógio, só fora da produção.",
        en: "`now` replaces the clock, outside production only.",
      },
      body: {},
    },
  },
  params: { job: { "pt-BR": "Nome da tarefa.", en: "Name of the job." } },
  schemas: {
    RunJobInput: {
      _: { "pt-BR": "Como rodar a tarefa.", en: "How to run the job." },
      now: {
        "pt-BR": "A hora a supor; só fora da produção.",
        en: "The assumed time; outside production only.",
      },
    },
    JobRun: {
      _: { "pt-BR": "O que a tarefa fez.", en: "What the job did." },
      job: { "pt-BR": "A tarefa.", en: "The job.", example: "retention" },
      now: { "pt-BR": "A hora suposta.", en: "The assumed time." },
      ...SUMMARY,
    },
    KeptJobRun: {
      _: { "pt-BR": "Uma execução guardada.", en: "A run that was kept." },
      startedAt: { "pt-BR": "Quando começou.", en: "When it began." },
      ms: { "pt-BR": "Quanto durou.", en: "How long it took.", example: 84 },
      actor: { "pt-BR": "Quem a mandou executar; null: o relógio.", en: "Who ran it; null for the clock." },
      failure: { "pt-BR": "O tipo do erro, se falhou.", en: "The kind of the error, if it failed." },
      ...SUMMARY,
    },
    JobState: {
      _: { "pt-BR": "Uma tarefa e seu estado.", en: "A job and its state." },
      job: { "pt-BR": "A tarefa.", en: "The job.", example: "retention" },
      everyMinutes: { "pt-BR": "Minutos entre duas vezes.", en: "Minutes between two turns.", example: 10 },
      late: { "pt-BR": "Se está atrasada.", en: "Whether it is late.", example: false },
      doneAt: { "pt-BR": "Quando terminou bem pela última vez.", en: "When it last ended well." },
      lastRun: { "pt-BR": "A última execução.", en: "The last run." },
    },
  },
} satisfies BackofficeDocs;
