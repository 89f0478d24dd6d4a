import * as z from "zod";

const JobRun = z
  .object({
    job: z.string(),
    now: z.iso.datetime(),
    summary: z.record(z.string(), z.int()).meta({ description: "Counts of what the job did." }),
  })
  .meta({ id: "JobRun" });

export const JOB_ANSWERS = {
  runJob: z.object({ data: JobRun }),
};
