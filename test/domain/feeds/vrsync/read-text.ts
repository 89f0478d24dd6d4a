import type { RawListing } from "../../../../src/domain/feeds/vrsync/listing-scanner.ts";
import { fieldsOf, type Mapped, mapListing } from "../../../../src/domain/feeds/vrsync/map-listing.ts";
import { type Ending, readVrsync } from "../../../../src/domain/feeds/vrsync/reader.ts";
import type { PropertyInput } from "../../../../src/domain/properties/record/input.ts";

const RULES = { ownHosts: [], allowPrivate: false };

/** The bytes in chunks of this size. */
export async function* chunksOf(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export interface Read {
  readonly ending: Ending;
  readonly listings: Mapped[];
}

const scan = async (
  feed: string | Uint8Array,
  size?: number,
): Promise<{ ending: Ending; listings: RawListing[] }> => {
  const bytes = typeof feed === "string" ? new TextEncoder().encode(feed) : feed;
  const reading = readVrsync(chunksOf(bytes, size));
  const listings: RawListing[] = [];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { ending: value, listings };
    listings.push(...value);
  }
};

/** Reads a complete feed and maps its listings. */
export const readFeed = async (feed: string | Uint8Array, size?: number): Promise<Read> => {
  const { ending, listings } = await scan(feed, size);
  return { ending, listings: listings.map((listing) => mapListing(listing, RULES)) };
};

export const feedOf = (...listings: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;

/** A listing of a flat; `parts` are further elements by section, and come first, so they win. */
export const listingXml = (
  parts: { top?: string; details?: string; location?: string; media?: string } = {},
) =>
  `<Listing>${parts.top ?? "<ListingID>A1</ListingID><TransactionType>For Sale</TransactionType>"}
   <Media>${parts.media ?? ""}</Media>
   <Details>${parts.details ?? ""}<PropertyType>Residential / Apartment</PropertyType>
   <ListPrice>500000</ListPrice></Details>
   <Location>${parts.location ?? "<State>SP</State><City>São Paulo</City>"}</Location></Listing>`;

/** The result of a feed's only listing. */
export const inputOf = async (listing: string): Promise<PropertyInput> => {
  const [raw, ...others] = (await scan(feedOf(listing))).listings;
  if (!raw || others.length > 0) throw new Error(`Not one listing: ${listing}`);
  return fieldsOf(raw, RULES).input;
};
