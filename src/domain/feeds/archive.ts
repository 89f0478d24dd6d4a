import { eq } from "drizzle-orm";
import type { WriteContext } from "../../call-context.ts";
import { StaleWrite } from "../../db/commit.ts";
import { prepared, read } from "../../db/prepared.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import { feedListings } from "../../db/schema/feed-listings.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { outcomeOf } from "../../vocabulary/feed-report.ts";
import {
  archivingStatements,
  assertMayShrink,
  decodePortfolio,
  portfolioStatement,
} from "../properties/portfolio.ts";
import { effectsOf, type PropertyEffects, withEligibility } from "../properties/record/index.ts";
import { inTurn, readRelated } from "../properties/related.ts";
import { nextVersion } from "../records/row.ts";
import { forgetConflictsOf } from "./conflicts.ts";
import {
  addCount,
  assertNotOvertaken,
  commitStep,
  isSpent,
  NOTHING_REPORTED,
  type Step,
  type SyncContext,
  type Tally,
} from "./sync-context.ts";

/** How many complete syncs in a row must miss a listing before it is archived. */
export const GRACE_SYNCS = 2;
const ARCHIVED_PER_COMMIT = 25;

export interface GoneListing {
  readonly ref: string;
  readonly propertyId: string;
  /** How many syncs have missed it, this one included. */
  readonly missing: number;
}

interface Absences {
  /** Properties that came from the feed and are no longer in it. */
  readonly gone: readonly GoneListing[];
  /** Whether the feed names a listing again that an earlier sync missed. */
  readonly hasReturned: boolean;
}

const listingsOf = prepared<"accountId">((name) =>
  read
    .select({
      ref: feedListings.ref,
      propertyId: feedListings.propertyId,
      missing: feedListings.missing,
      missedIn: feedListings.missedIn,
    })
    .from(feedListings)
    .where(eq(feedListings.accountId, name("accountId"))),
);

/** @param refs every code that the feed names */
export const findAbsences = async (
  { db, accountId, meter }: WriteContext,
  refs: ReadonlySet<string>,
  syncId: string | null,
): Promise<Absences> => {
  const [rows = []] = await run(db, [listingsOf({ accountId })], meter);
  const isNamed = (row: Row): boolean => refs.has(row.ref as string);
  const gone = rows
    .filter((row) => !isNamed(row))
    .map((row) => ({
      ref: row.ref as string,
      propertyId: row.property_id as string,
      missing: (row.missing as number) + (syncId !== null && row.missed_in === syncId ? 0 : 1),
    }));
  return { gone, hasReturned: rows.some((row) => isNamed(row) && (row.missing as number) > 0) };
};

const missedStatement = ({ accountId, syncId }: SyncContext, gone: readonly GoneListing[]): Statement =>
  sql(
    `UPDATE feed_listings SET missing = missing + 1, missed_in = ?1
     WHERE account_id = ?2 AND missed_in IS NOT ?1 AND ref IN (SELECT value FROM json_each(?3))`,
    syncId,
    accountId,
    JSON.stringify(gone.map(({ ref }) => ref)),
  );

/** To run after `missedStatement`: listings that this sync did not miss are present, even if skipped. */
const foundStatement = ({ accountId, syncId }: SyncContext): Statement =>
  sql(
    `UPDATE feed_listings SET missing = 0, missed_in = NULL
     WHERE account_id = ? AND missing > 0 AND missed_in IS NOT ?`,
    accountId,
    syncId,
  );

const forgetStatement = ({ accountId }: SyncContext, refs: readonly string[]): Statement =>
  sql(
    "DELETE FROM feed_listings WHERE account_id = ? AND ref IN (SELECT value FROM json_each(?))",
    accountId,
    JSON.stringify(refs),
  );

const archivingOf = (ctx: WriteContext, before: RelatedProperty): PropertyEffects => {
  const now = ctx.clock.now();
  const offline = withEligibility({ ...before, status: "INACTIVE", inactiveReason: "FEED_REMOVED" });
  const after = nextVersion(before, offline, now);
  const { accountId, propertyLimit: limit } = ctx;
  return effectsOf({ accountId, before, after, event: "property.updated", limit, now });
};

