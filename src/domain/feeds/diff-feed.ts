import type { Feed } from "../../db/schema/feeds.ts";
import type { Database, Meter } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { type FetchFault, type OutboundPorts, USER_AGENT } from "../../outbound/guarded-fetch.ts";
import {
  conditionalHeaders,
  guardedStream,
  isNotModified,
  NO_VALIDATORS,
  type OpenedStream,
  type Validators,
} from "../../outbound/guarded-stream.ts";
import type { Connector, FeedStatus } from "../../vocabulary/value-lists.ts";
import type { ListingMarks, Remarks } from "../../vocabulary/feed-report.ts";
import type { PropertyInput } from "../properties/record/input.ts";
import { Findings } from "./findings.ts";
import { isOther as isAnother, marksOf } from "./identity.ts";
import { type KnownListing, knownListings } from "./known-listings.ts";
import { type Mapped, mapListing } from "./reading/map-listing.ts";
import { type FeedEnd, readFeed } from "./reading/reader.ts";
import { strangeFault } from "./sentences.ts";

const FETCH_MS = 8 * MINUTE_MS;
const MAX_REDIRECTS = 3;
/** Listings whose rows are looked up together, and the bytes of them that may wait. */
const LISTINGS_PER_LOOKUP = 500;
const MAX_WAITING_BYTES = 4_000_000;
/** Bytes of changed listings kept until the feed is known to be complete; another message takes the rest. */
const MAX_CHANGED_BYTES = 16_000_000;

/** As bytes: a string cut out of the feed would keep the whole chunk that it was cut from. */
type Packed = Uint8Array;

export interface ChangedListing {
  readonly ref: string;
  readonly packed: Packed;
  readonly fingerprint: string;
  readonly known: KnownListing;
  /** It has no price, as its property had before. */
  readonly isUnpriced: boolean;
  readonly marks: ListingMarks;
  /** Its code named another property before. */
  readonly isOther: boolean;
}

const PRICES = new Set(["salePrice", "rentPrice"]);

const lacksOnlyPrices = ({ missing }: Remarks): boolean => missing.every((field) => PRICES.has(field));

/** A listing whose price is told on request keeps the purposes and the prices that its property has. */
const withoutOffer = ({
  purposes: _,
  salePrice: __,
  rentPrice: ___,
  ...input
}: PropertyInput): PropertyInput => input;

export interface SkippedListing {
  readonly ref: string | null;
  readonly reason: string;
}

/** A feed compared with the account. Nothing is written. */
export interface FeedDiff {
  readonly status: FeedStatus | "NOT_MODIFIED";
  readonly fault: string | null;
  /** A later request may get the complete feed. */
  readonly isTransient: boolean;
  /** The wait that its server asks for. */
  readonly retryAfterSeconds: number | null;
  readonly validators: Validators;
  /** The format of its listings; null if none tells it. */
  readonly connector: Connector | null;
  /** Listings of the feed, those without a code included. */
  readonly total: number;
  readonly refs: ReadonlySet<string>;
  readonly changed: readonly ChangedListing[];
  readonly unchanged: readonly KnownListing[];
  readonly skipped: readonly SkippedListing[];
  /** Also changed, but beyond the limit: for another message. */
  readonly deferred: readonly KnownListing[];
  readonly findings: Findings;
  /** Codes that name another property than before. */
  readonly others: ReadonlySet<string>;
  /** Of codes that are new. */
  readonly fresh: readonly ListingMarks[];
  /** Unchanged listings whose marks are not kept yet. */
  readonly unmarked: readonly Marked[];
}

/** The marks of a listing. */
export interface Marked {
  readonly ref: string;
  readonly marks: ListingMarks;
}

export interface DiffPorts {
  readonly db: Database;
  readonly meter: Meter;
  readonly outbound: OutboundPorts;
  readonly now: number;
}

