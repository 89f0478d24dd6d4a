import type { Feed } from "../../db/schema/feeds.ts";
import { HOUR_MS, SECOND_MS } from "../../lib/clock.ts";
import { logger } from "../../lib/logger.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { type KeptReport, type ListingOutcome, outcomeOf } from "../../vocabulary/feed-report.ts";
import { archiveGone, type GoneListing } from "./archive.ts";
import { confirmStale, confirmUnchanged } from "./confirm-unchanged.ts";
import { type ChangedListing, diffFeed, type FeedDiff } from "./diff-feed.ts";
import { isAnythingOpen, staleProperties } from "./known-listings.ts";
import { fitting } from "./kept-reports.ts";
import { loadProgress, type Progress } from "./progress.ts";
import { isHeld, relisted } from "./identity.ts";
import { keepMarks, marksOfGone } from "./marks.ts";
import { holdSync } from "./hold.ts";
import { goneRows, rowsOf, skippedRows } from "./report.ts";
import { isSpent, type SyncContext, type Tally } from "./sync-context.ts";
import { endSync, endWithout, handOn, postpone } from "./transitions.ts";
import { LISTINGS_PER_COMMIT, upsertListings } from "./upsert.ts";

/** The longest wait that a server can ask for: the automatic sync would come sooner than a longer one. */
const MAX_WAIT_SECONDS = HOUR_MS / SECOND_MS;

/** CONTINUES: another message continues. */
export type SyncEnd = FeedStatus | "CONTINUES" | { readonly retryInSeconds: number };

export interface SyncOptions {
  /** The wait before an unavailable feed is asked for again; null when this was the last attempt. */
  readonly waitSeconds: number | null;
  readonly maxChangedBytes?: number;
}

/** The work of one message on one feed. */
class Sync {
  readonly #ctx: SyncContext;
  readonly #outbound: OutboundPorts;
  readonly #feed: Feed;
  readonly #options: SyncOptions;
  readonly #progress: Progress;
  readonly #worked: string[] = [];
  readonly #outcomes: ListingOutcome[] = [];
  #skipped = 0;
  #tally: Tally;

  constructor(
    ctx: SyncContext,
    outbound: OutboundPorts,
    feed: Feed,
    options: SyncOptions,
    progress: Progress,
  ) {
    this.#ctx = ctx;
    this.#outbound = outbound;
    this.#feed = feed;
    this.#options = options;
    this.#progress = progress;
    this.#tally = feed.tally;
  }

