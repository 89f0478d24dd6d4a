import type { DomainEvent } from "../../db/plan.ts";
import { DIRECTORY } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { EventLogPort, LogAddress } from "../../ports/event-log.ts";

interface Logs {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

/** Has an account's log take committed events; if it cannot, the outbox's sweep does. */
export const drainLog = async ({ log }: Logs, address: LogAddress): Promise<void> => {
  try {
    await log(address.accountId).drain(address);
  } catch (error) {
    const { accountId } = address;
    logger.warn("drain waits for the sweep", { accountId, failure: failureOf(error) });
  }
};

/** The same for the logs of the committing account and of every other account with events. */
export const drainLogs = async (
  logs: Logs,
  own: LogAddress,
  events: readonly Pick<DomainEvent, "accountId">[],
): Promise<void> => {
  const others = new Set(events.flatMap(({ accountId }) => accountId ?? []));
  others.delete(own.accountId);
  const addresses = [...others].map((accountId) => ({ accountId, shard: DIRECTORY }));
  await Promise.all([own, ...addresses].map((address) => drainLog(logs, address)));
};
