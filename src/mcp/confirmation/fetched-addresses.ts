import { isObject, type JsonObject } from "../results/compact.ts";

const photosOf = (listing: unknown): readonly unknown[] =>
  isObject(listing) && Array.isArray(listing.photos) ? listing.photos : [];

/**
 * The addresses from which the service fetches once a write is saved: their owners learn that they were requested.
 * @param answer of the dry run
 */
export const fetchedAddresses = (body: JsonObject | null, answer: JsonObject): readonly string[] => {
  if (body === null) return [];
  const isQueued = isObject(answer.result) && answer.result.photos === "QUEUED";
  const listings = Array.isArray(body.items) ? body.items : isQueued ? [body] : [];
  return listings.flatMap(photosOf).filter((address) => typeof address === "string");
};
