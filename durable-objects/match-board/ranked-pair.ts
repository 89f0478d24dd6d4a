import { factsOf } from "../../src/domain/radar/facts.ts";
import { type Rank, reaches } from "./floors.ts";
import type { Cell, HeldOffer, HeldWish } from "./holdings.ts";

/** The relation of an offer to a client whose gates it passes. */
export interface RankedPair {
  readonly held: HeldOffer;
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
export const cellOf = (wanted: HeldWish, cityId: string, scope: Cell["scope"]): Cell => {
  const known = wanted.cells.find((cell) => cell.cityId === cityId && cell.scope === scope);
  if (known) return known;
  const cell: Cell = { cityId, scope, floor: null, kept: null, marked: false };
  wanted.cells = [...wanted.cells, cell];
  return cell;
};

export type PairSides = readonly [HeldOffer, HeldWish];

/** Whether two states of a pair have equal rows. */
export const hasEqualRows = ([held, wanted]: PairSides, [other, otherWanted]: PairSides): boolean =>
  held.offer.ownerId === other.offer.ownerId &&
  wanted.wish.ownerId === otherWanted.wish.ownerId &&
  JSON.stringify(factsOf(held.offer, wanted.wish)) === JSON.stringify(factsOf(other.offer, otherWanted.wish));