export interface DiffOptions {
  /** No work is open, so an answer of 304 is as good as the feed. */
  readonly isConditional?: boolean;
  /** Null for a dry run. */
  readonly syncId?: string | null;
  /** Codes that earlier messages of the sync have processed. */
  readonly worked?: ReadonlySet<string>;
  readonly maxChangedBytes?: number;
  readonly timeoutMs?: number;
}

/** Complete syncs in a row without a price after which a property leaves recommendations. */
const UNPRICED_SYNCS = 2;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const packed = (value: unknown): Packed => encoder.encode(JSON.stringify(value));
const unpacked = (bytes: Packed): unknown => JSON.parse(decoder.decode(bytes));

/** The input of a changed listing. */
export const inputOf = ({ packed: bytes, isUnpriced, known }: ChangedListing): PropertyInput => {
  const input = unpacked(bytes) as PropertyInput;
  const isOnRequest = isUnpriced && known.unpriced + 1 >= UNPRICED_SYNCS;
  return isOnRequest ? { ...input, priceOnRequest: true } : input;
};

type Waiting = Omit<ChangedListing, "known" | "isOther">;

/** Sorts the listings of a feed by their treatment. */
class DiffBuilder {
  readonly refs = new Set<string>();
  readonly changed: ChangedListing[] = [];
  readonly unchanged: KnownListing[] = [];
  readonly skipped: SkippedListing[] = [];
  readonly deferred: KnownListing[] = [];
  readonly findings = new Findings();
  readonly others = new Set<string>();
  readonly fresh: ListingMarks[] = [];
  readonly unmarked: Marked[] = [];
  total = 0;
  #changedBytes = 0;
  #waiting: Waiting[] = [];
  #waitingBytes = 0;

  readonly #ports: DiffPorts;
  readonly #accountId: string;
  readonly #options: Required<Pick<DiffOptions, "worked" | "maxChangedBytes" | "syncId">>;

  constructor(
    ports: DiffPorts,
    accountId: string,
    { worked = new Set(), maxChangedBytes = MAX_CHANGED_BYTES, syncId = null }: DiffOptions,
  ) {
    this.#ports = ports;
    this.#accountId = accountId;
    this.#options = { worked, maxChangedBytes, syncId };
  }

  async add(mapped: Mapped): Promise<void> {
    this.total += 1;
    if (!("remarks" in mapped)) return this.#skip(mapped.ref, mapped.fault);
    const ref = unpacked(packed(mapped.ref)) as string;
    if (this.refs.has(ref)) return this.#skip(ref, "DUPLICATE_LISTING_ID");
    this.findings.add(ref, mapped);
    const fault = "fault" in mapped ? mapped.fault : null;
    // What the feed calls sold or inactive it no longer offers: as if it had left.
    if (fault !== "NOT_OFFERED") this.refs.add(ref);
    const isUnpriced = fault === "INCOMPLETE" && lacksOnlyPrices(mapped.remarks);
    if ("fault" in mapped && !isUnpriced) return this.#skip(ref, mapped.fault);
    if (this.#options.worked.has(ref) || !("input" in mapped)) return;
    const input = isUnpriced ? withoutOffer(mapped.input) : mapped.input;
    await this.#wait({ ref, packed: packed(input), isUnpriced, marks: marksOf(mapped.input) });
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting;
    [this.#waiting, this.#waitingBytes] = [[], 0];
    if (waiting.length === 0) return;
    const { db, now, meter } = this.#ports;
    const refs = waiting.map(({ ref }) => ref);
    const known = await knownListings(
      { db, accountId: this.#accountId, meter },
      refs,
      now,
      this.#options.syncId,
    );
    for (const [at, listing] of waiting.entries()) this.#sort(listing, known[at]!);
  }

  async #wait(listing: Omit<Waiting, "fingerprint">): Promise<void> {
    this.#waiting.push({ ...listing, fingerprint: await sha256Hex(listing.packed) });
    this.#waitingBytes += listing.packed.length;
    if (this.#waiting.length >= LISTINGS_PER_LOOKUP || this.#waitingBytes > MAX_WAITING_BYTES)
      await this.flush();
  }

  #sort(listing: Waiting, known: KnownListing): void {
    const bytes = this.#changedBytes + listing.packed.length;
    const isCounted = listing.isUnpriced && known.unpriced < UNPRICED_SYNCS;
    const isSame = known.fingerprint === listing.fingerprint && !known.needsLook && !isCounted;
    const { ref, marks } = listing;
    const isOther = isAnother(known.marks, marks);
    if (isOther) this.others.add(ref);
    if (listing.isUnpriced && known.propertyId === null) this.#skip(ref, "INCOMPLETE");
    else if (isSame) this.#keep(known, marks);
    else if (bytes > this.#options.maxChangedBytes && this.changed.length > 0) this.deferred.push(known);
    else {
      this.#changedBytes = bytes;
      if (known.propertyId === null) this.fresh.push(marks);
      this.changed.push({ ...listing, known, isOther });
    }
  }

  #keep(known: KnownListing, marks: ListingMarks): void {
    if (known.marks === null) this.unmarked.push({ ref: known.ref, marks });
    this.unchanged.push(known);
  }

  #skip(ref: string | null, reason: string): void {
    this.findings.skipped(reason);
    this.skipped.push({ ref: unpacked(packed(ref)) as string | null, reason });
  }
}

const readAll = async (
  chunks: AsyncIterable<Uint8Array>,
  builder: DiffBuilder,
  outbound: OutboundPorts,
): Promise<FeedEnd> => {
  const reading = readFeed(chunks);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      await builder.flush();
      return value;
    }
    for (const listing of value) await builder.add(mapListing(listing, outbound));
  }
};

