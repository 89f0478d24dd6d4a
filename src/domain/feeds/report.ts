import type { WriteContext } from "../../call-context.ts";
import type { Feed } from "../../db/schema/feeds.ts";
import { Refusal } from "../../errors/refusal.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import {
  type KeptReport,
  type ListingOutcome,
  NO_REMARKS,
  outcomeOf,
  type Remarks,
  type ReportOutcome,
} from "../../vocabulary/feed-report.ts";
import {
  assertMayArchive,
  findAbsences,
  type GoneListing,
  GRACE_SYNCS,
  isRotating,
  type Kept,
} from "./archive.ts";
import {
  type ChangedListing,
  changedListing,
  diffFeed,
  type FeedDiff,
  type FoundListing,
  inputIn,
} from "./diff-feed.ts";
import { respelledIn } from "./duplicate-finder.ts";
import { MAX_REPORT_ROWS } from "./kept-reports.ts";
import type { KnownListing } from "./known-listings.ts";
import { namesOtherProperties } from "./marks.ts";
import { type PresentedReport, presentReport } from "./present-report.ts";
import { decideListings, LISTINGS_PER_COMMIT, remarksOfWrite } from "./upsert.ts";

/** Short, because somebody is waiting for the answer. */
const FETCH_MS = 25 * SECOND_MS;

/** The rows of a report: what happened to each listing, and the remarks on it. */
export const rowsOf = (
  outcomes: readonly ListingOutcome[],
  remarks: ReadonlyMap<string, Remarks>,
): KeptReport["listings"] =>
  outcomes.slice(0, MAX_REPORT_ROWS).map(({ remarks: written = [], ...one }) => {
    const reported = remarks.get(one.externalRef ?? "") ?? NO_REMARKS;
    return { ...one, ...reported, remarks: [...reported.remarks, ...written] };
  });

export const skippedRows = ({ skipped }: Pick<FeedDiff, "skipped">): ListingOutcome[] =>
  skipped.map(({ ref, reason }) => outcomeOf(ref, "SKIPPED", { reason }));

export const OTHER_PROPERTY = "OTHER_PROPERTY";

/** The rows of a feed that waits for its owner's decision. */
export const heldRows = (others: Iterable<string>): ListingOutcome[] =>
  [...others].map((ref) => outcomeOf(ref, "SKIPPED", { reason: OTHER_PROPERTY }));

/** How often each remark was made, and each reason not to write a listing. */
export const allReasons = (
  found: KeptReport["reasons"],
  written: readonly ListingOutcome[],
): KeptReport["reasons"] => {
  const reasons: Record<string, number> = { ...found };
  for (const { outcome, reason } of written)
    if (outcome === "SKIPPED" && reason !== null) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return reasons;
};

/** Listings that left the feed. */
export const goneRows = (
  gone: readonly GoneListing[],
  kept: Kept,
  refs: ReadonlySet<string>,
): ListingOutcome[] => {
  const respelled = respelledIn(refs);
  return gone.map(({ ref, missing }) => {
    const value = respelled(ref);
    const details =
      value === undefined ? {} : { remarks: [{ code: "code_alike" as const, field: "externalRef", value }] };
    if (kept === "ROTATING") return outcomeOf(ref, "MISSING", { reason: kept, ...details });
    if (missing < GRACE_SYNCS) return outcomeOf(ref, "MISSING", { reason: "GRACE_PERIOD", ...details });
    return kept
      ? outcomeOf(ref, "MISSING", { reason: kept, ...details })
      : outcomeOf(ref, "ARCHIVED", details);
  });
};

