import {
  type CurrentObjects,
  hasAllPins,
  isFoundIn,
  withShard,
} from "../../src/domain/radar/current-objects.ts";
import type { ChangedObject, Checked } from "../../src/ports/match-board.ts";
import { type OfferState, offerStateOf, type WishState, wishStateOf } from "./current-state.ts";
import type { HeldRows } from "./held-rows.ts";
import type { HeldWish } from "./holdings.ts";
import { Interned } from "./interned.ts";
import { bytesOf, MemoryUse } from "./memory-use.ts";
import { isHandedOver, type PendingRead } from "./pending-reads.ts";
import type { PendingWriteRows } from "./pending-write-rows.ts";
import { stateHashOf } from "./state-hash.ts";
import type { Territory } from "./territory.ts";
import { Thresholds } from "./thresholds.ts";

const NONE: ReadonlySet<string> = new Set();

/** Whether an object can be applied: all pins of a client handed over by another part must be read, from any shard. */
export const isLearnable = (pending: PendingRead, truth: CurrentObjects): boolean =>
  isFoundIn(truth, pending) && (hasAllPins(truth) || !isHandedOver(pending));

/** The cause of pairs that no write of their own account moved: another pair has joined a client's best, or left. */
const NO_CAUSE = { cause: "", subject: "", quiet: false };

/** A board's knowledge, in memory and in its rows; every change goes to both. */
export class Board {
  readonly thresholds: Thresholds;
  readonly territory: Territory;
  readonly #rows: HeldRows;
  readonly #pendingWrites: PendingWriteRows;
  readonly #shards: readonly string[];
  readonly #interned = new Interned();
  readonly #memoryUse: MemoryUse | null;
  #evictable: Map<string, HeldWish[]> | null = null;
  #refused = 0;
  #evicted: ChangedObject[] = [];
  #cause = NO_CAUSE;

