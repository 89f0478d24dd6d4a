import { failureOf, logger } from "../lib/logger.ts";
import { servicesOf } from "../services.ts";
import type { JobName } from "./registry.ts";
import { runJob } from "./registry.ts";

/** The jobs of each cron of wrangler.toml; a test holds the two together. */
export const SCHEDULE: Readonly<Record<string, readonly JobName[]>> = {
  "* * * * *": ["feed-sync"],
  "*/5 * * * *": ["outbox-sweep"],
  "17 * * * *": ["retention"],
  "41 6 * * *": ["confirmations", "trash-purge"],
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
