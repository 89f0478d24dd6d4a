import type { Validators } from "../../outbound/guarded-stream.ts";
import type { FeedFile, FeedStore } from "../../ports/feed-store.ts";
import type { FeedSummary, ListingMarks, Remarks } from "../../vocabulary/feed-report.ts";
import type { Connector } from "../../vocabulary/value-lists.ts";
import type { PropertyInput } from "../properties/record/input.ts";
import type { Redated } from "./ask-photos.ts";
import type { FoundListing, SkippedListing } from "./diff-feed.ts";
import type { StaleProperty } from "./known-listings.ts";

const LISTINGS = "listings";
const FOUND = "found";

/** Bytes that are waiting to be written. */
const MAX_WAITING = 256 * 1024;

/** What a fully read feed contains besides the listings to be processed. */
export interface Found {
  readonly connector: Connector | null;
  readonly validators: Validators;
  readonly contentHash: string | null;
  /** How many listings the feed has, including those without a code. */
  readonly total: number;
  readonly refs: readonly string[];
  readonly skipped: readonly SkippedListing[];
  /** Unchanged listings whose availability date needs renewal. */
  readonly stale: readonly StaleProperty[];
  /** How many of its listings an earlier sync missed. */
  readonly returned: number;
  /** Listings whose own date of change has moved: their photos are requested again. */
  readonly redated: readonly Redated[];
  /** How many more are left for the next sync. */
  readonly redatedLeft: number;
  readonly summary: FeedSummary;
  readonly remarks: readonly (readonly [ref: string, remarks: Remarks])[];
  /** The length of the file of listings to be processed. */
  readonly listingBytes: number;
}

/** A listing to be processed, and where it ends in the file. */
export interface SpooledListing {
  readonly ref: string;
  readonly fingerprint: string;
  readonly isUnpriced: boolean;
  readonly marks: ListingMarks;
  readonly dated: number | null;
  readonly input: PropertyInput;
  readonly end: number;
}

const encoder = new TextEncoder();
const END = encoder.encode("}\n");

/** Writes the changed listings of a feed while it is read. */
export class SpoolWriter {
  readonly #file: FeedFile;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  bytes = 0;

  constructor(store: FeedStore, accountId: string, syncId: string) {
    this.#file = store.create(accountId, syncId, LISTINGS);
  }

  async add({ ref, packed, fingerprint, isUnpriced, marks, dated }: FoundListing): Promise<void> {
    const head = encoder.encode(
      `${JSON.stringify({ ref, fingerprint, isUnpriced, marks, dated }).slice(0, -1)},"input":`,
    );
    this.#waiting.push(head, packed, END);
    this.#waitingBytes += head.length + packed.length;
    this.bytes += head.length + packed.length + END.length;
    if (this.#waitingBytes > MAX_WAITING) await this.#flush();
  }

  async end(): Promise<void> {
    if (this.bytes === 0) return;
    await this.#flush();
    await this.#file.end();
  }

  abort(): Promise<void> {
    return this.#file.abort();
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (const bytes of waiting) await this.#file.write(bytes);
  }
}

export const storeFound = async (
  store: FeedStore,
  accountId: string,
  syncId: string,
  found: Found,
): Promise<void> => {
  const file = store.create(accountId, syncId, FOUND);
  await file.write(encoder.encode(JSON.stringify(found)));
  await file.end();
};

/** Members that earlier versions did not store. */
const DEFAULTS = { returned: 0, redated: [], redatedLeft: 0 };

export const loadFound = async (
  store: FeedStore,
  accountId: string,
  syncId: string,
): Promise<Found | null> => {
  const text = await store.text(accountId, syncId, FOUND);
  return text === null ? null : { ...DEFAULTS, ...(JSON.parse(text) as Found) };
};

const NEWLINE = 0x0a;

const concatenated = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/** The listings from a byte of the file on, in groups. */
export async function* spooled(
  store: FeedStore,
  accountId: string,
  syncId: string,
  from: number,
  size: number,
): AsyncGenerator<SpooledListing[], void, undefined> {
  const body = await store.open(accountId, syncId, LISTINGS, from);
  if (!body) throw new Error("The listings of a sync are gone.");
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest: Uint8Array = new Uint8Array();
  let at = from;
  let group: SpooledListing[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest = concatenated(rest, value);
      let begin = 0;
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, begin)) {
        at += end + 1 - begin;
        const listing = JSON.parse(decoder.decode(rest.subarray(begin, end))) as Omit<SpooledListing, "end">;
        group.push({ ...listing, end: at });
        begin = end + 1;
        if (group.length === size) {
          yield group;
          group = [];
        }
      }
      rest = rest.slice(begin);
    }
    if (group.length > 0) yield group;
  } finally {
    // Not awaited: nobody reads any further.
    reader.cancel().catch(() => undefined);
  }
}
