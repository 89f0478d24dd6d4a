import type { Territory } from "../../durable-objects/match-board/territory.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import { hash32 } from "../../src/lib/hash.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";
import { naiveParts } from "./naive-score.ts";

/** The numbers of rules 26.13 and 26.16, not read from the boards' code. */
const MIN_SCORE = 60;
const MAX_MATCHES: Readonly<Record<MatchScope, number>> = { INTERNAL: 200, NETWORK: 100, LAUNCH: 50 };

export interface NaivePair {
  readonly offer: Offer;
  readonly wish: Wish;
  readonly scope: MatchScope;
  readonly score: number;
}

type Ranked = NaivePair & { readonly lot: number; readonly isPinned: boolean };

/** Among equally good matches, the newest of the account's own comes first; otherwise a random number decides. */
const byPlace = (left: Ranked, right: Ranked): number =>
  right.score - left.score || right.lot - left.lot || (right.offer.id > left.offer.id ? 1 : -1);

/** The matches that a board must keep: of all pairs, the best for each client, city and scope, and pinned pairs. */
export const naivePairs = (
  territory: Pick<Territory, "scopeOf">,
  offers: readonly Offer[],
  wishes: readonly Wish[],
  isPinned: (propertyId: string, leadId: string) => boolean,
): NaivePair[] =>
  wishes.flatMap((wish) => {
    const fitting = offers.flatMap((offer): Ranked[] => {
      const scope = territory.scopeOf(offer, wish);
      const score = scope && (naiveParts(offer, wish)?.score ?? 0);
      if (scope === null || score === null || score < MIN_SCORE) return [];
      const lot = scope === "INTERNAL" ? offer.createdAt : hash32(offer.id, wish.id);
      return [{ offer, wish, scope, score, lot, isPinned: isPinned(offer.id, wish.id) }];
    });
    const cells = Map.groupBy(
      fitting.filter((pair) => !pair.isPinned),
      ({ offer, scope }) => `${offer.cityId} ${scope}`,
    );
    const best = [...cells.values()].flatMap((cell) =>
      cell.sort(byPlace).slice(0, MAX_MATCHES[cell[0]!.scope]),
    );
    return [...fitting.filter((pair) => pair.isPinned), ...best];
  });
