import { commit, guardFresh } from "../../db/commit.ts";
import { type Effects, NO_EFFECTS } from "../../db/plan.ts";
import type { Feed, FeedCounts } from "../../db/schema/feeds.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { NO_VALIDATORS, type Validators } from "../../outbound/guarded-stream.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { feedTable, syncJob } from "./feed.ts";
import type { SyncContext, Tally } from "./sync-context.ts";

/** Writes what of the configuration and the windows changes; stale when another write came between. */
export const feedUpdate = (feed: Feed, columns: Partial<Feed>): Effects => {
  const changed = { ...columns, version: feed.version + 1 };
  const update = feedTable.update(changed, "account_id = ? AND version = ?", [feed.accountId, feed.version]);
  return { statements: [update, guardFresh], events: [], jobs: [] };
};

export interface Started {
  readonly feed: Feed;
  readonly effects: Effects;
}

/** Begins a sync now; what was scheduled is done with it. */
export const startSync = (feed: Feed, now: number, also: Partial<Feed> = {}): Started => {
  const syncId = newId("feedSync");
  const columns = { syncId, queuedAt: now, leasedUntil: 0, tally: {}, scheduledFor: null, ...also };
  const effects = feedUpdate(feed, columns);
  return {
    feed: { ...feed, ...columns, version: feed.version + 1 },
    effects: { ...effects, jobs: [syncJob(feed.accountId, syncId)] },
  };
};

/** As long as the platform lets a consumer run: whoever holds a lease longer is dead. */
export const LEASE_MS = 15 * MINUTE_MS;

/** Which sync of which account. */
interface SyncKey {
  readonly accountId: string;
  readonly syncId: string;
}

/** BUSY: another message works the same sync. GONE: the sync is over. */
export type SyncLease = Feed | "BUSY" | "GONE";

export const leaseSync = async (
  db: Database,
  { accountId, syncId }: SyncKey,
  now: number,
): Promise<SyncLease> => {
  const [claimed = [], standing = []] = await run(db, [
    sql(
      `UPDATE feeds SET leased_until = ? WHERE account_id = ? AND sync_id = ? AND leased_until <= ?
       RETURNING ${feedTable.columns}`,
      now + LEASE_MS,
      accountId,
      syncId,
      now,
    ),
    sql("SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?", accountId, syncId),
  ]);
  if (claimed[0]) return feedTable.decode(claimed[0]);
  return standing.length > 0 ? "BUSY" : "GONE";
};

/** Lets the next attempt begin at once. */
export const releaseSync = async (db: Database, { accountId, syncId }: SyncKey): Promise<void> => {
  await run(db, [
    sql("UPDATE feeds SET leased_until = 0 WHERE account_id = ? AND sync_id = ?", accountId, syncId),
  ]);
};

export interface Ended {
  readonly status: FeedStatus;
  readonly tally: Tally;
  readonly seen: number;
  readonly skipped: number;
  /** Of the skipped, what another look at the same feed may bring in. */
  readonly left: number;
  readonly validators: Validators;
}

const countsOf = ({ tally, seen, skipped }: Ended): FeedCounts => {
  const { created = 0, updated = 0, archived = 0, confirmed = 0 } = tally;
  const unchanged = Math.max(0, seen - created - updated - confirmed - skipped);
  return { created, updated, archived, skipped, unchanged, confirmed };
};

/** What the next request may name, when nothing of this answer is left to do. */
const validatorsOf = ({ status, left, validators }: Ended): Validators =>
  status === "OK" && left === 0 ? validators : NO_VALIDATORS;

const CONFLICTS = "(SELECT count(*) FROM feed_listings WHERE account_id = ? AND conflicted = 1)";

/** Ends a sync that changed nothing: the counts of the last good one stay. */
export const endWithout = async (
  { db, accountId, syncId, clock, meter }: SyncContext,
  status: FeedStatus,
  fault: string | null,
): Promise<void> => {
  const ended = { status, fault, lastSyncAt: clock.now(), syncId: null, queuedAt: null, leasedUntil: 0 };
  await run(db, [feedTable.update(ended, "account_id = ? AND sync_id = ?", [accountId, syncId])], meter);
};

/** Ends a sync with what came of it. */
export const endSync = async (ctx: SyncContext, ended: Ended): Promise<FeedStatus> => {
  const { db, accountId, syncId, clock, meter } = ctx;
  const columns = {
    status: ended.status,
    fault: null,
    lastSyncAt: clock.now(),
    feedCount: ended.seen,
    counts: countsOf(ended),
    ...validatorsOf(ended),
    syncId: null,
    queuedAt: null,
    leasedUntil: 0,
  };
  const conflicts = sql(
    `UPDATE feeds SET conflicts = ${CONFLICTS} WHERE account_id = ?`,
    accountId,
    accountId,
  );
  const update = feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId]);
  await run(db, [update, conflicts], meter);
  return ended.status;
};

/** The sync stays under way, and from here on counts the time after which it is taken for lost. */
export const postpone = async ({
  db,
  accountId,
  syncId,
  clock,
  meter,
}: SyncContext): Promise<"POSTPONED"> => {
  const columns = { leasedUntil: 0, queuedAt: clock.now() };
  await run(db, [feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId])], meter);
  return "POSTPONED";
};

/** Another message goes on with the sync. */
export const handOn = async (ctx: SyncContext, tally: Tally): Promise<"CONTINUES"> => {
  const { db, accountId, syncId, clock, meter } = ctx;
  const released = feedTable.update(
    { leasedUntil: 0, queuedAt: clock.now(), tally },
    "account_id = ? AND sync_id = ?",
    [accountId, syncId],
  );
  const effects = { ...NO_EFFECTS, statements: [released], jobs: [syncJob(accountId, syncId)] };
  await commit({ db, accountId, now: clock.now(), meter }, effects);
  return "CONTINUES";
};
