import { failureOf, logger } from "../lib/logger.ts";
import { runBackups } from "./run.ts";
import { type BackupsEnv, backupStoresOf } from "./stores.ts";

/** The Worker's only cron. */
export const EVERY_MINUTE = "* * * * *";

/** @throws what failed, so that the platform shows the run as failed */
export const backUp = async (
  { scheduledTime }: Pick<ScheduledController, "scheduledTime">,
  env: BackupsEnv,
): Promise<void> => {
  try {
    logger.info("backups", { ...(await runBackups(backupStoresOf(env), scheduledTime)) });
  } catch (error) {
    logger.error("backups failed", { failure: failureOf(error) });
    throw error;
  }
};