interface Read extends FeedEnd {
  readonly fault: FetchFault | null;
}

/** A broken connection, or compressed bytes that cannot be unpacked, cut the feed off. Any other failure is ours. */
const read = async (opened: OpenedStream, builder: DiffBuilder, outbound: OutboundPorts): Promise<Read> => {
  let fault: FetchFault | null = null;
  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* opened.chunks;
    } catch (error) {
      fault = (error as Error).name === "TimeoutError" ? "timeout" : "network_error";
    }
  }
  const end = await readAll(chunks(), builder, outbound);
  return { ...end, ending: fault === null ? end.ending : "TRUNCATED", fault };
};

/** Fetches the feed and finds its changed listings. */
export const diffFeed = async (
  ports: DiffPorts,
  feed: Feed,
  { isConditional = false, timeoutMs = FETCH_MS, ...options }: DiffOptions = {},
): Promise<FeedDiff> => {
  const builder = new DiffBuilder(ports, feed.accountId, options);
  const opened = await guardedStream(ports.outbound, feed.url, {
    timeoutMs,
    maxRedirects: MAX_REDIRECTS,
    accept: "application/xml, text/xml, */*",
    headers: { "user-agent": USER_AGENT, ...(isConditional && conditionalHeaders(feed)) },
  });
  const { refs, changed, unchanged, skipped, deferred, findings, others, fresh, unmarked } = builder;
  const found = { refs, changed, unchanged, skipped, deferred, findings, others, fresh, unmarked };
  if (!opened.ok) {
    const { status, transient, retryAfterSeconds = null } = opened;
    return {
      ...found,
      total: 0,
      connector: null,
      validators: NO_VALIDATORS,
      fault: status === undefined ? opened.fault : `http_${status}`,
      isTransient: transient,
      retryAfterSeconds,
      status: isConditional && isNotModified(opened) ? "NOT_MODIFIED" : "UNREACHABLE",
    };
  }
  const { ending, fault: broken, format, instead } = await read(opened, builder, ports.outbound);
  const { total } = builder;
  const status = ending === "COMPLETE" ? (total === 0 ? "EMPTY" : "OK") : ending;
  const { validators } = opened;
  return {
    ...found,
    total,
    validators,
    connector: format?.connector ?? null,
    fault: broken ?? (instead && ending === "NOT_A_FEED" ? strangeFault(instead) : null),
    isTransient: broken !== null,
    retryAfterSeconds: null,
    status,
  };
};