  async run(): Promise<SyncEnd> {
    const diff = await this.#diff();
    if (diff.status === "NOT_MODIFIED") return this.#endUnmodified();
    if (diff.status !== "OK") return this.#endWithout(diff, diff.status);
    if (await this.#isHeld(diff)) return this.#hold(diff);
    await keepMarks(this.#ctx, diff.unmarked);
    const isWhole = await this.#upsert(diff.changed);
    if (!isWhole || diff.deferred.length > 0) return this.#handOn();
    const confirmed = await confirmUnchanged(this.#ctx, diff.unchanged, this.#tally);
    this.#tally = confirmed.tally;
    if (!confirmed.isWhole) return this.#handOn();
    const archived = await archiveGone(this.#ctx, diff.refs, this.#tally);
    this.#tally = archived.tally;
    if (!archived.isWhole) return this.#handOn();
    return this.#end(diff, archived.isGuarded ? "SHRINK_GUARD" : "OK", archived.gone);
  }

  /** Whether the codes of the feed name other properties than before. Nothing has been written then. */
  async #isHeld({ others, fresh, refs, total }: FeedDiff): Promise<boolean> {
    const isFirst = this.#progress.next === 0;
    if (!isFirst || this.#ctx.isTrusted) return false;
    if (isHeld(others.size, total)) return true;
    if (!isHeld(fresh.length, total)) return false;
    return isHeld(relisted(fresh, await marksOfGone(this.#ctx, refs)), total);
  }

  #hold(diff: FeedDiff): Promise<FeedStatus> {
    const { others, total, connector, findings } = diff;
    const reason = "OTHER_PROPERTY";
    const rows = [...others].map((ref) => outcomeOf(ref, "SKIPPED", { reason }));
    const summary = findings.summary();
    const report: KeptReport = {
      ...summary,
      status: "HELD",
      fault: null,
      connector,
      reasons: { ...summary.reasons, [reason]: others.size },
      counts: { SKIPPED: others.size },
      listings: fitting(rowsOf(rows, findings.remarks)),
    };
    return holdSync(this.#ctx, this.#feed, { report, others: others.size, total });
  }

  async #diff(): Promise<FeedDiff> {
    const { db, meter, clock } = this.#ctx;
    const isConditional = await this.#mayBeConditional();
    const { worked } = this.#progress;
    const { maxChangedBytes } = this.#options;
    const { syncId } = this.#ctx;
    const options = {
      isConditional,
      worked,
      syncId,
      ...(maxChangedBytes !== undefined && { maxChangedBytes }),
    };
    return diffFeed({ db, meter, outbound: this.#outbound, now: clock.now() }, this.#feed, options);
  }

  async #mayBeConditional(): Promise<boolean> {
    const { etag, lastModified, status } = this.#feed;
    const isFirst = this.#progress.next === 0;
    if (!isFirst || status !== "OK" || (etag === null && lastModified === null)) return false;
    return !(await isAnythingOpen(this.#ctx, this.#ctx.clock.now()));
  }

  /** @returns whether all of them have been processed */
  async #upsert(changed: readonly ChangedListing[]): Promise<boolean> {
    for (let at = 0; at < changed.length; at += LISTINGS_PER_COMMIT) {
      if (at > 0 && isSpent(this.#ctx)) return false;
      const some = changed.slice(at, at + LISTINGS_PER_COMMIT);
      const { tally, skipped, outcomes, worked } = await upsertListings(this.#ctx, some, this.#tally);
      this.#tally = tally;
      this.#skipped += skipped.length;
      this.#outcomes.push(...outcomes);
      this.#worked.push(...some.slice(0, worked).map(({ ref }) => ref));
      if (worked < some.length) return false;
    }
    return true;
  }

  #handOn(): Promise<"CONTINUES"> {
    const tally = this.#tally;
    const progress = this.#progress;
    const refs = this.#worked;
    const skipped = this.#skipped;
    return handOn(this.#ctx, { tally, progress, refs, skipped, outcomes: this.#outcomes });
  }

  /** An unavailable feed may be available a little later. */
  async #endWithout(diff: FeedDiff, status: FeedStatus): Promise<SyncEnd> {
    const { waitSeconds } = this.#options;
    logger.warn("feed not read", { accountId: this.#ctx.accountId, status, fault: diff.fault });
    if (!diff.isTransient || waitSeconds === null) {
      await endWithout(this.#ctx, status, diff.fault);
      return status;
    }
    const asked = Math.min(diff.retryAfterSeconds ?? 0, MAX_WAIT_SECONDS);
    const retryInSeconds = Math.max(waitSeconds, asked);
    await postpone(this.#ctx, this.#ctx.clock.now() + retryInSeconds * SECOND_MS, diff.fault);
    return { retryInSeconds };
  }

  /** The feed is unchanged and no work is open: only the dates are renewed. */
  async #endUnmodified(): Promise<SyncEnd> {
    const stale = await staleProperties(this.#ctx, this.#ctx.clock.now());
    const { tally, isWhole } = await confirmStale(this.#ctx, stale, this.#tally);
    this.#tally = tally;
    if (!isWhole) return this.#handOn();
    const { etag, lastModified, feedCount, counts } = this.#feed;
    return endSync(this.#ctx, {
      status: "OK",
      tally,
      total: feedCount ?? 0,
      skipped: counts?.skipped ?? 0,
      left: 0,
      validators: { etag, lastModified },
      report: null,
    });
  }

  #reportOn(diff: FeedDiff, status: FeedStatus, gone: readonly GoneListing[]): KeptReport {
    const outcomes = [...this.#progress.outcomes, ...this.#outcomes];
    const left = new Set(diff.skipped.map(({ ref }) => ref));
    const done = new Set(outcomes.map(({ externalRef }) => externalRef));
    const rest = [...diff.findings.remarks.keys()]
      .filter((ref) => diff.refs.has(ref) && !done.has(ref) && !left.has(ref))
      .map((ref) => outcomeOf(ref, "UNCHANGED"));
    const isGuarded = status === "SHRINK_GUARD";
    const rows = [...skippedRows(diff), ...goneRows(gone, isGuarded), ...rest, ...outcomes];
    const { created = 0, updated = 0, archived = 0, confirmed = 0 } = this.#tally;
    const skipped = diff.skipped.length + this.#progress.skipped + this.#skipped;
    const unchanged = Math.max(0, diff.total - created - updated - confirmed - skipped);
    return {
      ...diff.findings.summary(),
      status,
      fault: null,
      connector: diff.connector,
      counts: {
        CREATED: created,
        UPDATED: updated,
        ARCHIVED: archived,
        CONFIRMED: confirmed,
        SKIPPED: skipped,
        UNCHANGED: unchanged,
      },
      listings: fitting(rowsOf(rows, diff.findings.remarks)),
    };
  }

  #end(diff: FeedDiff, status: FeedStatus, gone: readonly GoneListing[]): Promise<FeedStatus> {
    const left = this.#progress.skipped + this.#skipped;
    return endSync(this.#ctx, {
      status,
      tally: this.#tally,
      total: diff.total,
      skipped: diff.skipped.length + left,
      left,
      validators: diff.validators,
      report: this.#reportOn(diff, status, gone),
    });
  }
}

/**
 * Runs a sync: it writes nothing before the feed proves complete, and each group of listings commits by itself, so a
 * death anywhere repeats only the comparison.
 * @throws SyncOvertaken
 */
export const syncFeed = async (
  ctx: SyncContext,
  outbound: OutboundPorts,
  feed: Feed,
  options: SyncOptions,
): Promise<SyncEnd> => new Sync(ctx, outbound, feed, options, await loadProgress(ctx)).run();
