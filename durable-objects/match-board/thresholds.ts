import { MIN_SCORE, scoreOf } from "../../src/domain/radar/score.ts";
import { CAPS, floorOf, rankOf, reaches } from "./floors.ts";
import { type Cell, type HeldOffer, type HeldWish, Holdings, NO_CELLS } from "./holdings.ts";
import { cellOf, countedIn, hasEqualRows, isKept, type PairSides, type RankedPair } from "./ranked-pair.ts";
import type { Territory } from "./territory.ts";

/** Gets each pair that has entered, left or changed. */
type PairSink = (heldOffer: HeldOffer, heldWish: HeldWish) => void;

/**
 * The kept pairs of a board. No pair is stored: a floor for each client, city and scope implies them. An offer enters
 * or leaves by the current floors. It marks the floors that it may have made wrong, and they are balanced later, each
 * once however many offers came and went (docs/adr/0017-radar-boards.md).
 */
export class Thresholds {
  readonly holdings: Holdings;
  readonly #marked = new Map<Cell, HeldWish>();
  readonly #rewritten = new Set<HeldWish>();
  readonly #territory: Territory;
  readonly #sink: PairSink;
  #judgedPairs = 0;

  constructor(territory: Territory, sink: PairSink) {
    this.holdings = new Holdings(territory.cityId);
    this.#territory = territory;
    this.#sink = sink;
  }

  /** Pairs judged since its creation: the measure of its work. */
  get judgedPairs(): number {
    return this.#judgedPairs;
  }

  get marks(): number {
    return this.#marked.size;
  }

  /** Restores an offer after a restart, which adds no pair. */
  restoreOffer(heldOffer: HeldOffer): void {
    this.holdings.replaceOffer(heldOffer.offer.id, heldOffer);
  }

  restoreWish(heldWish: HeldWish): void {
    this.holdings.replaceWish(heldWish.wish.id, heldWish);
    for (const cell of heldWish.cells) {
      if (cell.marked) this.#marked.set(cell, heldWish);
      const heldOffer = cell.floor && this.holdings.offer(cell.floor.id);
      // Many floors name the same id: they share one copy of it.
      if (heldOffer) cell.floor = { ...cell.floor!, id: heldOffer.offer.id };
    }
  }

  /** @param next null: it is no longer in recommendations */
  setOffer(id: string, next: HeldOffer | null): void {
    const before = this.holdings.replaceOffer(id, next);
    const were = this.holdings.wishesFor(before);
    const are = this.holdings.wishesFor(next);
    for (const heldWish of were) this.#compare(before, next, heldWish);
    if (are === were) return;
    for (const heldWish of are) if (!were.has(heldWish)) this.#compare(before, next, heldWish);
  }

  /** Reports an offer's kept pairs once more. */
  notifyAgain(heldOffer: HeldOffer): void {
    for (const heldWish of this.holdings.wishesFor(heldOffer)) {
      const ranked = this.#rankPair(heldOffer, heldWish);
      if (ranked && isKept(ranked)) this.#sink(heldOffer, heldWish);
    }
  }

