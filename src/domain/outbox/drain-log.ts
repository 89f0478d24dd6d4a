import { failureOf, logger } from "../../lib/logger.ts";
import type { EventLogPort, LogAddress } from "../../ports/event-log.ts";

/** Has an account's log take what was committed; when it cannot, the sweep of the outbox does it. */
export const drainLog = async (
  { log }: { log(accountId: string): Pick<EventLogPort, "drain"> },
  address: LogAddress,
): Promise<void> => {
  try {
    await log(address.accountId).drain(address);
  } catch (error) {
    const { accountId } = address;
    logger.warn("drain waits for the sweep", { accountId, failure: failureOf(error) });
  }
};
