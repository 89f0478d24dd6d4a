import type { DomainEvent } from "../db/plan.ts";
import { DIRECTORY } from "../db/statement.ts";
import { expireSome } from "../domain/captacao/expire-offers.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import type { Platform } from "../domain/platform.ts";
import { Budget } from "./budget.ts";

/** Has the logs take their events from the directory; the sweep of the outbox brings the rest. */
const publish = async (ports: Platform, events: readonly DomainEvent[]): Promise<void> => {
  const accounts = new Set(events.flatMap(({ accountId }) => accountId ?? []));
  await Promise.all([...accounts].map((accountId) => drainIntoLog(ports, { accountId, shard: DIRECTORY })));
};

/** Ends the offers that nobody accepted in time. */
export const runCaptacaoDeadlines = async (
  ports: Platform,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ expired: number }> => {
  let expired = 0;
  while (!budget.isSpent) {
    const events = await expireSome(ports.directory, now);
    if (events === null) break;
    expired += events.length;
    await publish(ports, events);
  }
  return { expired };
};
