import { FeedDecoder } from "./encoding.ts";
import { ListingScanner, type RawListing } from "./listing-scanner.ts";

export const MAX_FEED_BYTES = 150_000_000;
/** The most listings: their rows must fit into memory together; the largest portfolios have half as many. */
export const MAX_FEED_LISTINGS = 50_000;
/** No honest listing is this long; an endless CDATA section or tag would be kept whole. */
const MAX_PENDING_CHARS = 2_000_000;

/** COMPLETE: the root element was closed. Any other end allows no conclusion. */
export type Ending = "COMPLETE" | "TRUNCATED" | "NOT_A_FEED" | "TOO_LARGE" | "TOO_MANY_LISTINGS";

const endingOf = (scanner: ListingScanner): Ending => {
  if (scanner.root === null || scanner.foreign) return "NOT_A_FEED";
  return scanner.rootClosed ? "COMPLETE" : "TRUNCATED";
};

/**
 * Reads a VRSync feed as it arrives, holding at most one listing and one chunk.
 * @returns how the feed ended
 */
export async function* readVrsync(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<RawListing[], Ending, undefined> {
  const decoder = new FeedDecoder();
  const scanner = new ListingScanner();
  let bytes = 0;
  let listings = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    const found = scanner.write(decoder.write(chunk));
    if (scanner.foreign) return "NOT_A_FEED";
    listings += found.length;
    if (listings > MAX_FEED_LISTINGS) return "TOO_MANY_LISTINGS";
    if (bytes > MAX_FEED_BYTES || scanner.pending > MAX_PENDING_CHARS) return "TOO_LARGE";
    if (found.length > 0) yield found;
  }
  const last = scanner.write(decoder.end());
  scanner.end();
  if (listings + last.length > MAX_FEED_LISTINGS) return "TOO_MANY_LISTINGS";
  if (last.length > 0) yield last;
  return endingOf(scanner);
}
