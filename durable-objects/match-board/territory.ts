import type { Offer } from "../../src/domain/radar/offer.ts";
import type { Wish } from "../../src/domain/radar/wish.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";

/** Which pairs a board finds (rules 26.7). */
export interface Territory {
  /** Null: every city. */
  readonly cityId: string | null;
  /** The account whose own pairs they are; null: pairs of two accounts. */
  readonly accountId: string | null;
  readonly scopes: readonly MatchScope[];
  /** Null: none of its pairs. */
  scopeOf(offer: Offer, wish: Wish): MatchScope | null;
}

const accountTerritory = (accountId: string): Territory => ({
  cityId: null,
  accountId,
  scopes: ["INTERNAL"],
  scopeOf: () => "INTERNAL",
});

const cityTerritory = (cityId: string): Territory => ({
  cityId,
  accountId: null,
  scopes: ["NETWORK", "LAUNCH"],
  scopeOf: (offer, wish) => {
    if (offer.accountId === wish.accountId) return null;
    if (offer.kind !== "PROPERTY") return "LAUNCH";
    return wish.shared ? "NETWORK" : null;
  },
});

/** @param board its name, as accountBoard or cityBoard made it */
export const territoryOf = (board: string): Territory => {
  const id = board.slice(2);
  if (board.startsWith("a:")) return accountTerritory(id);
  if (board.startsWith("c:")) return cityTerritory(id);
  throw new Error(`No board has the name ${board}.`);
};
