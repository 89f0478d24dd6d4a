import type { Feed } from "../../db/schema/feeds.ts";
import { run, sql } from "../../db/statement.ts";
import { HOUR_MS, SECOND_MS } from "../../lib/clock.ts";
import { logger } from "../../lib/logger.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import { type KeptReport, type ListingOutcome, outcomeOf } from "../../vocabulary/feed-report.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { archiveGone, type GoneListing, type Kept } from "./archive.ts";
import { askPhotosAgain, pickRedated } from "./ask-photos.ts";
import { confirmStale } from "./confirm-stale.ts";
import {
  changedListing,
  diffFeed,
  type FeedDiff,
  type FoundListing,
  isOfThisEdition,
  isSame,
} from "./diff-feed.ts";
import { holdSync } from "./hold.ts";
import { fitting } from "./kept-reports.ts";
import { isAnythingOpen, knownListings, staleProperties } from "./known-listings.ts";
import { keepMarks, namesOtherProperties } from "./marks.ts";
import { loadProgress, type Progress } from "./progress.ts";
import { allReasons, goneRows, heldRows, OTHER_PROPERTY, rowsOf, skippedRows } from "./report.ts";
import { type Found, loadFound, type SpooledListing, SpoolWriter, spooled, storeFound } from "./spool.ts";
import { isSpent, type SyncContext, type Tally } from "./sync-context.ts";
import { continueInNextMessage, endSync, endWithout, postpone } from "./transitions.ts";
import { LISTINGS_PER_COMMIT, upsertListings } from "./upsert.ts";

/** The longest wait that a server can ask for: the automatic sync would come before the end of a longer one. */
const MAX_WAIT_SECONDS = HOUR_MS / SECOND_MS;

/** Listings whose rows are looked up together. */
const LISTINGS_PER_LOOKUP = 500;

/** CONTINUES: another message continues. */
type SyncEnd = FeedStatus | "CONTINUES" | { readonly retryInSeconds: number };

export interface SyncOptions {
  /** The wait before an unavailable feed is asked for again; null when this was the last attempt. */
  readonly waitSeconds: number | null;
}

/** What happens to the listings that left. */
interface Ending {
  readonly gone: readonly GoneListing[];
  readonly kept: Kept;
}

const statusOf = (kept: Kept): FeedStatus => (kept === "SHRINK_GUARD" ? kept : "OK");

