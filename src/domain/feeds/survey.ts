import type { Feed } from "../../db/schema/feeds.ts";
import type { Database } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import {
  conditionalHeaders,
  guardedStream,
  isNotModified,
  NO_VALIDATORS,
  type OpenedStream,
  type Validators,
} from "../../outbound/guarded-stream.ts";
import type { FeedStatus } from "../../vocabulary/value-lists.ts";
import type { PropertyInput } from "../properties/record/input.ts";
import { type KnownListing, knownListings } from "./known-listings.ts";
import { type Mapped, mapListing } from "./vrsync/map-listing.ts";
import { type Ending, readVrsync } from "./vrsync/reader.ts";

const FETCH_MS = 8 * MINUTE_MS;
const MAX_REDIRECTS = 3;
/** Listings whose rows are looked up together. */
const LISTINGS_PER_LOOKUP = 200;
/** Changed listings kept until the feed is known to be whole; more are taken in a further round. */
export const KEPT_CHARS = 16_000_000;

export interface ChangedListing {
  readonly ref: string;
  readonly input: PropertyInput;
  readonly fingerprint: string;
  readonly known: KnownListing;
}

export interface SkippedListing {
  readonly ref: string | null;
  readonly reason: string;
}

/** What a feed says, held against what the account has. Nothing is written. */
export interface Survey {
  readonly status: FeedStatus | "NOT_MODIFIED";
  readonly fault: string | null;
  /** Another request, a little later, may get the whole of it. */
  readonly isTransient: boolean;
  readonly validators: Validators;
  /** Every code the feed names. */
  readonly seen: ReadonlySet<string>;
  readonly changed: readonly ChangedListing[];
  readonly unchanged: readonly KnownListing[];
  readonly skipped: readonly SkippedListing[];
  /** Changed as well, and more than is kept: for a further round. */
  readonly dropped: readonly KnownListing[];
}

export interface SurveyPorts {
  readonly db: Database;
  readonly outbound: OutboundPorts;
  readonly now: number;
}

class Collection {
  readonly seen = new Set<string>();
  readonly changed: ChangedListing[] = [];
  readonly unchanged: KnownListing[] = [];
  readonly skipped: SkippedListing[] = [];
  readonly dropped: KnownListing[] = [];
  #kept = 0;
  #waiting: { ref: string; input: PropertyInput; fingerprint: string; size: number }[] = [];

  readonly #ports: SurveyPorts;
  readonly #accountId: string;
  readonly #options: Required<Pick<SurveyOptions, "done" | "keptChars">>;

  constructor(
    ports: SurveyPorts,
    accountId: string,
    options: Required<Pick<SurveyOptions, "done" | "keptChars">>,
  ) {
    this.#ports = ports;
    this.#accountId = accountId;
    this.#options = options;
  }

  async add(mapped: Mapped): Promise<void> {
    const { ref } = mapped;
    if (ref !== null && this.seen.has(ref)) return this.#skip(ref, "DUPLICATE_LISTING_ID");
    if (ref !== null) this.seen.add(ref);
    if ("fault" in mapped) return this.#skip(ref, mapped.fault);
    if (this.#options.done.has(mapped.ref)) return;
    const text = JSON.stringify(mapped.input);
    const fingerprint = await sha256Hex(new TextEncoder().encode(text));
    this.#waiting.push({ ref: mapped.ref, input: mapped.input, fingerprint, size: text.length });
    if (this.#waiting.length >= LISTINGS_PER_LOOKUP) await this.flush();
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const refs = waiting.map(({ ref }) => ref);
    const known = await knownListings(this.#ports.db, this.#accountId, refs, this.#ports.now);
    for (const [at, { size, ...listing }] of waiting.entries()) {
      const row = known[at]!;
      if (row.fingerprint === listing.fingerprint && !row.needsLook) this.unchanged.push(row);
      else if (this.#kept + size > this.#options.keptChars && this.changed.length > 0) this.dropped.push(row);
      else {
        this.#kept += size;
        this.changed.push({ ...listing, known: row });
      }
    }
  }

  #skip(ref: string | null, reason: string): void {
    this.skipped.push({ ref, reason });
  }
}

const readAll = async (
  opened: OpenedStream,
  collection: Collection,
  outbound: OutboundPorts,
): Promise<Ending> => {
  const reading = readVrsync(opened.chunks);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      await collection.flush();
      return value;
    }
    for (const listing of value) await collection.add(mapListing(listing, outbound));
  }
};

/** A connection that breaks, or packed bytes that do not unpack, cut the feed off. What else fails is ours. */
const endingOf = async (
  opened: OpenedStream,
  collection: Collection,
  outbound: OutboundPorts,
): Promise<{ ending: Ending; broken: boolean }> => {
  let broken = false;
  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* opened.chunks;
    } catch {
      broken = true;
    }
  }
  const ending = await readAll({ ...opened, chunks: chunks() }, collection, outbound);
  return { ending: broken ? "TRUNCATED" : ending, broken };
};

export interface SurveyOptions {
  /** Nothing here is open, so that an answer of 304 is as good as the feed. */
  readonly isConditional?: boolean;
  /** Codes worked already. */
  readonly done?: ReadonlySet<string>;
  readonly keptChars?: number;
  readonly timeoutMs?: number;
}

/** Fetches the feed and finds what has changed in it. */
export const surveyFeed = async (
  ports: SurveyPorts,
  feed: Feed,
  {
    isConditional = false,
    done = new Set(),
    keptChars = KEPT_CHARS,
    timeoutMs = FETCH_MS,
  }: SurveyOptions = {},
): Promise<Survey> => {
  const collection = new Collection(ports, feed.accountId, { done, keptChars });
  const opened = await guardedStream(ports.outbound, feed.url, {
    timeoutMs,
    maxRedirects: MAX_REDIRECTS,
    accept: "application/xml, text/xml, */*",
    headers: { "user-agent": "real-estate-account-api", ...(isConditional && conditionalHeaders(feed)) },
  });
  if (!opened.ok) {
    const same = isConditional && isNotModified(opened);
    const fault = opened.status === undefined ? opened.fault : `http_${opened.status}`;
    return {
      seen: collection.seen,
      changed: [],
      unchanged: [],
      skipped: [],
      dropped: [],
      validators: NO_VALIDATORS,
      fault,
      isTransient: opened.transient,
      status: same ? "NOT_MODIFIED" : "UNREACHABLE",
    };
  }
  const { ending, broken } = await endingOf(opened, collection, ports.outbound);
  const { seen, changed, unchanged, skipped, dropped } = collection;
  const status = ending === "COMPLETE" ? (seen.size === 0 ? "EMPTY" : "OK") : ending;
  return {
    seen,
    changed,
    unchanged,
    skipped,
    dropped,
    validators: opened.validators,
    fault: null,
    isTransient: broken,
    status,
  };
};
