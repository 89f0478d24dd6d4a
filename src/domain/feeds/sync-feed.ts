import { commit } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Feed, FeedCounts } from "../../db/schema/feeds.ts";
import { run, sql } from "../../db/statement.ts";
import { logger } from "../../lib/logger.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import { NO_VALIDATORS, type Validators } from "../../outbound/guarded-stream.ts";
import type { FeedStatus } from "../value-lists.ts";
import { archiveGone } from "./archive.ts";
import { confirmStale, confirmUnchanged } from "./confirm-unchanged.ts";
import { feedTable, syncJob } from "./feed.ts";
import { isAnythingOpen, staleProperties } from "./known-listings.ts";
import { KEPT_CHARS, type SkippedListing, type Survey, surveyFeed } from "./survey.ts";
import type { SyncScope, Tally } from "./sync-scope.ts";
import { TOGETHER, upsertListings } from "./upsert.ts";

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

interface Ended {
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
  { db, accountId, syncId, clock, meter }: SyncScope,
  status: FeedStatus,
  fault: string | null,
): Promise<void> => {
  const ended = { status, fault, lastSyncAt: clock.now(), syncId: null, queuedAt: null, leasedUntil: 0 };
  await run(db, [feedTable.update(ended, "account_id = ? AND sync_id = ?", [accountId, syncId])], meter);
};

const end = async (scope: SyncScope, ended: Ended): Promise<FeedStatus> => {
  const { db, accountId, syncId, clock, meter } = scope;
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

/** The feed is as it was and nothing is open: only the dates are renewed. */
const endUnmodified = async (scope: SyncScope, feed: Feed): Promise<FeedStatus> => {
  const { db, accountId, clock } = scope;
  const stale = await staleProperties(db, accountId, clock.now());
  const tally = await confirmStale(scope, stale, feed.tally);
  const { etag, lastModified } = feed;
  return end(scope, {
    status: "OK",
    tally,
    seen: feed.feedCount ?? 0,
    skipped: feed.counts?.skipped ?? 0,
    left: 0,
    validators: { etag, lastModified },
  });
};

/** The sync stays under way, and from here on counts the time after which it is taken for lost. */
const postpone = async ({ db, accountId, syncId, clock, meter }: SyncScope): Promise<"POSTPONED"> => {
  const columns = { leasedUntil: 0, queuedAt: clock.now() };
  await run(db, [feedTable.update(columns, "account_id = ? AND sync_id = ?", [accountId, syncId])], meter);
  return "POSTPONED";
};

const handOn = async (scope: SyncScope, tally: Tally): Promise<"CONTINUES"> => {
  const { db, accountId, syncId, clock, meter } = scope;
  const released = feedTable.update(
    { leasedUntil: 0, queuedAt: clock.now(), tally },
    "account_id = ? AND sync_id = ?",
    [accountId, syncId],
  );
  const effects = { ...NO_EFFECTS, statements: [released], jobs: [syncJob(accountId, syncId)] };
  await commit({ db, accountId, now: clock.now(), meter }, effects);
  return "CONTINUES";
};

/** The work of one message on one feed. */
class Sync {
  readonly #scope: SyncScope;
  readonly #outbound: OutboundPorts;
  readonly #feed: Feed;
  readonly #options: Required<SyncOptions>;
  readonly #done = new Set<string>();
  readonly #skipped: SkippedListing[] = [];
  #tally: Tally;
  #applied = 0;

  constructor(scope: SyncScope, outbound: OutboundPorts, feed: Feed, options: Required<SyncOptions>) {
    this.#scope = scope;
    this.#outbound = outbound;
    this.#feed = feed;
    this.#options = options;
    this.#tally = feed.tally;
  }

  async run(): Promise<SyncEnd> {
    const isConditional = await this.#mayBeConditional();
    for (let round = 1; ; round += 1) {
      const survey = await this.#survey(round === 1 && isConditional);
      if (survey.status === "NOT_MODIFIED") return endUnmodified(this.#scope, this.#feed);
      if (survey.status !== "OK") {
        const { status, fault, isTransient } = survey;
        logger.warn("feed not read", { accountId: this.#scope.accountId, status, fault });
        if (isTransient && this.#options.mayWait) return postpone(this.#scope);
        await endWithout(this.#scope, status, fault);
        return status;
      }
      const isWhole = await this.#upsert(survey);
      if (!isWhole && this.#applied > 0) return handOn(this.#scope, this.#tally);
      if (survey.dropped.length === 0 || !isWhole) return this.#finish(survey);
    }
  }

  async #mayBeConditional(): Promise<boolean> {
    const { etag, lastModified, status } = this.#feed;
    if (status !== "OK" || (etag === null && lastModified === null)) return false;
    const { db, accountId, clock } = this.#scope;
    return !(await isAnythingOpen(db, accountId, clock.now()));
  }

  #survey(isConditional: boolean): Promise<Survey> {
    const { db, clock } = this.#scope;
    const ports = { db, outbound: this.#outbound, now: clock.now() };
    const { keptChars } = this.#options;
    return surveyFeed(ports, this.#feed, { isConditional, done: this.#done, keptChars });
  }

  /** @returns whether all that the survey kept has been worked */
  async #upsert({ changed }: Survey): Promise<boolean> {
    for (let at = 0; at < changed.length; at += TOGETHER) {
      if (this.#done.size >= this.#options.maxListings) return false;
      const some = changed.slice(at, at + TOGETHER);
      const { tally, skipped, applied } = await upsertListings(this.#scope, some, this.#tally);
      this.#tally = tally;
      this.#applied += applied;
      this.#skipped.push(...skipped);
      for (const { ref } of some) this.#done.add(ref);
    }
    return true;
  }

  async #finish(survey: Survey): Promise<FeedStatus> {
    const confirmed = await confirmUnchanged(this.#scope, survey.unchanged, this.#tally);
    const { tally, isGuarded } = await archiveGone(this.#scope, survey.seen, confirmed);
    // A listing without a code, or named twice, is none of those seen.
    const outside = survey.skipped.filter(
      ({ ref, reason }) => ref === null || reason === "DUPLICATE_LISTING_ID",
    );
    const unworked = survey.changed.filter(({ ref }) => !this.#done.has(ref)).length;
    const left = this.#skipped.length + unworked + survey.dropped.length;
    return end(this.#scope, {
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
  scope: SyncScope,
  outbound: OutboundPorts,
  feed: Feed,
  { maxListings = MAX_LISTINGS, keptChars = KEPT_CHARS, mayWait = false }: SyncOptions = {},
): Promise<SyncEnd> => new Sync(scope, outbound, feed, { maxListings, keptChars, mayWait }).run();
