import { MIN_SCORE, scoreOf } from "../../src/domain/radar/score.ts";
import { CAPS, floorOf, rankOf, reaches } from "./floors.ts";
import { type Cell, type HeldOffer, type HeldWish, Holdings, NO_CELLS } from "./holdings.ts";
import { cellOf, countedIn, hasEqualRows, isKept, type PairSides, type RankedPair } from "./ranked-pair.ts";
import type { Territory } from "./territory.ts";

/** Gets each pair that has entered, left or changed. */
type PairSink = (held: HeldOffer, wanted: HeldWish) => void;

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
  #judged = 0;

  constructor(territory: Territory, sink: PairSink) {
    this.holdings = new Holdings(territory.cityId);
    this.#territory = territory;
    this.#sink = sink;
  }

  /** Pairs judged since its creation: the measure of its work. */
  get judged(): number {
    return this.#judged;
  }

  get marks(): number {
    return this.#marked.size;
  }

  /** Restores an offer after a restart, which adds no pair. */
  restoreOffer(held: HeldOffer): void {
    this.holdings.replaceOffer(held.offer.id, held);
  }

  restoreWish(wanted: HeldWish): void {
    this.holdings.replaceWish(wanted.wish.id, wanted);
    for (const cell of wanted.cells) {
      if (cell.marked) this.#marked.set(cell, wanted);
      const held = cell.floor && this.holdings.offer(cell.floor.id);
      // One copy of an id that many floors name.
      if (held) cell.floor = { ...cell.floor!, id: held.offer.id };
    }
  }

  /** @param next null: it is no longer in recommendations */
  setOffer(id: string, next: HeldOffer | null): void {
    const before = this.holdings.replaceOffer(id, next);
    const were = this.holdings.wishesFor(before);
    const are = this.holdings.wishesFor(next);
    for (const wanted of were) this.#compare(before, next, wanted);
    if (are === were) return;
    for (const wanted of are) if (!were.has(wanted)) this.#compare(before, next, wanted);
  }

  /** Reports an offer's kept pairs once more. */
  notifyAgain(held: HeldOffer): void {
    for (const wanted of this.holdings.wishesFor(held)) {
      const ranked = this.#ranked(held, wanted);
      if (ranked && isKept(ranked)) this.#sink(held, wanted);
    }
  }

  notifyOfWishAgain(wanted: HeldWish): void {
    for (const ranked of this.#pairs(wanted)) if (isKept(ranked)) this.#sink(ranked.held, wanted);
  }

  /** Balances the client at once. @param next null: it is no longer in recommendations */
  setWish(id: string, next: Omit<HeldWish, "cells"> | null): void {
    const before = this.holdings.wish(id);
    const were = new Set(
      before
        ? this.#pairs(before)
            .filter(isKept)
            .map(({ held }) => held)
        : [],
    );
    if (before) this.#rewritten.delete(before);
    for (const cell of before?.cells ?? []) this.#marked.delete(cell);
    const after = next && { ...next, cells: NO_CELLS };
    this.holdings.replaceWish(id, after);
    const are = new Set(after ? this.#settled(after) : []);
    for (const held of were) if (!are.has(held)) this.#sink(held, before!);
    for (const held of are)
      if (!were.has(held) || !hasEqualRows([held, before!], [held, after!])) this.#sink(held, after!);
  }

  letGoOfWish(id: string): void {
    const before = this.holdings.replaceWish(id, null);
    if (!before) return;
    this.#rewritten.delete(before);
    for (const cell of before.cells) this.#marked.delete(cell);
  }

  /** Gives marked cells their new floors, at least the first, until this many pairs were judged. */
  balance(pairs: number): void {
    const end = this.#judged + pairs;
    for (const [cell, wanted] of this.#marked) {
      const old = cell.floor;
      const own = this.#pairs(wanted, cell.cityId).filter((ranked) => ranked.cell === cell);
      this.#settle(cell, own, wanted);
      for (const { held, rank, isPinned } of own)
        if (!isPinned && reaches(rank, old) !== reaches(rank, cell.floor)) this.#sink(held, wanted);
      if (this.#judged >= end) return;
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
    const held = this.holdings.offer(propertyId);
    const wanted = this.holdings.wish(leadId);
    const ranked = held && wanted && this.#ranked(held, wanted);
    return ranked && isKept(ranked) ? [held, wanted] : null;
  }

  #ranked(held: HeldOffer, wanted: HeldWish): RankedPair | null {
    this.#judged += 1;
    const { offer } = held;
    const { wish } = wanted;
    const scope = this.#territory.scopeOf(offer, wish);
    const score = scope && scoreOf(offer, wish);
    if (scope === null || score === null || score < MIN_SCORE) return null;
    const cell = cellOf(wanted, offer.cityId, scope);
    return { held, cell, rank: rankOf(score, offer, wish.id, scope), isPinned: wanted.pins.has(offer.id) };
  }

  #pairs(wanted: HeldWish, cityId?: string): RankedPair[] {
    const pairs: RankedPair[] = [];
    for (const held of this.holdings.offersFor(wanted, cityId)) {
      const ranked = this.#ranked(held, wanted);
      if (ranked) pairs.push(ranked);
    }
    return pairs;
  }

  /** A client's kept offers, under new floors. */
  #settled(wanted: HeldWish): HeldOffer[] {
    const pairs = this.#pairs(wanted);
    for (const [cell, own] of Map.groupBy(pairs, (ranked) => ranked.cell)) this.#settle(cell, own, wanted);
    return pairs.filter(isKept).map(({ held }) => held);
  }

  #settle(cell: Cell, pairs: readonly RankedPair[], wanted: HeldWish): void {
    const ranks = pairs.filter(({ isPinned }) => !isPinned).map(({ rank }) => rank);
    cell.floor = floorOf(ranks, CAPS[cell.scope]);
    cell.kept = Math.min(ranks.length, CAPS[cell.scope]);
    cell.marked = false;
    this.#marked.delete(cell);
    this.#rewritten.add(wanted);
  }

  #compare(before: HeldOffer | null, next: HeldOffer | null, wanted: HeldWish): void {
    const was = before && this.#ranked(before, wanted);
    const is = next && this.#ranked(next, wanted);
    const wasKept = was !== null && isKept(was);
    const remains = is !== null && isKept(is);
    if (wasKept !== remains || (wasKept && !hasEqualRows([before!, wanted], [next!, wanted])))
      this.#sink((next ?? before)!, wanted);
    const left = countedIn(was);
    const entered = countedIn(is);
    if (left === entered) return;
    if (left) this.#count(left, -1, wanted);
    if (entered) this.#count(entered, 1, wanted);
  }

  /** Counts a pair in or out, and marks the floor if it may be wrong: too few pairs reach it, or too many. */
  #count(cell: Cell, change: 1 | -1, wanted: HeldWish): void {
    if (cell.kept !== null) cell.kept += change;
    const isBelow = change < 0 || (cell.kept !== null && cell.kept <= CAPS[cell.scope]);
    if (cell.marked || (cell.floor === null && isBelow)) return;
    cell.marked = true;
    this.#marked.set(cell, wanted);
    this.#rewritten.add(wanted);
  }
}
