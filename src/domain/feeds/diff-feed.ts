import type { Feed } from "../../db/schema/feeds.ts";
import type { Database, Meter } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import { sha256Hex } from "../../lib/digest.ts";
import { hash32 } from "../../lib/hash.ts";
import { type FetchFault, type OutboundPorts, USER_AGENT } from "../../outbound/guarded-fetch.ts";
import {
  conditionalHeaders,
  guardedStream,
  isNotModified,
  NO_VALIDATORS,
  type OpenedStream,
  type Validators,
} from "../../outbound/guarded-stream.ts";
import type { ListingMarks, Remarks } from "../../vocabulary/feed-report.ts";
import type { Connector, FeedStatus } from "../../vocabulary/value-lists.ts";
import type { PropertyInput } from "../properties/record/input.ts";
import { REQUESTED_BY_PERSON, type Redated, UNDATED } from "./ask-photos.ts";
import { DuplicateFinder } from "./duplicate-finder.ts";
import { Findings } from "./findings.ts";
import { HashedChunks } from "./hashed-chunks.ts";
import { HeldFeed, type Holding } from "./held-feed.ts";
import { isOther as isAnother, marksOf } from "./identity.ts";
import { type KnownListing, knownListings } from "./known-listings.ts";
import { READER_EDITION } from "./reading/edition.ts";
import { type Mapped, mapListing } from "./reading/map-listing.ts";
import { type FeedEnd, readFeed } from "./reading/reader.ts";
import { unexpectedAnswerFault } from "./sentences.ts";

const FETCH_MS = 8 * MINUTE_MS;
const MAX_REDIRECTS = 3;
/** How many listings are looked up together, and how many of their bytes may wait. */
const LISTINGS_PER_LOOKUP = 500;
const MAX_WAITING_BYTES = 4_000_000;

/** As bytes: a string cut out of the feed would keep its whole chunk in memory. */
type Packed = Uint8Array;

/** A changed listing of a feed. */
export interface FoundListing {
  readonly ref: string;
  readonly packed: Packed;
  readonly fingerprint: string;
  /** The listing has no price any more, while its property has one. */
  readonly isUnpriced: boolean;
  readonly marks: ListingMarks;
  /** Hash of its own date of change; null if it has none. */
  readonly dated: number | null;
}

/** A listing to be written. */
export interface ChangedListing extends Omit<FoundListing, "packed"> {
  readonly input: PropertyInput;
  readonly known: KnownListing;
  /** Where it ends in the sync's file. */
  readonly end?: number;
}

const PRICES = new Set(["salePrice", "rentPrice"]);

const lacksOnlyPrices = ({ missing }: Remarks): boolean => missing.every((field) => PRICES.has(field));

/** A listing whose price is on request keeps the purposes and prices of its property. */
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
  /** The wait that the feed's server asks for. */
  readonly retryAfterSeconds: number | null;
  readonly validators: Validators;
  /** The format of its listings; null if no listing reveals it. */
  readonly connector: Connector | null;
  /** How many listings the feed has, including those without a code. */
  readonly total: number;
  /** The hash of all its bytes; null if it was not read to its end. */
  readonly contentHash: string | null;
  readonly refs: ReadonlySet<string>;
  readonly unchanged: readonly UnchangedListing[];
  readonly skipped: readonly SkippedListing[];
  readonly findings: Findings;
  /** Codes that name another property than before. */
  readonly others: ReadonlySet<string>;
  /** The marks of listings with a new code. */
  readonly fresh: readonly ListingMarks[];
  /** Unchanged listings whose marks or date are not stored yet. */
  readonly unmarked: readonly Marked[];
  /** Listings whose own date of change has moved. */
  readonly redated: readonly Redated[];
  /** How many of its listings an earlier sync missed, archived or not. */
  readonly returned: number;
}

type UnchangedListing = Pick<KnownListing, "ref" | "propertyId" | "isStale" | "seenIn">;

/** A listing's marks, to be stored. */
export interface Marked {
  readonly ref: string;
  readonly marks: ListingMarks;
  readonly dated: number | null;
}

interface DiffPorts {
  readonly db: Database;
  readonly meter: Meter;
  readonly outbound: OutboundPorts;
  readonly now: number;
}

interface DiffOptions {
  /** Given if no work is open: a 304 is then enough, and a full answer is held until its hash shows a change. */
  readonly holding?: Holding | null;
  /** Null for a dry run. */
  readonly syncId?: string | null;
  /** Called with each changed listing. */
  readonly take: (listing: FoundListing, known: KnownListing) => Promise<void> | void;
  readonly timeoutMs?: number;
}

