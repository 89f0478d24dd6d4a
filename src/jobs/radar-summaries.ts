import type { Database } from "../db/statement.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import { type AccountWindows, dueWindows, summarize, WINDOWS_OF_LOOK } from "../domain/radar/summaries.ts";
import { systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";

/** Accounts of one transaction, whose logs are told at once. */
const AT_ONCE = 20;

export interface SummaryPorts {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  log(accountId: string): Pick<EventLogPort, "drain">;
}

/** @returns how many events some accounts have of their windows; null when they could not be written */
const tell = async (
  ports: SummaryPorts,
  shard: string,
  accounts: readonly AccountWindows[],
  now: number,
): Promise<number | null> => {
  try {
    const told = await summarize(ports.shard(shard), accounts, now);
    if (told > 0) await Promise.all(accounts.map(([accountId]) => drainLog(ports, { accountId, shard })));
    return told;
  } catch (error) {
    logger.error("summaries wait", { shard, failure: failureOf(error) });
    return null;
  }
};

/** Tells accounts of the new matches of their clients, window by window (rules 26.37). */
export const tellSummaries = async (
  ports: SummaryPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ summaries: number }> => {
  let summaries = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    for (let more = true; more && !share.isSpent; ) {
      const accounts = await dueWindows(ports.shard(shard), now);
      let failed = false;
      for (let at = 0; at < accounts.length && !share.isSpent; at += AT_ONCE) {
        const told = await tell(ports, shard, accounts.slice(at, at + AT_ONCE), now);
        summaries += told ?? 0;
        failed ||= told === null;
      }
      const found = accounts.reduce((sum, [, windows]) => sum + windows.length, 0);
      // Those that failed would come first again: the next run begins with them.
      more = found === WINDOWS_OF_LOOK && !failed;
    }
  });
  return { summaries };
};
