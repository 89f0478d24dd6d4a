import { type Database, run, sql } from "../../src/db/statement.ts";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import type { Services } from "../../src/services.ts";

/**
 * Runs a job until each of its parts has covered everything once. A single run stops when its budget is spent, and
 * starts where an earlier test's run stopped, so what it covers depends on all earlier tests.
 */
export const runUntilOver = async (
  directory: Database,
  runOnce: () => Promise<unknown>,
  maxRuns: number,
): Promise<void> => {
  await run(directory, [sql("DELETE FROM job_positions")]);
  let left: ReadonlySet<unknown> | undefined;
  for (let runs = 1; runs <= maxRuns; runs += 1) {
    await runOnce();
    const [stopped = []] = await run(directory, [sql("SELECT job FROM job_positions")]);
    const jobs: ReadonlySet<unknown> = new Set(stopped.map(({ job }) => job));
    // A finished part begins again while others are not finished.
    left = new Set([...(left ?? jobs)].filter((job) => jobs.has(job)));
    if (left.size === 0) return;
  }
  throw new Error(`${maxRuns} runs were not enough.`);
};

export const runWhole = (job: JobName, services: Services, now: number): Promise<void> =>
  runUntilOver(services.directory, () => runJob(job, services, now), 100);