/** The outcomes of the changed listings; for those beyond the report's rows, only whether they fit the plan. */
const changedRows = async (
  ctx: WriteContext,
  detailed: readonly ChangedListing[],
  rest: readonly KnownListing[],
): Promise<ListingOutcome[]> => {
  const rows: ListingOutcome[] = [];
  let active: number | null = null;
  for (let at = 0; at < detailed.length; at += LISTINGS_PER_COMMIT) {
    const some = detailed.slice(at, at + LISTINGS_PER_COMMIT);
    const decided = await decideListings(ctx, some, active);
    active = decided.active;
    for (const { listing, plan } of decided.decided) {
      const { outcome, conflicts } = plan.result;
      const details = { conflicts, remarks: remarksOfWrite(plan.result) };
      rows.push(outcomeOf(listing.ref, outcome as ReportOutcome, details));
    }
    rows.push(...decided.skipped.map(({ ref, reason }) => outcomeOf(ref, "SKIPPED", { reason })));
  }
  let room = ctx.propertyLimit - (active ?? 0);
  return [
    ...rows,
    ...rest.map(({ ref, propertyId }) => {
      if (propertyId !== null) return outcomeOf(ref, "UPDATED");
      room -= 1;
      return room >= 0
        ? outcomeOf(ref, "CREATED")
        : outcomeOf(ref, "SKIPPED", { reason: "plan_limit_reached" });
    }),
  ];
};

const absentRows = async (
  ctx: WriteContext,
  { refs, returned }: FeedDiff,
): Promise<{ rows: ListingOutcome[]; kept: Kept }> => {
  const { gone } = await findAbsences(ctx, refs, null);
  if (gone.length === 0) return { rows: [], kept: null };
  const leaving = gone.filter(({ missing }) => missing >= GRACE_SYNCS);
  let kept: Kept = isRotating(returned, gone.length) ? "ROTATING" : null;
  try {
    await assertMayArchive(ctx, leaving);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    kept ??= "SHRINK_GUARD";
  }
  return { rows: goneRows(gone, kept, refs), kept };
};

const countsOf = (rows: readonly ListingOutcome[]): KeptReport["counts"] => {
  const counts: Partial<Record<ReportOutcome, number>> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

/** The effect of a sync now, listing by listing, with reasons. */
export const reportOn = async (
  ctx: WriteContext,
  outbound: OutboundPorts,
  feed: Feed,
): Promise<PresentedReport> => {
  const feedContext: WriteContext = { ...ctx, source: "FEED" };
  const { db, meter, clock, language } = ctx;
  const detailed: ChangedListing[] = [];
  const rest: KnownListing[] = [];
  const take = (listing: FoundListing, known: KnownListing): void => {
    if (detailed.length < MAX_REPORT_ROWS)
      detailed.push(changedListing({ ...listing, input: inputIn(listing) }, known));
    else rest.push(known);
  };
  const diff = await diffFeed({ db, meter, outbound, now: clock.now() }, feed, { timeoutMs: FETCH_MS, take });
  const reportOf = (
    status: KeptReport["status"],
    rows: readonly ListingOutcome[],
    written: readonly ListingOutcome[] = [],
  ): PresentedReport => {
    const summary = diff.findings.summary();
    return presentReport(
      {
        ...summary,
        reasons: allReasons(summary.reasons, written),
        status,
        fault: diff.fault,
        connector: diff.connector,
        counts: countsOf(rows),
        listings: rowsOf(rows, diff.findings.remarks),
      },
      language,
    );
  };
  const { status } = diff;
  if (status !== "OK") return reportOf(status === "NOT_MODIFIED" ? "OK" : status, []);
  if (!feed.trusted && (await namesOtherProperties(feedContext, diff))) {
    const held = heldRows(diff.others);
    return reportOf("HELD", held, held);
  }
  if (!feed.trusted) diff.findings.addReassigned(diff.others);
  const changed = await changedRows(feedContext, detailed, rest);
  const gone = await absentRows(feedContext, diff);
  const unchanged = diff.unchanged.map(({ ref, isStale }) =>
    outcomeOf(ref, isStale ? "CONFIRMED" : "UNCHANGED"),
  );
  return reportOf(
    gone.kept === "SHRINK_GUARD" ? "SHRINK_GUARD" : "OK",
    [...changed, ...gone.rows, ...skippedRows(diff), ...unchanged],
    changed,
  );
};