/** @throws StaleWrite; Refusal shrink_guard if deletions elsewhere have meanwhile used up the ceiling */
const archiveSome = async (ctx: SyncContext, gone: readonly GoneListing[], tally: Tally): Promise<Tally> => {
  const ids = gone.map(({ propertyId }) => propertyId);
  const properties = await readRelated(ctx, ids);
  const leaving = properties.filter(({ status }) => status === "ACTIVE");
  const next = addCount(tally, "archived", leaving.length);
  const refs = gone.map(({ ref }) => ref);
  const parts = inTurn(leaving, (property) => archivingOf(ctx, property));
  const counted =
    leaving.length > 0 ? archivingStatements(ctx.accountId, leaving.length, ctx.clock.now()) : [];
  const forgotten = [forgetStatement(ctx, refs), forgetConflictsOf(ctx.accountId, refs)];
  const outcomes = refs.map((ref) => outcomeOf(ref, "ARCHIVED"));
  await commitStep(ctx, parts, [...counted, ...forgotten], next, { ...NOTHING_REPORTED, outcomes });
  return next;
};

/** @throws Refusal shrink_guard if archiving them all would exceed the ceiling */
export const assertMayArchive = async (ctx: WriteContext, gone: readonly GoneListing[]): Promise<void> => {
  const { db, accountId, clock, meter } = ctx;
  const [counted, active] = await run(
    db,
    [
      portfolioStatement(accountId, clock.now()),
      sql(
        `SELECT count(*) AS active FROM properties
         WHERE +account_id = ? AND status = 'ACTIVE' AND id IN (SELECT value FROM json_each(?))`,
        accountId,
        JSON.stringify(gone.map(({ propertyId }) => propertyId)),
      ),
    ],
    meter,
  );
  assertMayShrink(decodePortfolio(counted?.[0]), active![0]!.active as number);
};

/** Retries one by one if a property has changed meanwhile; one that changes again waits for the next sync. */
const archiveEach = async (ctx: SyncContext, gone: readonly GoneListing[], tally: Tally): Promise<Tally> => {
  try {
    return await archiveSome(ctx, gone, tally);
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    await assertNotOvertaken(ctx);
    if (gone.length === 1) return tally;
  }
  let next = tally;
  for (const one of gone) next = await archiveEach(ctx, [one], next);
  return next;
};

/**
 * Why missing listings are not archived. SHRINK_GUARD: more than the ceiling allows would go. ROTATING: each fetch
 * brings another part of the portfolio.
 */
export type Kept = "SHRINK_GUARD" | "ROTATING" | null;

/** A feed rotates if at least this many listings return, and at least this share of the number that left. */
const MIN_RETURNED = 5;
const MIN_RETURNED_SHARE = 1 / 3;

/** @param returned how many listings have returned that an earlier sync missed */
export const isRotating = (returned: number, gone: number): boolean =>
  gone > 0 && returned >= MIN_RETURNED && returned >= gone * MIN_RETURNED_SHARE;

interface Archived extends Step {
  readonly kept: Kept;
  /** Properties that the feed no longer names. */
  readonly gone: readonly GoneListing[];
}

/** Archived properties are not found again, so the next message continues with the rest. */
const archiveAll = async (
  ctx: SyncContext,
  leaving: readonly GoneListing[],
  tally: Tally,
): Promise<Omit<Archived, "gone">> => {
  let next = tally;
  try {
    await assertMayArchive(ctx, leaving);
    for (let at = 0; at < leaving.length; at += ARCHIVED_PER_COMMIT) {
      if (at > 0 && isSpent(ctx)) return { tally: next, isWhole: false, kept: null };
      next = await archiveEach(ctx, leaving.slice(at, at + ARCHIVED_PER_COMMIT), next);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { tally: next, isWhole: true, kept: "SHRINK_GUARD" };
  }
  return { tally: next, isWhole: true, kept: null };
};

/**
 * Archives properties that two complete syncs have missed: all of them, or none if that exceeds the shrink ceiling or
 * the feed rotates.
 * @param refs every code in the feed
 * @param returned how many listings of the feed an earlier sync missed
 * @throws SyncOvertaken
 */
export const archiveGone = async (
  ctx: SyncContext,
  { refs, returned }: { readonly refs: ReadonlySet<string>; readonly returned: number },
  tally: Tally,
): Promise<Archived> => {
  const { gone, hasReturned } = await findAbsences(ctx, refs, ctx.syncId);
  if (gone.length === 0 && !hasReturned) return { tally, isWhole: true, kept: null, gone };
  await commitStep(ctx, [], [missedStatement(ctx, gone), foundStatement(ctx)], tally);
  if (isRotating(returned, gone.length)) return { tally, isWhole: true, kept: "ROTATING", gone };
  const leaving = gone.filter(({ missing }) => missing >= GRACE_SYNCS);
  return { ...(await archiveAll(ctx, leaving, tally)), gone };
};
