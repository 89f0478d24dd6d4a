import type { Offer } from "../../src/domain/radar/offer.ts";
import { hash32 } from "../../src/lib/hash.ts";
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

/** Equal scores: the newest at home, else a lot drawn for good, so that creating a listing anew gains nothing (rules 26.16). */
export const rankOf = (score: number, offer: Offer, leadId: string, scope: MatchScope): Rank => ({
  key: score * SCORE_STEP + (scope === "INTERNAL" ? offer.createdAt : hash32(offer.id, leadId)),
  id: offer.id,
});

/** Whether an offer is kept under a floor; without one all are. */
export const reaches = ({ key, id }: Rank, floor: Rank | null): boolean =>
  floor === null || key > floor.key || (key === floor.key && id >= floor.id);

const byPlace = (left: Rank, right: Rank): number => right.key - left.key || (right.id > left.id ? 1 : -1);

/** The last of the best `cap`; null when there are no more than that. Sorts the offers of one score alone. */
export const floorOf = (ranks: readonly Rank[], cap: number): Rank | null => {
  if (ranks.length <= cap) return null;
  const byScore = Map.groupBy(ranks, ({ key }) => Math.floor(key / SCORE_STEP));
  let left = cap;
  for (const [, equals] of [...byScore].sort(([one], [other]) => other - one)) {
    if (left <= equals.length) return equals.sort(byPlace)[left - 1]!;
    left -= equals.length;
  }
  return null;
};
