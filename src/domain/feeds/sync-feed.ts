import type { Feed } from "../../db/schema/feeds.ts";
import { logger } from "../../lib/logger.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import { archiveGone } from "./archive.ts";
import { confirmStale, confirmUnchanged } from "./confirm-unchanged.ts";
import { isAnythingOpen, staleProperties } from "./known-listings.ts";
import { KEPT_CHARS, type SkippedListing, type Survey, surveyFeed } from "./survey.ts";
import type { SyncContext, Tally } from "./sync-context.ts";
import { endSync, endWithout, handOn, postpone } from "./transitions.ts";
import { LISTINGS_PER_COMMIT, upsertListings } from "./upsert.ts";

/** Listings worked by one message: two round trips for each group, of the thousand that D1 gives an invocation. */
export const MAX_LISTINGS = 10_000;

/** CONTINUES: another message goes on. POSTPONED: this one is to come again. */
export type SyncEnd = FeedStatus | "CONTINUES" | "POSTPONED";

export interface SyncOptions {
  readonly maxListings?: number;
  readonly keptChars?: number;
  /** A feed that cannot be had right now is asked for again later. */
  readonly mayWait?: boolean;
}

/** The feed is as it was and nothing is open: only the dates are renewed. */
const endUnmodified = async (ctx: SyncContext, feed: Feed): Promise<FeedStatus> => {
  const { db, accountId, clock } = ctx;
  const stale = await staleProperties(db, accountId, clock.now());
  const tally = await confirmStale(ctx, stale, feed.tally);
  const { etag, lastModified } = feed;
  return endSync(ctx, {
    status: "OK",
    tally,
    seen: feed.feedCount ?? 0,
    skipped: feed.counts?.skipped ?? 0,
    left: 0,
    validators: { etag, lastModified },
  });
};

/** The work of one message on one feed. */
class Sync {
  readonly #ctx: SyncContext;
  readonly #outbound: OutboundPorts;
  readonly #feed: Feed;
  readonly #options: Required<SyncOptions>;
  readonly #done = new Set<string>();
  readonly #skipped: SkippedListing[] = [];
  #tally: Tally;
  #applied = 0;

  constructor(ctx: SyncContext, outbound: OutboundPorts, feed: Feed, options: Required<SyncOptions>) {
    this.#ctx = ctx;
    this.#outbound = outbound;
    this.#feed = feed;
    this.#options = options;
    this.#tally = feed.tally;
  }

  async run(): Promise<SyncEnd> {
    const isConditional = await this.#mayBeConditional();
    for (let round = 1; ; round += 1) {
      const survey = await this.#survey(round === 1 && isConditional);
      if (survey.status === "NOT_MODIFIED") return endUnmodified(this.#ctx, this.#feed);
      if (survey.status !== "OK") {
        const { status, fault, isTransient } = survey;
        logger.warn("feed not read", { accountId: this.#ctx.accountId, status, fault });
        if (isTransient && this.#options.mayWait) return postpone(this.#ctx);
        await endWithout(this.#ctx, status, fault);
        return status;
      }
      const isWhole = await this.#upsert(survey);
      if (!isWhole && this.#applied > 0) return handOn(this.#ctx, this.#tally);
      if (survey.dropped.length === 0 || !isWhole) return this.#finish(survey);
    }
  }

  async #mayBeConditional(): Promise<boolean> {
    const { etag, lastModified, status } = this.#feed;
    if (status !== "OK" || (etag === null && lastModified === null)) return false;
    const { db, accountId, clock } = this.#ctx;
    return !(await isAnythingOpen(db, accountId, clock.now()));
  }

  #survey(isConditional: boolean): Promise<Survey> {
    const { db, clock } = this.#ctx;
    const ports = { db, outbound: this.#outbound, now: clock.now() };
    const { keptChars } = this.#options;
    return surveyFeed(ports, this.#feed, { isConditional, done: this.#done, keptChars });
  }

  /** @returns whether all that the survey kept has been worked */
  async #upsert({ changed }: Survey): Promise<boolean> {
    for (let at = 0; at < changed.length; at += LISTINGS_PER_COMMIT) {
      if (this.#done.size >= this.#options.maxListings) return false;
      const some = changed.slice(at, at + LISTINGS_PER_COMMIT);
      const { tally, skipped, applied } = await upsertListings(this.#ctx, some, this.#tally);
      this.#tally = tally;
      this.#applied += applied;
      this.#skipped.push(...skipped);
      for (const { ref } of some) this.#done.add(ref);
    }
    return true;
  }

  async #finish(survey: Survey): Promise<FeedStatus> {
    const confirmed = await confirmUnchanged(this.#ctx, survey.unchanged, this.#tally);
    const { tally, isGuarded } = await archiveGone(this.#ctx, survey.seen, confirmed);
    // A listing without a code, or named twice, is none of those seen.
    const outside = survey.skipped.filter(
      ({ ref, reason }) => ref === null || reason === "DUPLICATE_LISTING_ID",
    );
    const unworked = survey.changed.filter(({ ref }) => !this.#done.has(ref)).length;
    const left = this.#skipped.length + unworked + survey.dropped.length;
    return endSync(this.#ctx, {
      status: isGuarded ? "SHRINK_GUARD" : "OK",
      tally,
      seen: survey.seen.size + outside.length,
      skipped: survey.skipped.length + left,
      left,
      validators: survey.validators,
    });
  }
}

/**
 * Works a sync: nothing is written before the feed has proved whole, and each group of listings commits by itself, so
 * that a death anywhere repeats nothing but looking.
 * @throws SyncOvertaken
 */
export const syncFeed = (
  ctx: SyncContext,
  outbound: OutboundPorts,
  feed: Feed,
  { maxListings = MAX_LISTINGS, keptChars = KEPT_CHARS, mayWait = false }: SyncOptions = {},
): Promise<SyncEnd> => new Sync(ctx, outbound, feed, { maxListings, keptChars, mayWait }).run();
