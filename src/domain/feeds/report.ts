import type { WriteContext } from "../../call-context.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { Refusal } from "../../errors/refusal.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { assertMayArchive, findAbsences, GRACE_SYNCS } from "./archive.ts";
import { diffFeed, type FeedDiff } from "./diff-feed.ts";
import { listingMessage, statusMessage } from "./sentences.ts";
import { decideListings, LISTINGS_PER_COMMIT } from "./upsert.ts";
import { NO_REMARKS, type Remarks } from "./reading/map-listing.ts";

/** Rows of a report; its counts are over all listings (rules 19.7). */
const MAX_REPORT_ROWS = 500;
/** Remarks kept: a row's listing may be anywhere in the feed. */
const MAX_REMARKS = 10 * MAX_REPORT_ROWS;
/** Somebody waits for the answer. */
const FETCH_MS = 25 * SECOND_MS;

export const REPORT_OUTCOMES = [
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "CONFIRMED",
  "SKIPPED",
  "ARCHIVED",
  "MISSING",
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

interface Row {
  readonly externalRef: string | null;
  readonly outcome: ReportOutcome;
  /** The code of why it is skipped or not archived. */
  readonly reason: string | null;
  readonly conflicts: readonly string[];
}

export interface ReportRow extends Row, Remarks {
  /** All remarks about the listing, in words. */
  readonly message: string | null;
}

export interface FeedReport {
  readonly status: FeedStatus;
  readonly message: string;
  readonly listings: readonly ReportRow[];
  /** Over all listings, even those without a row. */
  readonly counts: Readonly<Record<string, number>>;
}

const row = (externalRef: string | null, outcome: ReportOutcome, rest: Partial<Row> = {}): Row => ({
  externalRef,
  outcome,
  reason: null,
  conflicts: [],
  ...rest,
});

/** The outcome of the changed listings; beyond the report's rows only whether they are new. */
const changedRows = async (ctx: WriteContext, { changed, deferred }: FeedDiff): Promise<Row[]> => {
  const rows: Row[] = [];
  const detailed = changed.slice(0, MAX_REPORT_ROWS);
  for (let at = 0; at < detailed.length; at += LISTINGS_PER_COMMIT) {
    const { decided, skipped } = await decideListings(ctx, detailed.slice(at, at + LISTINGS_PER_COMMIT));
    for (const { listing, plan } of decided) {
      const { outcome, conflicts } = plan.result;
      rows.push(row(listing.ref, outcome as ReportOutcome, { conflicts }));
    }
    rows.push(...skipped.map(({ ref, reason }) => row(ref, "SKIPPED", { reason })));
  }
  const rest = [...changed.slice(MAX_REPORT_ROWS).map(({ known }) => known), ...deferred];
  return [
    ...rows,
    ...rest.map(({ ref, propertyId }) => row(ref, propertyId === null ? "CREATED" : "UPDATED")),
  ];
};

const goneRows = async (
  ctx: WriteContext,
  { refs }: FeedDiff,
): Promise<{ rows: Row[]; isGuarded: boolean }> => {
  const { gone } = await findAbsences(ctx, refs, null);
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

const countsOf = (rows: readonly Row[]): FeedReport["counts"] => {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

/** The effect of a sync now, listing by listing, with reasons. */
export const reportOn = async (
  ctx: WriteContext,
  outbound: OutboundPorts,
  feed: Feed,
): Promise<FeedReport> => {
  const feedContext: WriteContext = { ...ctx, source: "FEED" };
  const { db, meter, clock, language } = ctx;
  const options = { timeoutMs: FETCH_MS, maxRemarks: MAX_REMARKS };
  const diff = await diffFeed({ db, meter, outbound, now: clock.now() }, feed, options);
  const ended = (status: FeedStatus, rows: readonly Row[]): FeedReport => ({
    status,
    message: statusMessage(status, diff.fault, language),
    listings: rows.slice(0, MAX_REPORT_ROWS).map((one) => {
      const remarks = diff.remarks.get(one.externalRef ?? "") ?? NO_REMARKS;
      return { ...one, ...remarks, message: listingMessage(one.reason, remarks, language) };
    }),
    counts: countsOf(rows),
  });
  const { status } = diff;
  if (status !== "OK") return ended(status === "NOT_MODIFIED" ? "OK" : status, []);
  const changed = await changedRows(feedContext, diff);
  const skipped = diff.skipped.map(({ ref, reason }) => row(ref, "SKIPPED", { reason }));
  const gone = await goneRows(feedContext, diff);
  const unchanged = diff.unchanged.map(({ ref, isStale }) => row(ref, isStale ? "CONFIRMED" : "UNCHANGED"));
  return ended(gone.isGuarded ? "SHRINK_GUARD" : "OK", [...changed, ...gone.rows, ...skipped, ...unchanged]);
};
