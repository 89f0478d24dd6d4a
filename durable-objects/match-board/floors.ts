import type { Offer } from "../../src/domain/radar/sides.ts";
import { hash32 } from "../../src/lib/hash.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";

/** Number of pairs kept per client, city and scope, besides those that somebody acted on (rules 26.16). */
export const CAPS: Readonly<Record<MatchScope, number>> = { INTERNAL: 200, NETWORK: 100, LAUNCH: 50 };

/** The place of an offer among the offers that fit a client: by key, then by id. */
export interface Rank {
  readonly key: number;
  readonly id: string;
}

/** Above every time in milliseconds and every draw; 100 times as much is still an exact integer. */
const SCORE_STEP = 2 ** 43;

/** Equal scores: at home the newest first, elsewhere a permanent draw, so a new copy gains nothing (rules 26.16). */
export const rankOf = (score: number, offer: Offer, leadId: string, scope: MatchScope): Rank => ({
  key: score * SCORE_STEP + (scope === "INTERNAL" ? offer.createdAt : hash32(offer.id, leadId)),
  id: offer.id,
});

/** Whether an offer reaches a floor; without a floor every offer does. */
export const reaches = ({ key, id }: Rank, floor: Rank | null): boolean =>
  floor === null || key > floor.key || (key === floor.key && id >= floor.id);

const byPlace = (left: Rank, right: Rank): number => right.key - left.key || (right.id > left.id ? 1 : -1);

/** The lowest of the best `cap` ranks; null if there are no more than that. Sorts only the offers of one score. */
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
