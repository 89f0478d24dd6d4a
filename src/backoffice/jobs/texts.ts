import type { Texts } from "../../contract/texts.ts";

export const JOB_TEXTS: Texts = {
  operations: {
    runJob: {
      summary: ["Executar agora uma tarefa agendada", "Run a scheduled job now"],
      description: [
        "`now` toma o lugar do relógio, só fora da produção.",
        "`now` replaces the clock, outside production only.",
      ],
      body: {},
    },
  },
  params: { job: ["Nome da tarefa.", "Name of the job."] },
  schemas: {
    RunJobInput: {
      _: ["Como rodar a tarefa.", "How to run the job."],
      now: ["A hora a supor; só fora da produção.", "The assumed time; outside production only."],
    },
    JobRun: {
      _: ["O que a tarefa fez.", "What the job did."],
      job: ["A tarefa.", "The job.", "retention"],
      now: ["A hora suposta.", "The assumed time."],
      summary: ["Contagens do que fez.", "Counts of what it did.", { events: 0 }],
    },
  },
};
