import { commit, StaleWrite } from "../db/commit.ts";
import type { WholeEffects } from "../db/plan.ts";
import type { Feed } from "../db/schema/feeds.ts";
import { run, type Shards, type Statement, sql } from "../db/statement.ts";
import { AUTO_EVERY_MS, feedTable, syncJob } from "../domain/feeds/feed.ts";
import { feedUpdate, startSync } from "../domain/feeds/transitions.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { isMoved } from "../errors/platform.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";

/** No message waits or works this long, so a sync that does has lost its message. */
export const LOST_AFTER_MS = 20 * MINUTE_MS;
/** The most feeds of one shard and kind in one run; the next run takes the next ones. */
const MAX_FEEDS = 200;

interface FeedSweepPorts extends Shards {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

const SELECT = `SELECT ${feedTable.columns} FROM feeds`;

const scheduledFeeds = (now: number): Statement =>
  sql(
    `${SELECT} INDEXED BY feeds_scheduled WHERE scheduled_for IS NOT NULL AND scheduled_for <= ?
     AND sync_id IS NULL ORDER BY scheduled_for LIMIT ?`,
    now,
    MAX_FEEDS,
  );

const automaticFeeds = (now: number): Statement =>
  sql(
    `${SELECT} INDEXED BY feeds_auto WHERE auto_sync = 1 AND next_auto_at <= ? ORDER BY next_auto_at LIMIT ?`,
    now,
    MAX_FEEDS,
  );

const lostFeeds = (now: number): Statement =>
  sql(
    `${SELECT} INDEXED BY feeds_running WHERE sync_id IS NOT NULL AND queued_at <= ? AND leased_until <= ?
     ORDER BY queued_at LIMIT ?`,
    now - LOST_AFTER_MS,
    now,
    MAX_FEEDS,
  );

/** A running sync replaces the automatic one. */
const automaticSync = (feed: Feed, now: number): WholeEffects => {
  const next = { nextAutoAt: now + AUTO_EVERY_MS };
  return feed.syncId === null ? startSync(feed, now, next).effects : feedUpdate(feed, next);
};

const queuedAgain = (feed: Feed, now: number): WholeEffects => ({
  ...feedUpdate(feed, { queuedAt: now }),
  jobs: [syncJob(feed.accountId, feed.syncId!)],
});

const KINDS = [
  {
    name: "scheduled",
    due: scheduledFeeds,
    effects: (feed: Feed, now: number) => startSync(feed, now).effects,
  },
  { name: "automatic", due: automaticFeeds, effects: automaticSync },
  { name: "requeued", due: lostFeeds, effects: queuedAgain },
] as const;

type Summary = Record<(typeof KINDS)[number]["name"], number>;

/** @returns false if it failed, or if a call or another run has done it */
const apply = async (
  ports: FeedSweepPorts,
  shard: string,
  feed: Feed,
  effects: WholeEffects,
  now: number,
): Promise<boolean> => {
  const { accountId } = feed;
  try {
    await commit({ db: ports.shard(shard), accountId, now }, effects);
  } catch (error) {
    if (!(error instanceof StaleWrite) && !isMoved(error))
      logger.error("feed not swept", { accountId, failure: failureOf(error) });
    return false;
  }
  await drainIntoLog(ports, { accountId, shard });
  return true;
};

/** Begins the syncs that are due: scheduled for a window's end, every 6 hours, or left behind by a lost message. */
export const sweepFeeds = async (
  ports: FeedSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<Summary> => {
  const summary: Summary = { scheduled: 0, automatic: 0, requeued: 0 };
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    for (const { name, due, effects } of KINDS) {
      const [rows = []] = await run(ports.shard(shard), [due(now)]);
      for (const feed of rows.map(feedTable.decode))
        if (!share.isSpent && (await apply(ports, shard, feed, effects(feed, now), now))) summary[name] += 1;
    }
  });
  return summary;
};
