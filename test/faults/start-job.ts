import type { JobName } from "../../src/jobs/registry.ts";
import { SCHEDULE, scheduled } from "../../src/jobs/scheduled.ts";

const cronOf = (job: JobName): string => Object.entries(SCHEDULE).find(([, jobs]) => jobs.includes(job))![0];

/** Starts a job as the platform does, with the others of its cron. */
export const startJob = (job: JobName, bindings: Env): Promise<unknown> =>
  scheduled({ cron: cronOf(job), scheduledTime: Date.now() }, bindings, undefined, async () => undefined);
