import type { JOB_ANSWERS } from "../../../backoffice/jobs/answers.ts";
import type { BackofficeTexts } from "../text.ts";

export const JOB_TEXTS: BackofficeTexts<keyof typeof JOB_ANSWERS> = {
  operations: {
    runJob: {
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
};