/** One message's work on one feed. */
class Sync {
  readonly #ctx: SyncContext;
  readonly #outbound: OutboundPorts;
  readonly #feed: Feed;
  readonly #options: SyncOptions;
  readonly #progress: Progress;
  #workedTo: number;
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
    this.#workedTo = progress.workedTo;
  }

  async run(): Promise<SyncEnd> {
    const found = await this.#readOrResume();
    if (!("refs" in found)) return found.end;
    if (this.#workedTo < found.listingBytes && !(await this.#processAll()))
      return this.#continueInNextMessage();
    const confirmed = await confirmStale(this.#ctx, found.stale, this.#tally);
    this.#tally = confirmed.tally;
    if (!confirmed.isWhole) return this.#continueInNextMessage();
    const archived = await archiveGone(
      this.#ctx,
      { refs: new Set(found.refs), returned: found.returned },
      this.#tally,
    );
    this.#tally = archived.tally;
    if (!archived.isWhole) return this.#continueInNextMessage();
    const asked = await askPhotosAgain(this.#ctx, found.redated, this.#tally);
    if (!asked.isWhole) return this.#continueInNextMessage();
    return this.#end(found, archived);
  }

  /** Reads the feed, unless an earlier message of this sync has read it. */
  async #readOrResume(): Promise<Found | { readonly end: SyncEnd }> {
    const { store, accountId, syncId } = this.#ctx;
    const stored = this.#feed.stored === syncId ? await loadFound(store, accountId, syncId) : null;
    if (stored) return stored;
    this.#workedTo = 0;
    await store.dropOthers(accountId, syncId);
    const spool = new SpoolWriter(store, accountId, syncId);
    const diff = await this.#diff(spool).catch(async (error: unknown) => {
      await spool.abort();
      throw error;
    });
    const end = await this.#endOf(diff);
    if (end !== null) {
      await spool.abort();
      return { end };
    }
    return this.#keep(diff, spool);
  }

  /** The end of a sync that writes no listing; null while the sync continues. */
  async #endOf(diff: FeedDiff): Promise<SyncEnd | null> {
    if (diff.status === "NOT_MODIFIED") return this.#endUnmodified(diff);
    if (diff.status !== "OK") return this.#endWithout(diff, diff.status);
    return (await this.#isHeld(diff)) ? this.#hold(diff) : null;
  }

  /** Stores what was found, so that the sync does not fetch the feed again. */
  async #keep(diff: FeedDiff, spool: SpoolWriter): Promise<Found> {
    const { db, store, accountId, syncId, meter } = this.#ctx;
    const { connector, validators, contentHash, total, skipped, findings, unchanged } = diff;
    await spool.end();
    if (!this.#ctx.isTrusted) findings.addReassigned(diff.others);
    const redated = pickRedated(diff.redated, syncId);
    const found: Found = {
      connector,
      validators,
      contentHash,
      total,
      skipped,
      refs: [...diff.refs],
      stale: unchanged.flatMap(({ isStale, propertyId, seenIn }) =>
        isStale && propertyId ? [{ propertyId, seenIn }] : [],
      ),
      returned: diff.returned,
      redated: redated.some,
      redatedLeft: redated.left,
      summary: findings.summary(),
      remarks: [...findings.remarks],
      listingBytes: spool.bytes,
    };
    if (spool.bytes + found.redated.length + found.returned > 0) {
      await storeFound(store, accountId, syncId, found);
      const markStored = sql(
        "UPDATE feeds SET stored = ?2 WHERE account_id = ?1 AND sync_id = ?2",
        accountId,
        syncId,
      );
      await run(db, [markStored], meter);
    }
    await keepMarks(this.#ctx, diff.unmarked);
    return found;
  }

  /** Processes the listings from where the last message stopped. @returns whether all of them have been processed */
  async #processAll(): Promise<boolean> {
    const { store, accountId, syncId } = this.#ctx;
    const listings = spooled(store, accountId, syncId, this.#workedTo, LISTINGS_PER_LOOKUP);
    for await (const some of listings) if (!(await this.#processSome(some))) return false;
    return true;
  }

  async #processSome(listings: readonly SpooledListing[]): Promise<boolean> {
    const { db, accountId, meter, clock, syncId } = this.#ctx;
    const refs = listings.map(({ ref }) => ref);
    const known = await knownListings({ db, accountId, meter }, refs, clock.now(), syncId);
    // A message that died may have written some of them.
    const waiting = listings
      .map((listing, at) => ({ listing, known: known[at]! }))
      .filter((one) => !isSame(one.listing, one.known));
    for (let at = 0; at < waiting.length; at += LISTINGS_PER_COMMIT) {
      const some = waiting.slice(at, at + LISTINGS_PER_COMMIT);
      const changed = some.map((one) => changedListing(one.listing, one.known));
      const { tally, skipped, outcomes, worked } = await upsertListings(this.#ctx, changed, this.#tally);
      this.#tally = tally;
      this.#skipped += skipped.length;
      this.#outcomes.push(...outcomes);
      this.#workedTo = some[worked - 1]!.listing.end;
      const isLast = at + worked === waiting.length;
      if (worked < some.length || (isSpent(this.#ctx) && !isLast)) return false;
    }
    this.#workedTo = listings.at(-1)!.end;
    return !isSpent(this.#ctx);
  }

  /** Whether the codes of the feed name other properties than before. At that point nothing has been written. */
  async #isHeld(diff: FeedDiff): Promise<boolean> {
    const { isFirst } = this.#progress;
    return isFirst && !this.#ctx.isTrusted && (await namesOtherProperties(this.#ctx, diff));
  }

  #hold(diff: FeedDiff): Promise<FeedStatus> {
    const { others, total, connector, findings } = diff;
    const summary = findings.summary();
    const report: KeptReport = {
      ...summary,
      status: "HELD",
      fault: null,
      connector,
      reasons: { ...summary.reasons, [OTHER_PROPERTY]: others.size },
      counts: { SKIPPED: others.size },
      listings: fitting(rowsOf(heldRows(others), findings.remarks)),
    };
    return holdSync(this.#ctx, this.#feed, { report, others: others.size, total });
  }

  async #diff(spool: SpoolWriter): Promise<FeedDiff> {
    const { db, meter, clock, store, accountId, syncId } = this.#ctx;
    const holding = (await this.#mayBeConditional()) ? { store, accountId, syncId } : null;
    const take = (listing: FoundListing): Promise<void> => spool.add(listing);
    const ports = { db, meter, outbound: this.#outbound, now: clock.now() };
    return diffFeed(ports, this.#feed, { holding, syncId, take });
  }

  /** Whether an unchanged feed would change nothing here. */
  async #mayBeConditional(): Promise<boolean> {
    const { isFirst } = this.#progress;
    if (!isFirst || this.#feed.status !== "OK" || !isOfThisEdition(this.#feed)) return false;
    return !(await isAnythingOpen(this.#ctx, this.#ctx.clock.now()));
  }

  #continueInNextMessage(): Promise<"CONTINUES"> {
    return continueInNextMessage(this.#ctx, this.#tally, this.#workedTo);
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
  async #endUnmodified(diff: FeedDiff): Promise<SyncEnd> {
    const stale = await staleProperties(this.#ctx, this.#ctx.clock.now());
    const { tally, isWhole } = await confirmStale(this.#ctx, stale, this.#tally);
    this.#tally = tally;
    if (!isWhole) return this.#continueInNextMessage();
    const { etag, lastModified, feedCount, counts, contentHash } = this.#feed;
    return endSync(this.#ctx, {
      status: "OK",
      tally,
      total: feedCount ?? 0,
      skipped: counts?.skipped ?? 0,
      left: 0,
      validators: diff.contentHash === null ? { etag, lastModified } : diff.validators,
      contentHash,
      report: null,
    });
  }

  #reportOn(found: Found, { gone, kept }: Ending): KeptReport {
    const { true: left = [], false: before = [] } = Object.groupBy(
      this.#progress.outcomes,
      (one) => String(one.outcome === "ARCHIVED") as "true" | "false",
    );
    const outcomes = [...before, ...this.#outcomes];
    const remarks = new Map(found.remarks);
    const done = new Set([
      ...outcomes.map(({ externalRef }) => externalRef),
      ...found.skipped.map(({ ref }) => ref),
    ]);
    const rest = [...remarks.keys()]
      .filter((ref) => !done.has(ref))
      .map((ref) => outcomeOf(ref, "UNCHANGED"));
    const rows = [
      ...skippedRows(found),
      ...left,
      ...goneRows(gone, kept, new Set(found.refs)),
      ...rest,
      ...outcomes,
    ];
    const { created = 0, updated = 0, archived = 0, confirmed = 0 } = this.#tally;
    const skipped = found.skipped.length + this.#progress.skipped + this.#skipped;
    const unchanged = Math.max(0, found.total - created - updated - confirmed - skipped);
    return {
      ...found.summary,
      reasons: {
        ...allReasons(found.summary.reasons, outcomes),
        ...(kept === "ROTATING" && { [kept]: gone.length }),
      },
      status: statusOf(kept),
      fault: null,
      connector: found.connector,
      counts: {
        CREATED: created,
        UPDATED: updated,
        ARCHIVED: archived,
        CONFIRMED: confirmed,
        SKIPPED: skipped,
        UNCHANGED: unchanged,
      },
      listings: fitting(rowsOf(rows, remarks)),
    };
  }

  #end(found: Found, ending: Ending): Promise<FeedStatus> {
    const left = this.#progress.skipped + this.#skipped;
    return endSync(this.#ctx, {
      status: statusOf(ending.kept),
      tally: this.#tally,
      total: found.total,
      skipped: found.skipped.length + left,
      left: left + found.redatedLeft,
      validators: found.validators,
      contentHash: found.contentHash,
      report: this.#reportOn(found, ending),
    });
  }
}

/**
 * Runs a sync: it fetches the feed once, writes nothing before the feed proves complete, and commits each group of
 * listings by itself, so a crash anywhere repeats only a comparison.
 * @throws SyncOvertaken
 */
export const syncFeed = async (
  ctx: SyncContext,
  outbound: OutboundPorts,
  feed: Feed,
  options: SyncOptions,
): Promise<SyncEnd> => new Sync(ctx, outbound, feed, options, await loadProgress(ctx)).run();
