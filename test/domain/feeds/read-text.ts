import { type Mapped, mapListing } from "../../../src/domain/feeds/reading/map-listing.ts";
import {
  type FeedEnd,
  type ReadListing,
  readFeed as read,
} from "../../../src/domain/feeds/reading/reader.ts";
import type { PropertyInput } from "../../../src/domain/properties/record/input.ts";

const RULES = { ownHosts: [], allowPrivate: false };

/** The bytes in chunks of this size. */
export async function* chunksOf(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export interface Read extends FeedEnd {
  readonly listings: Mapped[];
}

const scan = async (
  feed: string | Uint8Array,
  size?: number,
): Promise<FeedEnd & { listings: ReadListing[] }> => {
  const bytes = typeof feed === "string" ? new TextEncoder().encode(feed) : feed;
  const reading = read(chunksOf(bytes, size));
  const listings: ReadListing[] = [];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { ...value, listings };
    listings.push(...value);
  }
};

/** Reads a complete feed and maps its listings. */
export const readFeed = async (feed: string | Uint8Array, size?: number): Promise<Read> => {
  const { listings, ...end } = await scan(feed, size);
  return { ...end, listings: listings.map((listing) => mapListing(listing, RULES)) };
};

/** What became of a feed's only listing; `input` is null if it is not on offer. */
export const onlyOutcome = async (feed: string | Uint8Array) => {
  const { listings, ending, instead } = await readFeed(feed);
  const [listing, ...others] = listings;
  if (!listing || others.length > 0 || !("notRead" in listing))
    throw new Error(`${listings.length} listings, ${ending} ${instead?.kind}`);
  const { ref, remarks, notRead } = listing;
  return {
    ref,
    fault: "fault" in listing ? listing.fault : null,
    input: "input" in listing ? listing.input : null,
    missing: remarks.missing,
    remarks: remarks.remarks,
    codes: remarks.remarks.map(({ code }) => code),
    notRead: [...notRead],
  };
};

/** A feed's only listing, which is on offer. */
export const only = async (feed: string | Uint8Array) => {
  const { input, ...listing } = await onlyOutcome(feed);
  if (!input) throw new Error(`Not read: ${listing.fault}`);
  return { input, ...listing };
};

export const feedOf = (...listings: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;

const DETAILS = {
  PropertyType: "<PropertyType>Residential / Apartment</PropertyType>",
  ListPrice: "<ListPrice>500000</ListPrice>",
};

/** A flat's listing; `parts` are its elements by section, to which details that they lack are added. */
export const listingXml = (
  parts: { top?: string; details?: string; location?: string; media?: string } = {},
) =>
  `<Listing>${parts.top ?? "<ListingID>A1</ListingID><TransactionType>For Sale</TransactionType>"}
   <Media>${parts.media ?? ""}</Media>
   <Details>${parts.details ?? ""}${Object.entries(DETAILS)
     .map(([name, xml]) => (parts.details?.includes(`<${name}`) ? "" : xml))
     .join("")}</Details>
   <Location>${parts.location ?? "<State>SP</State><City>São Paulo</City>"}</Location></Listing>`;

/** The result of a feed's only listing. */
export const inputOf = async (listing: string): Promise<PropertyInput> => {
  const [raw, ...others] = (await scan(feedOf(listing))).listings;
  if (!raw || others.length > 0) throw new Error(`Not one listing: ${listing}`);
  const mapped = mapListing(raw, RULES);
  if (!("input" in mapped)) throw new Error(`No property: ${listing}`);
  return mapped.input;
};
