import * as z from "zod";
import type { BackofficeWords } from "../text.ts";

const JobRun = z
  .object({
    job: z.string(),
    now: z.iso.datetime(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "JobRun" });

export const JOB_WORDS = {
  operations: {
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
      summary: { "pt-BR": "Contagens do que fez.", en: "Counts of what it did.", example: { events: 0 } },
    },
  },
} satisfies BackofficeWords;
