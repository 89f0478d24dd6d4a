import type { WriteContext } from "../../call-context.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { Refusal } from "../../errors/refusal.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { assertMayArchive, GRACE_SYNCS, presenceOf } from "./archive.ts";
import { type Survey, surveyFeed } from "./survey.ts";
import { decideListings, LISTINGS_PER_COMMIT } from "./upsert.ts";

/** Rows of a report; its counts are over all listings (rules 19.7). */
export const MAX_REPORT_ROWS = 500;
/** Somebody waits for the answer. */
const FETCH_MS = 25 * SECOND_MS;

export type ReportOutcome =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "CONFIRMED"
  | "SKIPPED"
  | "ARCHIVED"
  | "MISSING";

export interface ReportRow {
  readonly externalRef: string | null;
  readonly outcome: ReportOutcome;
  /** Why it is skipped or not archived: a code. */
  readonly reason: string | null;
  readonly conflicts: readonly string[];
}

export interface FeedReport {
  readonly status: FeedStatus;
  readonly listings: readonly ReportRow[];
  /** Over all listings, those without a row included. */
  readonly counts: Readonly<Record<string, number>>;
}

const row = (
  externalRef: string | null,
  outcome: ReportOutcome,
  rest: Partial<ReportRow> = {},
): ReportRow => ({
  externalRef,
  outcome,
  reason: null,
  conflicts: [],
  ...rest,
});

/** What would become of the changed listings; of those beyond the report's rows only whether they are new. */
const changedRows = async (ctx: WriteContext, { changed, dropped }: Survey): Promise<ReportRow[]> => {
  const rows: ReportRow[] = [];
  const detailed = changed.slice(0, MAX_REPORT_ROWS);
  for (let at = 0; at < detailed.length; at += LISTINGS_PER_COMMIT) {
    const { decided, skipped } = await decideListings(ctx, detailed.slice(at, at + LISTINGS_PER_COMMIT));
    for (const { listing, plan } of decided) {
      const { outcome, conflicts } = plan.result;
      rows.push(row(listing.ref, outcome as ReportOutcome, { conflicts }));
    }
    rows.push(...skipped.map(({ ref, reason }) => row(ref, "SKIPPED", { reason })));
  }
  const rest = [...changed.slice(MAX_REPORT_ROWS).map(({ known }) => known), ...dropped];
  return [
    ...rows,
    ...rest.map(({ ref, propertyId }) => row(ref, propertyId === null ? "CREATED" : "UPDATED")),
  ];
};

const goneRows = async (
  ctx: WriteContext,
  { seen }: Survey,
): Promise<{ rows: ReportRow[]; isGuarded: boolean }> => {
  const { gone } = await presenceOf(ctx.db, ctx.accountId, seen, null);
  if (gone.length === 0) return { rows: [], isGuarded: false };
  const leaving = gone.filter(({ missing }) => missing >= GRACE_SYNCS);
  let isGuarded = false;
  try {
    await assertMayArchive(ctx, leaving);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    isGuarded = true;
  }
  const rows = gone.map((listing) => {
    if (!leaving.includes(listing)) return row(listing.ref, "MISSING", { reason: "GRACE_PERIOD" });
    return isGuarded ? row(listing.ref, "MISSING", { reason: "SHRINK_GUARD" }) : row(listing.ref, "ARCHIVED");
  });
  return { rows, isGuarded };
};

const report = (status: FeedStatus, rows: readonly ReportRow[]): FeedReport => {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return { status, listings: rows.slice(0, MAX_REPORT_ROWS), counts };
};

/** What a sync would do now, listing by listing, and why. */
export const reportOn = async (
  ctx: WriteContext,
  outbound: OutboundPorts,
  feed: Feed,
): Promise<FeedReport> => {
  const feedContext: WriteContext = { ...ctx, source: "FEED" };
  const now = ctx.clock.now();
  const survey = await surveyFeed({ db: ctx.db, outbound, now }, feed, { timeoutMs: FETCH_MS });
  const { status } = survey;
  if (status !== "OK") return report(status === "NOT_MODIFIED" ? "OK" : status, []);
  const changed = await changedRows(feedContext, survey);
  const skipped = survey.skipped.map(({ ref, reason }) => row(ref, "SKIPPED", { reason }));
  const gone = await goneRows(feedContext, survey);
  const unchanged = survey.unchanged.map(({ ref, isStale }) => row(ref, isStale ? "CONFIRMED" : "UNCHANGED"));
  return report(gone.isGuarded ? "SHRINK_GUARD" : "OK", [...changed, ...gone.rows, ...skipped, ...unchanged]);
};
