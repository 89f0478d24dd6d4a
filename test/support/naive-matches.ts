import { CAPS, rankOf } from "../../durable-objects/match-board/floors.ts";
import type { Territory } from "../../durable-objects/match-board/territory.ts";
import type { Offer } from "../../src/domain/radar/offer.ts";
import { LEAST_SCORE, scoreOf } from "../../src/domain/radar/score.ts";
import type { Wish } from "../../src/domain/radar/wish.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";

export interface NaivePair {
  readonly offer: Offer;
  readonly wish: Wish;
  readonly scope: MatchScope;
}

type Ranked = NaivePair & { readonly key: number; readonly isPinned: boolean };

const byPlace = (left: Ranked, right: Ranked): number =>
  right.key - left.key || (right.offer.id > left.offer.id ? 1 : -1);

/** What a board is to keep of these: every pair looked at, the best of each client, city and scope, and what is pinned. */
export const naivePairs = (
  territory: Pick<Territory, "scopeOf">,
  offers: readonly Offer[],
  wishes: readonly Wish[],
  isPinned: (propertyId: string, leadId: string) => boolean,
): NaivePair[] =>
  wishes.flatMap((wish) => {
    const fitting = offers.flatMap((offer): Ranked[] => {
      const scope = territory.scopeOf(offer, wish);
      const score = scoreOf(offer, wish);
      if (scope === null || score === null || score < LEAST_SCORE) return [];
      const { key } = rankOf(score, offer, wish.id, scope);
      return [{ offer, wish, scope, key, isPinned: isPinned(offer.id, wish.id) }];
    });
    const cells = Map.groupBy(
      fitting.filter((pair) => !pair.isPinned),
      ({ offer, scope }) => `${offer.cityId} ${scope}`,
    );
    const best = [...cells.values()].flatMap((cell) => cell.sort(byPlace).slice(0, CAPS[cell[0]!.scope]));
    return [...fitting.filter((pair) => pair.isPinned), ...best];
  });
