import { and, eq } from "drizzle-orm";
import { commit, StaleWrite } from "../../db/commit.ts";
import { guardFresh, NO_EFFECTS, type WholeEffects } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { type Feed, type FeedCounts, feeds } from "../../db/schema/feeds.ts";
import { run, sql } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { NO_VALIDATORS, type Validators } from "../../outbound/guarded-stream.ts";
import type { KeptReport } from "../../vocabulary/feed-report.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { recountConflicts } from "./conflicts.ts";
import { feedTable, syncJob } from "./feed.ts";
import { keepReport } from "./kept-reports.ts";
import { forgetProgress } from "./progress.ts";
import {
  fence,
  NOTHING_REPORTED,
  progressStatement,
  type SyncContext,
  SyncOvertaken,
  type Tally,
} from "./sync-context.ts";

/** Writes changes to the feed's settings and windows; stale if another write came first. */
export const feedUpdate = (feed: Feed, columns: Partial<Feed>): WholeEffects => {
  const changed = { ...columns, version: feed.version + 1 };
  const update = feedTable.update(changed, "account_id = ? AND version = ?", [feed.accountId, feed.version]);
  return { ...NO_EFFECTS, statements: [update, guardFresh] };
};

export interface Started {
  readonly feed: Feed;
  readonly effects: WholeEffects;
}

/** Begins a sync now, which replaces the scheduled one. */
export const startSync = (feed: Feed, now: number, also: Partial<Feed> = {}): Started => {
  const syncId = newId("feedSync");
  const columns = {
    syncId,
    queuedAt: now,
    progressedAt: now,
    retryAt: null,
    leasedUntil: 0,
    tally: {},
    scheduledFor: null,
    ...also,
  };
  const effects = feedUpdate(feed, columns);
  return {
    feed: { ...feed, ...columns, version: feed.version + 1 },
    effects: { ...effects, jobs: [syncJob(feed.accountId, syncId)] },
  };
};

/** The longest run that the platform allows a consumer: a holder of an older lease is dead. */
export const LEASE_MS = 15 * MINUTE_MS;

type Metered = Pick<SyncContext, "db" | "meter">;

/** The account and its sync. */
interface SyncKey {
  readonly accountId: string;
  readonly syncId: string;
}

/** BUSY: another message runs the same sync. GONE: the sync is over. */
type SyncLease = Feed | "BUSY" | "GONE";

export const leaseSync = async (
  { db, meter }: Metered,
  { accountId, syncId }: SyncKey,
  now: number,
): Promise<SyncLease> => {
  const statements = [
    sql(
      `UPDATE feeds SET leased_until = ?, retry_at = NULL WHERE account_id = ? AND sync_id = ? AND leased_until <= ?
       RETURNING ${feedTable.columns}`,
      now + LEASE_MS,
      accountId,
      syncId,
      now,
    ),
    sql("SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?", accountId, syncId),
  ];
  const [claimed = [], existing = []] = await run(db, statements, meter);
  if (claimed[0]) return feedTable.decode(claimed[0]);
  return existing.length > 0 ? "BUSY" : "GONE";
};

/** Lets the next attempt begin at once. */
export const releaseSync = async ({ db, meter }: Metered, { accountId, syncId }: SyncKey): Promise<void> => {
  const released = "UPDATE feeds SET leased_until = 0 WHERE account_id = ? AND sync_id = ?";
  await run(db, [sql(released, accountId, syncId)], meter);
};

export interface SyncResult {
  readonly status: FeedStatus;
  readonly tally: Tally;
  /** How many listings the feed has. */
  readonly total: number;
  readonly skipped: number;
  /** Skipped listings that the same feed may bring in at the next sync. */
  readonly left: number;
  readonly validators: Validators;
  readonly contentHash: string | null;
  /** Null if the feed was not read: the last report stays. */
  readonly report: KeptReport | null;
}

const countsOf = ({ tally, total, skipped }: SyncResult): FeedCounts => {
  const { created = 0, updated = 0, archived = 0, confirmed = 0 } = tally;
  const unchanged = Math.max(0, total - created - updated - confirmed - skipped);
  return { created, updated, archived, skipped, unchanged, confirmed };
};

/** What lets the next request find the feed unchanged; nothing if this sync has left work. */
const validatorsOf = ({ status, left, validators, contentHash }: SyncResult) =>
  status === "OK" && left === 0 ? { ...validators, contentHash } : { ...NO_VALIDATORS, contentHash: null };