  /** Loads the board from its rows. @param shards all shards: accounts that see an object may be in any */
  constructor(
    territory: Territory,
    rows: HeldRows,
    pendingWrites: PendingWriteRows,
    shards: readonly string[],
    memoryUse: MemoryUse = new MemoryUse(),
  ) {
    this.#memoryUse = territory.cityId === null ? null : memoryUse;
    this.territory = territory;
    this.#rows = rows;
    this.#pendingWrites = pendingWrites;
    this.#shards = shards;
    this.thresholds = new Thresholds(territory, (heldOffer, heldWish) => {
      const leadId = heldWish.wish.id;
      const propertyId = heldOffer.offer.id;
      const pair = { ...this.#cause, leadId, propertyId };
      const isSeenByBoth = heldOffer.offer.kind === "PROPERTY";
      for (const shard of new Set([heldWish.shard, ...(isSeenByBoth ? [heldOffer.shard] : [])]))
        pendingWrites.add(shard, pair);
    });
    for (const heldOffer of rows.offers(this.#interned)) this.thresholds.restoreOffer(heldOffer);
    for (const heldWish of rows.wishes(this.#interned)) {
      this.thresholds.restoreWish(heldWish);
      this.#memoryUse?.take(heldWish, null);
    }
  }

  /**
   * Applies the current state of objects until this many pairs were judged, and of at least one object. The caller
   * opens the transaction.
   * @returns how many objects were applied
   */
  learn(pending: readonly PendingRead[], truth: CurrentObjects, pairs: number): number {
    const end = this.thresholds.judgedPairs + pairs;
    let count = 0;
    for (const one of pending) {
      const changed = withShard(truth, one);
      count += 1;
      if (!isLearnable(changed, truth)) continue;
      this.#cause = { cause: changed.accountId, subject: changed.id, quiet: changed.quiet };
      if (changed.kind === "property") this.#applyOffer(offerStateOf(changed, truth, this.territory));
      else
        this.#applyWish(
          this.#currentWish(changed, truth),
          truth.stored && (truth.stored.get(changed.id) ?? NONE),
        );
      if (this.thresholds.judgedPairs >= end) break;
    }
    this.#cause = NO_CAUSE;
    this.#evictable = null;
    this.#pendingWrites.store();
    return count;
  }

  get isTooLarge(): boolean {
    return this.#memoryUse?.isOutgrown(this.thresholds.holdings.offerCount) ?? false;
  }

  /** Forgets a client whose rows are gone. Another part of the board answers for its pairs. */
  letGo(leadId: string): void {
    this.#memoryUse?.take(null, this.thresholds.holdings.wish(leadId));
    this.thresholds.letGoOfWish(leadId);
  }

  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }

  /** Clients evicted since the last call; rows that another formula kept for them are unknown here. */
  takeEvicted(): ChangedObject[] {
    const evicted = this.#evicted;
    this.#evicted = [];
    return evicted;
  }

  /** Balances floors that may be wrong, until this many pairs were judged. The caller opens the transaction. */
  balance(pairs: number): void {
    this.thresholds.balance(pairs);
    for (const heldWish of this.thresholds.takeRewritten()) this.#rows.putCells(heldWish);
    this.#pendingWrites.store();
  }

  /** Whether the board knows an object's state as of its last change: it may have been elsewhere meanwhile. */
  knows(changed: ChangedObject, truth: CurrentObjects): boolean {
    const located = withShard(truth, changed);
    if (located.kind === "property") {
      const current = offerStateOf(located, truth, this.territory);
      return this.#knowsOffer(current) && !this.#isBehind(current);
    }
    return this.#knowsWish(this.#currentWish(located, truth));
  }

  /** Whether the board knows an object as the caller does, or has no room for it. */
  agrees({ kind, id, accountId, shard, stamp }: Checked): boolean {
    const { holdings } = this.thresholds;
    const heldOffer = kind === "property" ? holdings.offer(id) : null;
    const heldWish = kind === "lead" ? holdings.wish(id) : null;
    const object = heldOffer?.offer ?? heldWish?.wish;
    if (kind === "lead" && !object && this.#memoryUse?.isClosedTo(accountId)) return true;
    if (!object || stamp === null) return !object && stamp === null;
    return stamp === stateHashOf(object) && shard === (heldOffer ?? heldWish)!.shard;
  }

  /** Pins of a shard or an account that cannot be read now stay as they were. */
  #currentWish(changed: ChangedObject, truth: CurrentObjects): WishState {
    const current = wishStateOf(changed, truth, this.territory);
    const heldWish = this.thresholds.holdings.wish(changed.id);
    if (hasAllPins(truth) || !current.holding || !heldWish) return current;
    return { ...current, holding: { ...current.holding, pins: current.holding.pins.union(heldWish.pins) } };
  }

  #knowsOffer({ changed, holding, isOpen, card }: OfferState): boolean {
    const heldOffer = this.thresholds.holdings.offer(changed.id);
    if (!heldOffer || !holding) return !heldOffer && !holding;
    return (
      heldOffer.shard === holding.shard &&
      JSON.stringify(heldOffer.offer) === JSON.stringify(holding.offer) &&
      this.#shown(changed) === (isOpen ? card : null)
    );
  }

  /** Only cities' boards take rows over from each other. */
  #isBehind({ changed, holding }: OfferState): boolean {
    const heldOffer = this.thresholds.holdings.offer(changed.id);
    return (
      this.territory.cityId !== null && heldOffer !== null && heldOffer.knownAt < (holding?.knownAt ?? 0)
    );
  }

