import type { DomainEvent } from "../../db/plan.ts";
import { DIRECTORY } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { EventLogPort, LogAddress } from "../../ports/event-log.ts";

interface Logs {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

/** Tells an account's log to take its committed events from the outbox. If that fails, the sweep retries it. */
export const drainIntoLog = async ({ log }: Logs, address: LogAddress): Promise<void> => {
  try {
    await log(address.accountId).drain(address);
  } catch (error) {
    const { accountId } = address;
    logger.warn("log not drained; left to the sweep", { accountId, failure: failureOf(error) });
  }
};

/** Does the same for the logs of the committing account and of every other account with events. */
export const drainIntoLogs = async (
  logs: Logs,
  committer: LogAddress,
  events: readonly Pick<DomainEvent, "accountId">[],
): Promise<void> => {
  const otherAccountIds = new Set(events.flatMap(({ accountId }) => accountId ?? []));
  otherAccountIds.delete(committer.accountId);
  const addresses = [...otherAccountIds].map((accountId) => ({ accountId, shard: DIRECTORY }));
  await Promise.all([committer, ...addresses].map((address) => drainIntoLog(logs, address)));
};