  notifyOfWishAgain(heldWish: HeldWish): void {
    for (const ranked of this.#pairs(heldWish)) if (isKept(ranked)) this.#sink(ranked.heldOffer, heldWish);
  }

  /** Balances the client at once. @param next null: it is no longer in recommendations */
  setWish(id: string, next: Omit<HeldWish, "cells"> | null): void {
    const before = this.holdings.wish(id);
    const were = new Set(
      before
        ? this.#pairs(before)
            .filter(isKept)
            .map(({ heldOffer }) => heldOffer)
        : [],
    );
    if (before) this.#rewritten.delete(before);
    for (const cell of before?.cells ?? []) this.#marked.delete(cell);
    const after = next && { ...next, cells: NO_CELLS };
    this.holdings.replaceWish(id, after);
    const are = new Set(after ? this.#settleCells(after) : []);
    for (const heldOffer of were) if (!are.has(heldOffer)) this.#sink(heldOffer, before!);
    for (const heldOffer of are)
      if (!were.has(heldOffer) || !hasEqualRows([heldOffer, before!], [heldOffer, after!]))
        this.#sink(heldOffer, after!);
  }

  letGoOfWish(id: string): void {
    const before = this.holdings.replaceWish(id, null);
    if (!before) return;
    this.#rewritten.delete(before);
    for (const cell of before.cells) this.#marked.delete(cell);
  }

  /** Gives marked cells their new floors, at least the first, until this many pairs were judged. */
  balance(pairs: number): void {
    const end = this.#judgedPairs + pairs;
    for (const [cell, heldWish] of this.#marked) {
      const old = cell.floor;
      const own = this.#pairs(heldWish, cell.cityId).filter((ranked) => ranked.cell === cell);
      this.#settle(cell, own, heldWish);
      for (const { heldOffer, rank, isPinned } of own)
        if (!isPinned && reaches(rank, old) !== reaches(rank, cell.floor)) this.#sink(heldOffer, heldWish);
      if (this.#judgedPairs >= end) return;
    }
  }

  /** Clients whose floors or marks have changed since the last call. */
  takeRewritten(): HeldWish[] {
    const rewritten = [...this.#rewritten];
    this.#rewritten.clear();
    return rewritten;
  }

  /** Both sides of a kept pair; null if it is not kept. */
  kept(propertyId: string, leadId: string): PairSides | null {
    const heldOffer = this.holdings.offer(propertyId);
    const heldWish = this.holdings.wish(leadId);
    const ranked = heldOffer && heldWish && this.#rankPair(heldOffer, heldWish);
    return ranked && isKept(ranked) ? [heldOffer, heldWish] : null;
  }

  #rankPair(heldOffer: HeldOffer, heldWish: HeldWish): RankedPair | null {
    this.#judgedPairs += 1;
    const { offer } = heldOffer;
    const { wish } = heldWish;
    const scope = this.#territory.scopeOf(offer, wish);
    const score = scope && scoreOf(offer, wish);
    if (scope === null || score === null || score < MIN_SCORE) return null;
    const cell = cellOf(heldWish, offer.cityId, scope);
    return {
      heldOffer,
      cell,
      rank: rankOf(score, offer, wish.id, scope),
      isPinned: heldWish.pins.has(offer.id),
    };
  }

  #pairs(heldWish: HeldWish, cityId?: string): RankedPair[] {
    const pairs: RankedPair[] = [];
    for (const heldOffer of this.holdings.offersFor(heldWish, cityId)) {
      const ranked = this.#rankPair(heldOffer, heldWish);
      if (ranked) pairs.push(ranked);
    }
    return pairs;
  }

  /** A client's kept offers, under new floors. */
  #settleCells(heldWish: HeldWish): HeldOffer[] {
    const pairs = this.#pairs(heldWish);
    for (const [cell, own] of Map.groupBy(pairs, (ranked) => ranked.cell)) this.#settle(cell, own, heldWish);
    return pairs.filter(isKept).map(({ heldOffer }) => heldOffer);
  }

  #settle(cell: Cell, pairs: readonly RankedPair[], heldWish: HeldWish): void {
    const ranks = pairs.filter(({ isPinned }) => !isPinned).map(({ rank }) => rank);
    cell.floor = floorOf(ranks, CAPS[cell.scope]);
    cell.kept = Math.min(ranks.length, CAPS[cell.scope]);
    cell.marked = false;
    this.#marked.delete(cell);
    this.#rewritten.add(heldWish);
  }

  #compare(before: HeldOffer | null, next: HeldOffer | null, heldWish: HeldWish): void {
    const was = before && this.#rankPair(before, heldWish);
    const is = next && this.#rankPair(next, heldWish);
    const wasKept = was !== null && isKept(was);
    const remains = is !== null && isKept(is);
    if (wasKept !== remains || (wasKept && !hasEqualRows([before!, heldWish], [next!, heldWish])))
      this.#sink((next ?? before)!, heldWish);
    const left = countedIn(was);
    const entered = countedIn(is);
    if (left === entered) return;
    if (left) this.#count(left, -1, heldWish);
    if (entered) this.#count(entered, 1, heldWish);
  }

  /** Counts a pair in or out, and marks the floor if it may be wrong: too few pairs reach it, or too many. */
  #count(cell: Cell, change: 1 | -1, heldWish: HeldWish): void {
    if (cell.kept !== null) cell.kept += change;
    const isBelow = change < 0 || (cell.kept !== null && cell.kept <= CAPS[cell.scope]);
    if (cell.marked || (cell.floor === null && isBelow)) return;
    cell.marked = true;
    this.#marked.set(cell, heldWish);
    this.#rewritten.add(heldWish);
  }
}
