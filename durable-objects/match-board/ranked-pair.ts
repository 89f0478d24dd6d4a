import { factsOf } from "../../src/domain/radar/facts.ts";
import { type Rank, reaches } from "./floors.ts";
import type { Cell, HeldOffer, HeldWish } from "./holdings.ts";

/** The relation of an offer to a client whose gates it passes. */
export interface RankedPair {
  readonly heldOffer: HeldOffer;
  readonly cell: Cell;
  readonly rank: Rank;
  readonly isPinned: boolean;
}

export const isKept = ({ rank, cell, isPinned }: RankedPair): boolean =>
  isPinned || reaches(rank, cell.floor);

/** The cell in which a pair counts toward the cap. */
export const countedIn = (ranked: RankedPair | null): Cell | null =>
  ranked && !ranked.isPinned && isKept(ranked) ? ranked.cell : null;

/** The client's cell of a city and scope, created on first use. */
export const cellOf = (heldWish: HeldWish, cityId: string, scope: Cell["scope"]): Cell => {
  const known = heldWish.cells.find((cell) => cell.cityId === cityId && cell.scope === scope);
  if (known) return known;
  const cell: Cell = { cityId, scope, floor: null, kept: null, marked: false };
  heldWish.cells = [...heldWish.cells, cell];
  return cell;
};

export type PairSides = readonly [HeldOffer, HeldWish];

/** Whether two states of a pair have equal rows. */
export const hasEqualRows = ([heldOffer, heldWish]: PairSides, [otherOffer, otherWish]: PairSides): boolean =>
  heldOffer.offer.ownerId === otherOffer.offer.ownerId &&
  heldWish.wish.ownerId === otherWish.wish.ownerId &&
  JSON.stringify(factsOf(heldOffer.offer, heldWish.wish)) ===
    JSON.stringify(factsOf(otherOffer.offer, otherWish.wish));
