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

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);

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
  #because = NO_CAUSE;

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
    this.thresholds = new Thresholds(territory, (held, wanted) => {
      const leadId = wanted.wish.id;
      const propertyId = held.offer.id;
      const pair = { ...this.#because, leadId, propertyId };
      const isSeenByBoth = held.offer.kind === "PROPERTY";
      for (const shard of new Set([wanted.shard, ...(isSeenByBoth ? [held.shard] : [])]))
        pendingWrites.add(shard, pair);
    });
    for (const held of rows.offers(this.#interned)) this.thresholds.restoreOffer(held);
    for (const wanted of rows.wishes(this.#interned)) {
      this.thresholds.restoreWish(wanted);
      this.#memoryUse?.take(wanted, null);
    }
  }

  /**
   * Applies the current state of objects, at least of the first, until this many pairs were judged. The caller opens
   * the transaction.
   * @returns to how many objects
   */
  learn(pending: readonly PendingRead[], truth: CurrentObjects, pairs: number): number {
    const end = this.thresholds.judged + pairs;
    let count = 0;
    for (const one of pending) {
      const changed = withShard(truth, one);
      count += 1;
      if (!isLearnable(changed, truth)) continue;
      this.#because = { cause: changed.accountId, subject: changed.id, quiet: changed.quiet };
      if (changed.kind === "property") this.#offerStateOf(offerStateOf(changed, truth, this.territory));
      else
        this.#wishStateOf(
          this.#wishIn(changed, truth),
          truth.stored && (truth.stored.get(changed.id) ?? NONE),
        );
      if (this.thresholds.judged >= end) break;
    }
    this.#because = NO_CAUSE;
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
    for (const wanted of this.thresholds.takeRewritten()) this.#rows.putCells(wanted);
    this.#pendingWrites.store();
  }

  /** Whether the board knows an object's state as of its last change: it may have been elsewhere meanwhile. */
  knows(changed: ChangedObject, truth: CurrentObjects): boolean {
    const located = withShard(truth, changed);
    if (located.kind === "property") {
      const current = offerStateOf(located, truth, this.territory);
      return this.#knowsOffer(current) && !this.#isBehind(current);
    }
    return this.#knowsWish(this.#wishIn(located, truth));
  }

  /** Whether the board knows an object as the board that asks does, or has no room for it. */
  agrees({ kind, id, accountId, shard, stamp }: Checked): boolean {
    const { holdings } = this.thresholds;
    const offered = kind === "property" ? holdings.offer(id) : null;
    const wanted = kind === "lead" ? holdings.wish(id) : null;
    const held = offered?.offer ?? wanted?.wish;
    if (kind === "lead" && !held && this.#memoryUse?.isClosedTo(accountId)) return true;
    if (!held || stamp === null) return !held && stamp === null;
    return stamp === stateHashOf(held) && shard === (offered ?? wanted)!.shard;
  }

  /** Pins of a shard or an account that cannot be read now stay as they were. */
  #wishIn(changed: ChangedObject, truth: CurrentObjects): WishState {
    const current = wishStateOf(changed, truth, this.territory);
    const held = this.thresholds.holdings.wish(changed.id);
    if (hasAllPins(truth) || !current.holding || !held) return current;
    return { ...current, holding: { ...current.holding, pins: current.holding.pins.union(held.pins) } };
  }

  #knowsOffer({ changed, holding, isOpen, card }: OfferState): boolean {
    const held = this.thresholds.holdings.offer(changed.id);
    if (!held || !holding) return !held && !holding;
    return (
      held.shard === holding.shard &&
      JSON.stringify(held.offer) === JSON.stringify(holding.offer) &&
      this.#shown(changed) === (isOpen ? card : null)
    );
  }

  /** Only cities' boards take rows over from each other. */
  #isBehind({ changed, holding }: OfferState): boolean {
    const held = this.thresholds.holdings.offer(changed.id);
    return this.territory.cityId !== null && held !== null && held.knownAt < (holding?.knownAt ?? 0);
  }

  #knowsWish({ changed, holding, isOpen, card }: WishState): boolean {
    const held = this.thresholds.holdings.wish(changed.id);
    if (!held || !holding) return !held && !holding;
    return (
      held.shard === holding.shard &&
      JSON.stringify(held.wish) === JSON.stringify(holding.wish) &&
      sameSet(held.pins, holding.pins) &&
      this.#shown(changed) === (isOpen ? card : null)
    );
  }

  #offerStateOf(current: OfferState): void {
    const { changed, holding, isOpen, card } = current;
    this.#noticeOf(current);
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
  #wishStateOf(changed: WishState, stored: ReadonlySet<string> | null): void {
    const current = this.#withRoom(changed);
    const { holding, isOpen, card } = current;
    const { id } = current.changed;
    this.#noticeOf(current);
    if (this.#knowsWish(current) && stored === null) return;
    const before = this.thresholds.holdings.wish(id);
    this.#setWish(id, holding && { ...holding, wish: this.#interned.wish(holding.wish) });
    const wanted = this.thresholds.holdings.wish(id);
    if (wanted) this.#rows.putWish(wanted, current.changedAt, isOpen ? card : null);
    else this.#rows.forget("lead", id);
    if (stored) this.#notifyAnew(current.changed, wanted, stored);
    else if (wanted && before && before.shard !== wanted.shard) this.thresholds.notifyOfWishAgain(wanted);
  }

  /**
   * Has all kept pairs written again, and former ones deleted. What writes have caused is written by then: unless
   * another part handed the client over, only the new formula has ended its former pairs, which is no news.
   */
  #notifyAnew(changed: ChangedObject, wanted: HeldWish | null, stored: ReadonlySet<string>): void {
    const { id: leadId } = changed;
    if (wanted) this.thresholds.notifyOfWishAgain(wanted);
    const gone = [...stored].filter((propertyId) => !this.thresholds.kept(propertyId, leadId));
    const quiet = this.#because.quiet || !isHandedOver(changed);
    for (const propertyId of gone)
      for (const shard of this.#shards)
        this.#pendingWrites.add(shard, { ...this.#because, leadId, propertyId, quiet });
  }

  #setWish(id: string, next: WishState["holding"]): void {
    this.#memoryUse?.take(next, this.thresholds.holdings.wish(id));
    this.thresholds.setWish(id, next);
  }

  /** The wish as read, or without a holding if the board has no room for it. */
  #withRoom(current: WishState): WishState {
    const { changed, holding } = current;
    if (!this.#memoryUse || !holding) return current;
    const held = this.thresholds.holdings.wish(changed.id);
    const more = bytesOf(holding) - (held ? bytesOf(held) : 0);
    while (more > 0 && this.#memoryUse.lacks(more)) {
      const from = this.#memoryUse.evictedFrom(changed.accountId, more);
      const evicted = from === changed.accountId && !held ? undefined : this.#nextToEvict(from, changed.id);
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
    const before = this.#because;
    this.#because = { ...before, cause: accountId, subject: id };
    this.#setWish(id, null);
    this.#rows.forget("lead", id);
    this.#because = before;
  }

  /**
   * A match that somebody acted on still shows an object that has left the board: its current state while it is
   * shared, and then its state when sharing ended (rules 26.34).
   */
  #noticeOf({ changed, exists, holding, isOpen, card, changedAt: knownAt }: OfferState | WishState): void {
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