/** Complete syncs in a row without a price after which a property leaves recommendations. */
const UNPRICED_SYNCS = 2;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const packed = (value: unknown): Packed => encoder.encode(JSON.stringify(value));
const unpacked = (bytes: Packed): unknown => JSON.parse(decoder.decode(bytes));

/** Whether a listing would write what is already stored. */
export const isSame = (
  listing: Pick<FoundListing, "fingerprint" | "isUnpriced">,
  known: KnownListing,
): boolean =>
  known.fingerprint === listing.fingerprint &&
  !known.needsLook &&
  !(listing.isUnpriced && known.unpriced < UNPRICED_SYNCS);

/** A listing with its property's rows as they are now. */
export const changedListing = (
  listing: Omit<ChangedListing, "known">,
  known: KnownListing,
): ChangedListing => {
  const isOnRequest = listing.isUnpriced && known.unpriced + 1 >= UNPRICED_SYNCS;
  const input = isOnRequest ? { ...listing.input, priceOnRequest: true } : listing.input;
  return { ...listing, input, known };
};

export const inputIn = ({ packed: bytes }: FoundListing): PropertyInput => unpacked(bytes) as PropertyInput;

const datedOf = ({ changedAt }: { readonly changedAt: string | null }): number | null =>
  changedAt === null ? null : hash32(changedAt);

/** Sorts the listings of a feed by what has to be done with them. */
class DiffBuilder {
  readonly refs = new Set<string>();
  readonly unchanged: UnchangedListing[] = [];
  readonly skipped: SkippedListing[] = [];
  readonly findings = new Findings();
  readonly others = new Set<string>();
  readonly fresh: ListingMarks[] = [];
  readonly unmarked: Marked[] = [];
  readonly redated: Redated[] = [];
  total = 0;
  returned = 0;
  readonly #duplicates = new DuplicateFinder();
  #waiting: FoundListing[] = [];
  #waitingBytes = 0;

  readonly #ports: DiffPorts;
  readonly #accountId: string;
  readonly #options: Pick<DiffOptions, "take" | "syncId">;

  constructor(ports: DiffPorts, accountId: string, options: Pick<DiffOptions, "take" | "syncId">) {
    this.#ports = ports;
    this.#accountId = accountId;
    this.#options = options;
  }

  async add(mapped: Mapped): Promise<void> {
    this.total += 1;
    if (!("remarks" in mapped)) return this.#skip(mapped.ref, mapped.fault);
    const ref = unpacked(packed(mapped.ref)) as string;
    if (this.refs.has(ref)) return this.#skip(ref, "DUPLICATE_LISTING_ID");
    const marks = "input" in mapped ? marksOf(mapped.input) : null;
    const more = marks && "input" in mapped ? this.#duplicates.remarksOn(ref, mapped.input, marks) : [];
    const remarks = { ...mapped.remarks, remarks: [...mapped.remarks.remarks, ...more] };
    this.findings.add(ref, { ...mapped, remarks });
    const fault = "fault" in mapped ? mapped.fault : null;
    // Listings that the feed calls sold or inactive are treated as if they had left.
    if (fault !== "NOT_OFFERED") this.refs.add(ref);
    const isUnpriced = fault === "INCOMPLETE" && lacksOnlyPrices(mapped.remarks);
    if ("fault" in mapped && !isUnpriced) return this.#skip(ref, mapped.fault);
    if (!("input" in mapped)) return;
    const input = isUnpriced ? withoutOffer(mapped.input) : mapped.input;
    await this.#wait({ ref, packed: packed(input), isUnpriced, marks: marks!, dated: datedOf(mapped) });
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
      this.#options.syncId ?? null,
    );
    for (const [at, listing] of waiting.entries()) await this.#sort(listing, known[at]!);
  }

  async #wait(listing: Omit<FoundListing, "fingerprint">): Promise<void> {
    this.#waiting.push({ ...listing, fingerprint: await sha256Hex(listing.packed) });
    this.#waitingBytes += listing.packed.length;
    if (this.#waiting.length >= LISTINGS_PER_LOOKUP || this.#waitingBytes > MAX_WAITING_BYTES)
      await this.flush();
  }

  async #sort(listing: FoundListing, known: KnownListing): Promise<void> {
    const { ref, marks, dated } = listing;
    if (known.missing > 0 || (known.propertyId !== null && known.fingerprint === null)) this.returned += 1;
    if (isAnother(known.marks, marks)) this.others.add(ref);
    const isAsked = known.dated === REQUESTED_BY_PERSON;
    const isRedated = known.dated !== null && dated !== null && known.dated !== dated;
    if (isAsked || isRedated) this.redated.push({ ref, dated: dated ?? UNDATED });
    if (listing.isUnpriced && known.propertyId === null) this.#skip(ref, "INCOMPLETE");
    else if (isSame(listing, known)) this.#keep(known, listing);
    else {
      if (known.propertyId === null) this.fresh.push(marks);
      await this.#options.take(listing, known);
    }
  }

  #keep(known: KnownListing, { ref, marks, dated }: FoundListing): void {
    const { propertyId, isStale, seenIn } = known;
    if (known.marks === null || (known.dated === null && dated !== null))
      this.unmarked.push({ ref, marks, dated });
    this.unchanged.push({ ref, propertyId, isStale, seenIn });
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
      builder.findings.addOutside(value);
      return value;
    }
    for (const listing of value) await builder.add(mapListing(listing, outbound));
  }
};