/** A feed without a running sync. */
export const AT_REST = {
  syncId: null,
  queuedAt: null,
  progressedAt: null,
  retryAt: null,
  leasedUntil: 0,
  stored: null,
} as const satisfies Partial<Feed>;

/** Ends a sync that changed nothing: the counts of the last good one stay. */
export const endWithout = async (
  { db, accountId, syncId, clock, meter }: SyncContext,
  status: FeedStatus,
  fault: string | null,
): Promise<void> => {
  const columns = { status, fault, lastSyncAt: clock.now(), ...AT_REST };
  const update = feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId]);
  await run(db, [update, forgetProgress(accountId, syncId)], meter);
};

/** Longer than any message runs or waits for its next attempt. */
const STALLED_AFTER_MS = 20 * MINUTE_MS;

const leaseOf = prepared<"accountId" | "syncId">((name) =>
  read
    .select({ leasedUntil: feeds.leasedUntil })
    .from(feeds)
    .where(and(eq(feeds.accountId, name("accountId")), eq(feeds.syncId, name("syncId")))),
);

/**
 * Fails a sync whose message was given up, unless another message holds the sync or did until just now: of two messages
 * for one sync, one may use up all its attempts waiting.
 */
export const failStalled = async ({
  db,
  accountId,
  syncId,
  clock,
  meter,
}: SyncContext): Promise<"BUSY" | "STANDS" | "OVER"> => {
  const now = clock.now();
  const failed = { status: "FAILED", fault: null, lastSyncAt: now, ...AT_REST } as const;
  const stalled = "account_id = ? AND sync_id = ? AND leased_until <= ? AND progressed_at <= ?";
  const lease = leaseOf({ accountId, syncId });
  const given = [accountId, syncId, now, now - STALLED_AFTER_MS];
  const statements = [feedTable.update(failed, stalled, given), lease, forgetProgress(accountId, syncId)];
  const [, rows = []] = await run(db, statements, meter);
  if (rows.length === 0) return "OVER";
  return rows.some((row) => (row.leased_until as number) > now) ? "BUSY" : "STANDS";
};

/** Ends a sync with its result. */
export const endSync = async (ctx: SyncContext, result: SyncResult): Promise<FeedStatus> => {
  const { db, accountId, syncId, clock, meter } = ctx;
  const columns = {
    status: result.status,
    fault: null,
    trusted: false,
    lastSyncAt: clock.now(),
    feedCount: result.total,
    counts: countsOf(result),
    ...(result.report?.connector && { connector: result.report.connector }),
    ...validatorsOf(result),
    ...AT_REST,
  };
  const conflicts = recountConflicts(accountId);
  const update = feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId]);
  const kept = result.report ? keepReport(accountId, syncId, clock.now(), result.report) : [];
  await run(db, [...kept, update, conflicts, forgetProgress(accountId, syncId)], meter);
  return result.status;
};

/** The sync stays under way: its message is delivered again at `retryAt`; until then the feed shows why. */
export const postpone = async (
  { db, accountId, syncId, meter }: SyncContext,
  retryAt: number,
  fault: string | null,
): Promise<void> => {
  const columns = { leasedUntil: 0, queuedAt: retryAt, progressedAt: retryAt, retryAt, fault };
  await run(db, [feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId])], meter);
};

/** Another message continues the sync. @throws SyncOvertaken when it is over */
export const continueInNextMessage = async (
  ctx: SyncContext,
  tally: Tally,
  workedTo: number,
): Promise<"CONTINUES"> => {
  const { db, accountId, syncId, clock, meter } = ctx;
  const now = clock.now();
  const released = feedTable.update(
    { leasedUntil: 0, queuedAt: now, progressedAt: now, tally },
    "account_id = ? AND sync_id = ?",
    [accountId, syncId],
  );
  const reported = ctx.unreported.followedBy({ ...NOTHING_REPORTED, workedTo });
  const statements = [fence(ctx), progressStatement(ctx, reported), released];
  const effects = { ...NO_EFFECTS, statements, jobs: [syncJob(accountId, syncId)] };
  try {
    await commit({ db, accountId, now, meter }, effects);
  } catch (error) {
    throw error instanceof StaleWrite ? new SyncOvertaken() : error;
  }
  return "CONTINUES";
};