  #knowsWish({ changed, holding, isOpen, card }: WishState): boolean {
    const heldWish = this.thresholds.holdings.wish(changed.id);
    if (!heldWish || !holding) return !heldWish && !holding;
    return (
      heldWish.shard === holding.shard &&
      JSON.stringify(heldWish.wish) === JSON.stringify(holding.wish) &&
      heldWish.pins.size === holding.pins.size &&
      heldWish.pins.isSubsetOf(holding.pins) &&
      this.#shown(changed) === (isOpen ? card : null)
    );
  }

  #applyOffer(current: OfferState): void {
    const { changed, holding, isOpen, card } = current;
    this.#addNotice(current);
    const isNotifiedAgain = changed.moved === true && holding !== null && this.territory.cityId !== null;
    if (this.#knowsOffer(current) && !isNotifiedAgain) return;
    const before = this.thresholds.holdings.offer(changed.id);
    const next = holding && { ...holding, offer: this.#interned.offer(holding.offer) };
    if (next) this.#rows.putOffer(next, isOpen ? card : null);
    else this.#rows.forget("property", changed.id);
    this.thresholds.setOffer(changed.id, next);
    // Another city's board may have taken the offer's rows, or be about to delete them: newer knowledge restores them.
    // The pairs may also have waited for a database that the account has left.
    if (next && (isNotifiedAgain || (before && before.shard !== next.shard)))
      this.thresholds.notifyAgain(next);
  }

  /** @param stored properties of its matches, which another formula may have found; null if this formula found them */
  #applyWish(changed: WishState, stored: ReadonlySet<string> | null): void {
    const current = this.#makeRoomFor(changed);
    const { holding, isOpen, card } = current;
    const { id } = current.changed;
    this.#addNotice(current);
    if (this.#knowsWish(current) && stored === null) return;
    const before = this.thresholds.holdings.wish(id);
    this.#setWish(id, holding && { ...holding, wish: this.#interned.wish(holding.wish) });
    const heldWish = this.thresholds.holdings.wish(id);
    if (heldWish) this.#rows.putWish(heldWish, current.changedAt, isOpen ? card : null);
    else this.#rows.forget("lead", id);
    if (stored) this.#notifyAnew(current.changed, heldWish, stored);
    else if (heldWish && before && before.shard !== heldWish.shard)
      this.thresholds.notifyOfWishAgain(heldWish);
  }

  /**
   * Has all kept pairs written again, and former ones deleted. By then, all that writes have caused is written: unless
   * another part handed the client over, only the new formula has ended its former pairs, which is no news.
   */
  #notifyAnew(changed: ChangedObject, heldWish: HeldWish | null, stored: ReadonlySet<string>): void {
    const { id: leadId } = changed;
    if (heldWish) this.thresholds.notifyOfWishAgain(heldWish);
    const gone = [...stored].filter((propertyId) => !this.thresholds.kept(propertyId, leadId));
    const quiet = this.#cause.quiet || !isHandedOver(changed);
    for (const propertyId of gone)
      for (const shard of this.#shards)
        this.#pendingWrites.add(shard, { ...this.#cause, leadId, propertyId, quiet });
  }

  #setWish(id: string, next: WishState["holding"]): void {
    this.#memoryUse?.take(next, this.thresholds.holdings.wish(id));
    this.thresholds.setWish(id, next);
  }

  /** Evicts wishes to make room. @returns the wish as read, or without a holding if there is no room for it */
  #makeRoomFor(current: WishState): WishState {
    const { changed, holding } = current;
    if (!this.#memoryUse || !holding) return current;
    const heldWish = this.thresholds.holdings.wish(changed.id);
    const addedBytes = bytesOf(holding) - (heldWish ? bytesOf(heldWish) : 0);
    while (addedBytes > 0 && this.#memoryUse.lacks(addedBytes)) {
      const from = this.#memoryUse.evictedFrom(changed.accountId, addedBytes);
      const evicted =
        from === changed.accountId && !heldWish ? undefined : this.#nextToEvict(from, changed.id);
      this.#refused += 1;
      if (!evicted) return { ...current, holding: null };
      this.#evict(evicted);
    }
    return current;
  }

  /** The account's next wish to evict: those that partners have acted on come last, and none comes twice. */
  #nextToEvict(accountId: string, exceptId: string): HeldWish | undefined {
    this.#evictable ??= Map.groupBy(this.thresholds.holdings.heldWishes(), ({ wish }) => wish.accountId);
    const line = this.#evictable.get(accountId) ?? [];
    const untouched = line.findLastIndex(({ wish, pins }) => pins.size === 0 && wish.id !== exceptId);
    const at = untouched === -1 ? line.findLastIndex(({ wish }) => wish.id !== exceptId) : untouched;
    return at === -1 ? undefined : line.splice(at, 1)[0];
  }

  #evict({ wish: { id, accountId }, shard }: HeldWish): void {
    if (this.thresholds.holdings.wish(id) === null) return;
    this.#evicted.push({ kind: "lead", id, accountId, shard });
    const before = this.#cause;
    this.#cause = { ...before, cause: accountId, subject: id };
    this.#setWish(id, null);
    this.#rows.forget("lead", id);
    this.#cause = before;
  }

  /**
   * A match that somebody acted on still shows an object that has left the board: its current state while it is
   * shared, and then its state when sharing ended (rules 26.34).
   */
  #addNotice({ changed, exists, holding, isOpen, card, changedAt: knownAt }: OfferState | WishState): void {
    const shown = this.#shown(changed);
    const hasLeft = holding === null && isOpen;
    if (exists && (card === null || shown === card || (shown === null && !hasLeft))) return;
    const { kind, id } = changed;
    for (const shard of this.#shards) this.#pendingWrites.addNotice(shard, { kind, id, card, knownAt });
  }

  #shown({ kind, id }: ChangedObject): string | null {
    return this.#rows.card(kind, id)?.card ?? null;
  }
}
