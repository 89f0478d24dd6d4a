import type { FeedFormat } from "../formats/format.ts";
import { formatOf, otherFormatOf } from "../formats/index.ts";
import type { RawListing } from "./element.ts";
import { FeedDecoder } from "./encoding.ts";
import { ListingFinder } from "./listing-finder.ts";
import { ListingScanner } from "./listing-scanner.ts";
import { AnswerHead, type UnexpectedAnswer } from "./unexpected-answer.ts";

export const MAX_FEED_BYTES = 150_000_000;
/** The rows of all listings must fit into memory; the largest portfolios have half as many. */
export const MAX_FEED_LISTINGS = 50_000;
/** No honest listing is this long; an endless CDATA section or tag would stay in memory whole. */
const MAX_PENDING_CHARS = 2_000_000;

/** COMPLETE: the root element was closed. Any other end allows no conclusion. */
export type Ending = "COMPLETE" | "TRUNCATED" | "NOT_A_FEED" | "TOO_LARGE" | "TOO_MANY_LISTINGS";

export interface FeedEnd {
  readonly ending: Ending;
  /** Null if no listing reveals it. */
  readonly format: FeedFormat | null;
  /** What the answer is, if it is not a readable feed. */
  readonly instead: UnexpectedAnswer | null;
  /** Launches next to the listings, which are not read. */
  readonly launches: number;
  /** How many other elements also have a code and a price, by their names. */
  readonly unreadListings: ReadonlyMap<string, number>;
}

export interface ReadListing {
  readonly format: FeedFormat;
  readonly listing: RawListing;
}

/** The names of a listing's attributes, and of all elements inside. */
const namesIn = (
  { attributes, children }: RawListing,
  names = new Set(Object.keys(attributes)),
): ReadonlySet<string> => {
  for (const child of children) {
    names.add(child.name);
    namesIn(child, names);
  }
  return names;
};

/** What has been read of one feed. */
class FeedReading {
  readonly #decoder = new FeedDecoder();
  readonly #finder = new ListingFinder();
  readonly #scanner = new ListingScanner();
  readonly #head = new AnswerHead();
  #format: FeedFormat | null = null;
  #bytes = 0;
  #listings = 0;
  /** How it ended; null while it continues. */
  end: FeedEnd | null = null;

  take(chunk: Uint8Array): ReadListing[] {
    this.#bytes += chunk.byteLength;
    return this.#read(chunk, this.#decoder.write(chunk));
  }

  finish(): ReadListing[] {
    const scanner = this.#scanner;
    const last = [...this.#read(new Uint8Array(), this.#decoder.end()), ...this.#scan(this.#finder.end())];
    scanner.end();
    const isRead = this.#format !== null;
    const isOther = !isRead && (this.#finder.isLikely || otherFormatOf(scanner.root ?? "") !== null);
    if (scanner.root === null || isOther) this.#endAsForeign();
    this.#endAs(scanner.rootClosed ? "COMPLETE" : "TRUNCATED");
    return last;
  }

  #read(chunk: Uint8Array, text: string): ReadListing[] {
    this.#head.write(chunk, text);
    return this.#scan(this.#finder.write(text));
  }

  #scan(text: string): ReadListing[] {
    this.#scanner.expect(this.#finder.listing);
    const found = this.#scanner.write(text);
    const [first] = found;
    if (first) this.#format ??= formatOf(this.#scanner.root, first.name, namesIn(first));
    const format = this.#format;
    if (this.#scanner.foreign || (first && format === null)) this.#endAsForeign(first && namesIn(first));
    this.#listings += found.length;
    if (this.#listings > MAX_FEED_LISTINGS) this.#endAs("TOO_MANY_LISTINGS");
    if (this.#bytes > MAX_FEED_BYTES || this.#scanner.pending > MAX_PENDING_CHARS) this.#endAs("TOO_LARGE");
    return this.end || format === null ? [] : found.map((listing) => ({ format, listing }));
  }

  #endAs(ending: Ending): void {
    const { launches, unreadListings } = this.#scanner;
    this.end ??= { ending, format: this.#format, instead: null, launches, unreadListings };
  }

  #endAsForeign(names?: ReadonlySet<string>): void {
    const { root, launches, unreadListings } = this.#scanner;
    const instead = this.#head.named(root === null ? null : otherFormatOf(root, names));
    this.end ??= { ending: "NOT_A_FEED", format: null, instead, launches, unreadListings };
  }
}

/**
 * Reads a feed of any known format as it arrives, holding at most one listing and one chunk.
 * @returns how the feed ended
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReadListing[], FeedEnd, undefined> {
  const reading = new FeedReading();
  for await (const chunk of chunks) {
    const found = reading.take(chunk);
    if (reading.end) return reading.end;
    if (found.length > 0) yield found;
  }
  const last = reading.finish();
  if (last.length > 0) yield last;
  return reading.end!;
}
