import { run, sql } from "../../src/db/statement.ts";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import type { Services } from "../../src/services.ts";

const MAX_RUNS = 100;

/**
 * Runs a job until it has been over everything. One run ends where its budget does, and begins where another test's has
 * ended: how much of it that is depends on what all tests before have left.
 */
export const runWhole = async (job: JobName, services: Services, now: number): Promise<void> => {
  const { directory } = services;
  await run(directory, [sql("DELETE FROM job_positions")]);
  for (let runs = 1; runs <= MAX_RUNS; runs += 1) {
    await runJob(job, services, now);
    const [stopped] = await run(directory, [sql("SELECT job FROM job_positions")]);
    if (stopped!.length === 0) return;
  }
  throw new Error(`${job} does not come to its end.`);
};
