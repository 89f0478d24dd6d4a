import * as z from "zod";

const JobRun = z
  .object({
    job: z.string(),
    now: z.iso.datetime(),
    summary: z.record(z.string(), z.int()),
  })
  .meta({ id: "JobRun" });

export const JOB_ANSWERS = {
  runJob: z.object({ data: JobRun }),
};
