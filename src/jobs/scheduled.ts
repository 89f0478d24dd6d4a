import { failureOf, logger } from "../lib/logger.ts";
import { servicesOf } from "../services.ts";
import type { JobName } from "./registry.ts";
import { runJob } from "./registry.ts";

/**
 * The jobs of each cron of wrangler.toml; a test holds the two together. Each has a trigger to itself, and with it an
 * invocation's limits: none waits for another or takes what it needs (docs/adr/0014-scheduled-work-in-turns.md).
 */
export const SCHEDULE: Readonly<Record<string, readonly JobName[]>> = {
  "* * * * *": ["feed-sync"],
  "*/2 * * * *": ["trash-purge"],
  "1-59/2 * * * *": ["confirmations"],
  "*/3 * * * *": ["delivery-sweep"],
  "*/5 * * * *": ["outbox-sweep"],
  "1-59/5 * * * *": ["batch-sweep"],
  "2-59/5 * * * *": ["photo-sweep"],
  "3-59/5 * * * *": ["mails"],
  "4-59/10 * * * *": ["retention"],
};

/**
 * Runs the jobs of a cron one after the other; one that fails does not stop the next.
 * @throws AggregateError at the end when any failed, so that the platform shows the run as failed
 */
export const scheduled = async (controller: ScheduledController, env: Env): Promise<void> => {
  const services = servicesOf(env);
  const failures: unknown[] = [];
  for (const job of SCHEDULE[controller.cron] ?? []) {
    try {
      logger.info("job done", { job, ...(await runJob(job, services, controller.scheduledTime)) });
    } catch (error) {
      logger.error("job failed", { job, failure: failureOf(error) });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Jobs of ${controller.cron} failed.`);
};
