import { type Database, run, type Shards, sql } from "../db/statement.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";

/** A row this old was left behind: the drain after its call has failed or never ran. */
const LEFT_BEHIND_MS = MINUTE_MS;
/** Accounts of one shard and one run; the next run takes the next ones. */
const MAX_ACCOUNTS = 5_000;
const AT_ONCE = 20;

export interface OutboxPorts extends Shards {
  log(accountId: string): EventLogPort;
}

const leftBehind = async (db: Database, now: number): Promise<string[]> => {
  const statement = sql(
    `SELECT account_id FROM outbox GROUP BY account_id HAVING min(created_at) < ?
     ORDER BY min(created_at) LIMIT ?`,
    now - LEFT_BEHIND_MS,
    MAX_ACCOUNTS,
  );
  const [rows] = await run(db, [statement]);
  return rows!.map((row) => row.account_id as string);
};

/** @returns whether the account's log emptied its outbox */
const drain = async (ports: OutboxPorts, accountId: string, shard: string): Promise<boolean> => {
  try {
    await ports.log(accountId).drain({ accountId, shard });
    return true;
  } catch (error) {
    logger.error("drain failed in the sweep", { accountId, failure: failureOf(error) });
    return false;
  }
};

/** Has the logs take rows that a crash, or a refusing queue, left in the outbox. */
export const sweepOutbox = async (
  ports: OutboxPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ drained: number; stillWaiting: number }> => {
  const results: boolean[] = [];
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const accountIds = await leftBehind(ports.shard(shard), now);
    for (let at = 0; at < accountIds.length && !share.isSpent; at += AT_ONCE) {
      const group = accountIds.slice(at, at + AT_ONCE);
      results.push(...(await Promise.all(group.map((accountId) => drain(ports, accountId, shard)))));
    }
  });
  const drained = results.filter(Boolean).length;
  return { drained, stillWaiting: results.length - drained };
};
