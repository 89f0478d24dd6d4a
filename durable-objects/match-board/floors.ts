import type { Offer } from "../../src/domain/radar/offer.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";

/** How many pairs of a client, city and scope are kept, besides those that somebody acted on (rules 26.16). */
export const CAPS: Readonly<Record<MatchScope, number>> = { INTERNAL: 200, NETWORK: 100, LAUNCH: 50 };

/** The place of an offer among those that fit a client: by the key, of equal ones by the id. */
export interface Rank {
  readonly key: number;
  readonly id: string;
}

/** Above every time in milliseconds and every draw; times 100 still an exact integer. */
const SCORE_STEP = 2 ** 43;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hashed = (text: string, from: number): number => {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
};

/** A lot drawn for good: who creates a listing anew gains nothing by it (rules 26.16). */
const drawOf = (propertyId: string, leadId: string): number => {
  let hash = hashed(leadId, hashed(propertyId, FNV_OFFSET));
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const rankOf = (score: number, offer: Offer, leadId: string, scope: MatchScope): Rank => ({
  key: score * SCORE_STEP + (scope === "INTERNAL" ? offer.createdAt : drawOf(offer.id, leadId)),
  id: offer.id,
});

/** Whether an offer is kept under a floor; without one all are. */
export const reaches = ({ key, id }: Rank, floor: Rank | null): boolean =>
  floor === null || key > floor.key || (key === floor.key && id >= floor.id);

const byPlace = (left: Rank, right: Rank): number => right.key - left.key || (right.id > left.id ? 1 : -1);

/** The last of the best `cap`; null when there are no more than that. Sorts the offers of one score alone. */
export const floorOf = (ranks: readonly Rank[], cap: number): Rank | null => {
  if (ranks.length <= cap) return null;
  const byScore: Rank[][] = [];
  for (const rank of ranks) {
    const score = Math.floor(rank.key / SCORE_STEP);
    byScore[score] ??= [];
    byScore[score].push(rank);
  }
  let left = cap;
  for (const equals of byScore.reverse()) {
    if (!equals) continue;
    if (left <= equals.length) return equals.sort(byPlace)[left - 1]!;
    left -= equals.length;
  }
  return null;
};