interface Read extends FeedEnd {
  readonly fault: FetchFault | null;
  readonly contentHash: string;
  readonly isKnown: boolean;
}

const ofThisEdition = (hash: string): string => `${READER_EDITION}-${hash}`;

const KNOWN = {
  ending: "COMPLETE",
  format: null,
  instead: null,
  launches: 0,
  unreadListings: new Map(),
  fault: null,
  isKnown: true,
} as const;

/** Reads a feed. One that may be unchanged is held back until its hash is known. */
const read = async (
  { chunks }: OpenedStream,
  builder: DiffBuilder,
  outbound: OutboundPorts,
  { holding, before }: { readonly holding: Holding | null; readonly before: string | null },
): Promise<Read> => {
  const hashed = new HashedChunks(chunks);
  if (holding === null || before === null) {
    const end = await readAll(hashed.read(), builder, outbound);
    return readTo(end, hashed, ofThisEdition(await hashed.end()));
  }
  const held = new HeldFeed(holding);
  const contentHash = ofThisEdition(await held.take(hashed));
  if (contentHash === before && hashed.fault === null) {
    await held.drop();
    return { ...KNOWN, contentHash };
  }
  return readTo(await readAll(held.read(), builder, outbound), hashed, contentHash);
};

const readTo = (end: FeedEnd, { fault }: HashedChunks, contentHash: string): Read => ({
  ...end,
  ending: fault === null ? end.ending : "TRUNCATED",
  fault,
  contentHash,
  isKnown: false,
});

/** Whether this edition of the reader has processed the last feed completely. */
export const isOfThisEdition = ({ contentHash }: Feed): boolean =>
  contentHash?.startsWith(`${READER_EDITION}-`) === true;

/** Fetches the feed and finds its changed listings. */
export const diffFeed = async (
  ports: DiffPorts,
  feed: Feed,
  { holding = null, timeoutMs = FETCH_MS, ...options }: DiffOptions,
): Promise<FeedDiff> => {
  const builder = new DiffBuilder(ports, feed.accountId, options);
  const opened = await guardedStream(ports.outbound, feed.url, {
    timeoutMs,
    maxRedirects: MAX_REDIRECTS,
    accept: "application/xml, text/xml, */*",
    headers: { "user-agent": USER_AGENT, ...(holding && conditionalHeaders(feed)) },
  });
  const { refs, unchanged, skipped, findings, others, fresh, unmarked, redated } = builder;
  const found = { refs, unchanged, skipped, findings, others, fresh, unmarked, redated };
  if (!opened.ok) {
    const { status, transient, retryAfterSeconds = null } = opened;
    return {
      ...found,
      returned: 0,
      total: 0,
      connector: null,
      contentHash: null,
      validators: NO_VALIDATORS,
      fault: status === undefined ? opened.fault : `http_${status}`,
      isTransient: transient,
      retryAfterSeconds,
      status: holding && isNotModified(opened) ? "NOT_MODIFIED" : "UNREACHABLE",
    };
  }
  const end = await read(opened, builder, ports.outbound, { holding, before: feed.contentHash });
  const { ending, fault: fetchFault, format, instead, contentHash } = end;
  const { total } = builder;
  const status = ending === "COMPLETE" ? (total === 0 ? "EMPTY" : "OK") : ending;
  return {
    ...found,
    returned: builder.returned,
    total,
    validators: opened.validators,
    connector: format?.connector ?? null,
    contentHash,
    fault: fetchFault ?? (instead && ending === "NOT_A_FEED" ? unexpectedAnswerFault(instead) : null),
    isTransient: fetchFault !== null,
    retryAfterSeconds: null,
    status: end.isKnown ? "NOT_MODIFIED" : status,
  };
};
