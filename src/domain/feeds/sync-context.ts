import type { WriteContext } from "../../call-context.ts";
import { commit } from "../../db/commit.ts";
import { type Effects, guard, joinEffects, withConsequences } from "../../db/plan.ts";
import type { FeedCounts } from "../../db/schema/feeds.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import type { FeedStore } from "../../ports/feed-store.ts";
import type { ListingOutcome } from "../../vocabulary/feed-report.ts";
import { countedOnce } from "../properties/portfolio.ts";
import { MAX_REPORT_ROWS } from "./kept-reports.ts";

/** What became of listings, for the sync's report. */
export interface Reported {
  /** The byte of the sync's file up to which listings are processed; null if it processed none. */
  readonly workedTo: number | null;
  readonly skipped: number;
  readonly outcomes: readonly ListingOutcome[];
}

export const NOTHING_REPORTED: Reported = { workedTo: null, skipped: 0, outcomes: [] };

/** What no commit has stored yet; the next one stores it, so that a crash loses no part of a report. */
export class Unreported {
  #reported = NOTHING_REPORTED;

  /** What is not stored yet, followed by the given part. */
  followedBy({ workedTo, skipped, outcomes }: Reported): Reported {
    return {
      workedTo: workedTo ?? this.#reported.workedTo,
      skipped: this.#reported.skipped + skipped,
      outcomes: [...this.#reported.outcomes, ...outcomes],
    };
  }

  keep(reported: Reported): void {
    this.#reported = reported;
  }
}

/** A running sync: its writes are committed only while it is the account's current one. */
export interface SyncContext extends WriteContext {
  readonly syncId: string;
  /** The sync's files outside the database. */
  readonly store: FeedStore;
  /** The owner has said that codes name the same properties as before. */
  readonly isTrusted: boolean;
  /** After this many D1 statements, the message hands over to another. */
  readonly maxStatements: number;
  readonly unreported: Unreported;
}

/** The sync is no longer the account's current one: the feed was changed or removed meanwhile. */
export class SyncOvertaken extends Error {
  override readonly name = "SyncOvertaken";
}

export type Tally = Partial<FeedCounts>;

export const addCount = (tally: Tally, name: keyof FeedCounts, more: number): Tally =>
  more === 0 ? tally : { ...tally, [name]: (tally[name] ?? 0) + more };

/** A step of a sync in several commits: its counts so far, and whether it is complete. */
export interface Step {
  readonly tally: Tally;
  readonly isWhole: boolean;
}

/** Checked after each commit, so that every message makes progress. */
export const isSpent = ({ meter, maxStatements }: SyncContext): boolean => meter.statements >= maxStatements;

/** Checks that the sync is still the account's current one. */
export const fence = ({ accountId, syncId }: Pick<SyncContext, "accountId" | "syncId">): Statement =>
  guard("stale", "EXISTS (SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?)", accountId, syncId);

/** Appends what became of listings to what the sync has stored before. */
export const progressStatement = (
  { accountId, syncId }: Pick<SyncContext, "accountId" | "syncId">,
  { workedTo, skipped, outcomes }: Reported,
): Statement =>
  sql(
    `INSERT INTO feed_progress (account_id, sync_id, part, refs, worked_to, skipped, outcomes)
     SELECT ?1, ?2, 1 + coalesce(max(part), -1), '[]', ?3, ?4, ?5 FROM feed_progress
     WHERE account_id = ?1 AND sync_id = ?2`,
    accountId,
    syncId,
    workedTo,
    skipped,
    JSON.stringify(outcomes.slice(0, MAX_REPORT_ROWS)),
  );

/** Commits a step of a sync with its count, so a repetition after a crash is not counted twice. */
export const commitStep = async (
  ctx: SyncContext,
  parts: readonly Effects[],
  also: readonly Statement[],
  tally: Tally,
  reported: Reported = NOTHING_REPORTED,
): Promise<void> => {
  const { accountId, syncId, db, meter } = ctx;
  const effects = withConsequences(joinEffects(parts), ctx.consequencesOf);
  const noted = sql(
    "UPDATE feeds SET tally = ? WHERE account_id = ? AND sync_id = ?",
    JSON.stringify(tally),
    accountId,
    syncId,
  );
  const all = ctx.unreported.followedBy(reported);
  const statements = [
    fence(ctx),
    ...countedOnce(effects.statements),
    ...also,
    ...(all.workedTo === null && all.outcomes.length === 0 ? [] : [progressStatement(ctx, all)]),
    noted,
  ];
  await commit({ db, accountId, now: ctx.clock.now(), meter }, { ...effects, statements });
  ctx.unreported.keep(NOTHING_REPORTED);
};

/** @throws SyncOvertaken */
export const assertNotOvertaken = async ({ db, accountId, syncId, meter }: SyncContext): Promise<void> => {
  const statement = sql("SELECT 1 FROM feeds WHERE account_id = ? AND sync_id = ?", accountId, syncId);
  const [rows = []] = await run(db, [statement], meter);
  if (rows.length === 0) throw new SyncOvertaken();
};
