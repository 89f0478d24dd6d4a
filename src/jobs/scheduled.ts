import { SECOND_MS, type Wait } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { systemWait } from "../lib/wait.ts";
import { type Services, servicesOf } from "../services.ts";
import { runAndRecord } from "./job-runs.ts";
import type { JobName } from "./registry.ts";

/**
 * The jobs of each cron of wrangler.toml, which names them too; a test compares the two. A long job has a
 * trigger to itself, and with it an invocation's limits: it neither waits for another nor takes its resources
 * (docs/adr/0014-scheduled-work-in-turns.md). Jobs of every minute are short.
 */
export const SCHEDULE: Readonly<Record<string, readonly JobName[]>> = {
  "* * * * *": ["gate-notices", "feed-sync", "radar-summaries", "moves"],
  "*/2 * * * *": ["trash-purge"],
  "1-59/2 * * * *": ["confirmations"],
  "*/3 * * * *": ["delivery-sweep"],
  "1-59/3 * * * *": ["captacao-deadlines"],
  "*/5 * * * *": ["outbox-sweep"],
  "1-59/5 * * * *": ["batch-sweep"],
  "2-59/5 * * * *": ["photo-sweep"],
  "3-59/5 * * * *": ["mails"],
  "4-59/10 * * * *": ["retention"],
  "9-59/10 * * * *": ["radar-sweep"],
  "8-59/10 * * * *": ["captacao-demand"],
  "6-59/10 * * * *": ["partnership-sweep"],
  "7-59/10 * * * *": ["shard-sizes", "search-words", "neighborhoods"],
};

/** Crons come a minute apart: a job that may wait for at most half a minute runs again in its middle (rules 3.10). */
const TWICE_A_MINUTE: ReadonlySet<JobName> = new Set<JobName>(["gate-notices"]);
const HALF_A_MINUTE_MS = 30 * SECOND_MS;

/** @returns the failure; a failing job does not stop the next */
const runInTurn = async (jobs: readonly JobName[], services: Services, now: number): Promise<unknown[]> => {
  const failures: unknown[] = [];
  for (const job of jobs) {
    try {
      logger.info("job done", { job, ...(await runAndRecord(services, { name: job, now, actor: null })) });
    } catch (error) {
      logger.error("job failed", { job, failure: failureOf(error) });
      failures.push(error);
    }
  }
  return failures;
};

/**
 * Runs the jobs of a cron one after the other.
 * @throws AggregateError at the end when any failed, so that the platform shows the run as failed
 */
export const scheduled = async (
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
  env: Env,
  _context?: ExecutionContext,
  wait: Wait = systemWait,
): Promise<void> => {
  const services = servicesOf(env);
  const jobs = SCHEDULE[cron] ?? [];
  const midway = async (): Promise<unknown[]> => {
    const again = jobs.filter((job) => TWICE_A_MINUTE.has(job));
    if (again.length === 0) return [];
    const at = scheduledTime + HALF_A_MINUTE_MS;
    await wait(Math.max(0, at - services.clock.now()));
    return runInTurn(again, services, at);
  };
  const failures = (await Promise.all([runInTurn(jobs, services, scheduledTime), midway()])).flat();
  if (failures.length > 0) throw new AggregateError(failures, `Jobs of ${cron} failed.`);
};
