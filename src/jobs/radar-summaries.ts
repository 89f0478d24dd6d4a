import type { Shards } from "../db/statement.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { type AccountWindows, dueWindows, FIRST, type Place, summarize } from "../domain/radar/summaries.ts";
import { isMoved } from "../errors/platform.ts";
import { systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";
import { startAnew, startOf, stopAt } from "./turns.ts";

/** Accounts per transaction, whose logs are notified together. */
const AT_ONCE = 20;
const JOB = "radar-summaries";

interface SummaryPorts extends Shards {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

/** @returns the number of events from some accounts' windows; null if they could not be written */
const publish = async (
  ports: SummaryPorts,
  shard: string,
  accounts: readonly AccountWindows[],
  now: number,
): Promise<number | null> => {
  try {
    const published = await summarize(ports.shard(shard), accounts, now);
    if (published > 0)
      await Promise.all(accounts.map(([accountId]) => drainIntoLog(ports, { accountId, shard })));
    return published;
  } catch (error) {
    if (!isMoved(error)) logger.error("summaries wait", { shard, failure: failureOf(error) });
    return null;
  }
};

/** Notifies accounts together, or one by one if that fails, so that one account cannot block the others. */
const publishEach = async (
  ports: SummaryPorts,
  shard: string,
  accounts: readonly AccountWindows[],
  now: number,
): Promise<{ published: number; failed: boolean }> => {
  const together = await publish(ports, shard, accounts, now);
  if (together !== null) return { published: together, failed: false };
  const alone: (number | null)[] = [];
  for (const account of accounts) alone.push(await publish(ports, shard, [account], now));
  return {
    published: alone.reduce<number>((sum, published) => sum + (published ?? 0), 0),
    failed: alone.includes(null),
  };
};

/** The windows of one shard, from where the last run stopped: windows that failed wait after all others. */
const publishOfShard = async (
  ports: SummaryPorts,
  shard: string,
  now: number,
  budget: Budget,
): Promise<number> => {
  const db = ports.shard(shard);
  const start = await startOf(db, JOB);
  let place: Place = start === "" ? FIRST : (JSON.parse(start) as Place);
  let summaries = 0;
  for (let isOver = false; !isOver; ) {
    const { accounts, end } = await dueWindows(db, now, place);
    let failed = false;
    for (let at = 0; at < accounts.length; at += AT_ONCE) {
      if (budget.isSpent) {
        // The next run would read this page from its beginning, failures first, so it starts after it instead.
        await stopAt(db, JOB, JSON.stringify(failed ? (end ?? FIRST) : place));
        return summaries;
      }
      const group = await publishEach(ports, shard, accounts.slice(at, at + AT_ONCE), now);
      summaries += group.published;
      failed ||= group.failed;
    }
    isOver = end === null;
    place = end ?? place;
  }
  if (start !== "") await startAnew(db, JOB);
  return summaries;
};

/** Notifies accounts of the new matches of their clients, window by window (rules 26.37). */
export const publishSummaries = async (
  ports: SummaryPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ summaries: number }> => {
  let summaries = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    if (!share.isSpent) summaries += await publishOfShard(ports, shard, now, share);
  });
  return { summaries };
};
