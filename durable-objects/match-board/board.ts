import { hasAllPins, isFoundIn, placedIn, type Truth } from "../../src/domain/radar/truth.ts";
import type { Checked, Told } from "../../src/ports/match-board.ts";
import { type Due, isHandedOver } from "./due.ts";
import type { HeldRows } from "./held-rows.ts";
import type { HeldWish } from "./holdings.ts";
import { Interned } from "./interned.ts";
import { type LearnedOffer, type LearnedWish, learnOffer, learnWish } from "./learned.ts";
import { Market } from "./market.ts";
import type { OutRows } from "./out-rows.ts";
import { bytesOf, Room } from "./room.ts";
import { stampOf } from "./stamps.ts";
import type { Territory } from "./territory.ts";

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);

const NONE: ReadonlySet<string> = new Set();

/** Anybody may hold pins of a client that another part kept; those of who cannot be read would be lost. */
export const isLearnable = (due: Due, truth: Truth): boolean =>
  isFoundIn(truth, due) && (hasAllPins(truth) || !isHandedOver(due));

/** The cause of a pair that no write of its own account moved: a client's best have changed. */
const FLOORS = "";

/** A board's knowledge, in memory and in its rows; every change goes to both. */
export class Board {
  readonly market: Market;
  readonly territory: Territory;
  readonly #rows: HeldRows;
  readonly #out: OutRows;
  readonly #shards: readonly string[];
  readonly #interned = new Interned();
  readonly #room: Room | null;
  #givers: Map<string, HeldWish[]> | null = null;
  #refused = 0;
  #given: Told[] = [];
  #cause = FLOORS;
  #quiet = false;

  /** Reads the object's rows. @param shards all shards: accounts that see an object may be in any */
  constructor(
    territory: Territory,
    rows: HeldRows,
    out: OutRows,
    shards: readonly string[],
    room: Room = new Room(),
  ) {
    this.#room = territory.cityId === null ? null : room;
    this.territory = territory;
    this.#rows = rows;
    this.#out = out;
    this.#shards = shards;
    this.market = new Market(territory, (held, wanted) => {
      const leadId = wanted.wish.id;
      const propertyId = held.offer.id;
      const pair = { cause: this.#cause, leadId, propertyId, quiet: this.#quiet };
      const isSeenByBoth = held.offer.kind === "PROPERTY";
      for (const shard of new Set([wanted.shard, ...(isSeenByBoth ? [held.shard] : [])]))
        out.add(shard, pair);
    });
    for (const held of rows.offers(this.#interned)) this.market.restoreOffer(held);
    for (const wanted of rows.wishes(this.#interned)) {
      this.market.restoreWish(wanted);
      this.#room?.take(wanted, null);
    }
  }

  /**
   * Learns the current state of objects, at least the first and then the next until so many pairs were judged. Within
   * a transaction. @returns how many objects
   */
  learn(due: readonly Due[], truth: Truth, pairs: number): number {
    const end = this.market.judged + pairs;
    let count = 0;
    for (const one of due) {
      const told = placedIn(truth, one);
      count += 1;
      if (!isLearnable(told, truth)) continue;
      this.#quiet = told.quiet;
      this.#cause = told.accountId;
      if (told.kind === "property") this.#learnOffer(learnOffer(told, truth, this.territory));
      else this.#learnWish(this.#wishIn(told, truth), truth.stored && (truth.stored.get(told.id) ?? NONE));
      if (this.market.judged >= end) break;
    }
    this.#quiet = false;
    this.#cause = FLOORS;
    this.#givers = null;
    return count;
  }

  get isTooLarge(): boolean {
    return this.#room?.isOutgrown(this.market.holdings.offerCount) ?? false;
  }

  /** Forgets a client whose rows are gone. Another part of the board answers for its pairs. */
  letGo(leadId: string): void {
    this.#room?.take(null, this.market.holdings.wish(leadId));
    this.market.letGoOfWish(leadId);
  }

  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }

  /** Clients that gave way since the last call; rows that another formula kept for them are unknown here. */
  takeGiven(): Told[] {
    const given = this.#given;
    this.#given = [];
    return given;
  }

  /** Balances floors that may be wrong, until so many pairs were judged. Within a transaction. */
  balance(pairs: number): void {
    this.market.balance(pairs);
    for (const wanted of this.market.takeRewritten()) this.#rows.putCells(wanted);
  }

  /** Whether the board knows an object's current state, and since when: it may have been elsewhere meanwhile. */
  knows(told: Told, truth: Truth): boolean {
    const placed = placedIn(truth, told);
    if (placed.kind === "property") {
      const learned = learnOffer(placed, truth, this.territory);
      return this.#knowsOffer(learned) && !this.#isBehind(learned);
    }
    return this.#knowsWish(this.#wishIn(placed, truth));
  }

  /** Whether this board has the same knowledge of an object as another one, or no room for it. */
  agrees({ kind, id, accountId, shard, stamp }: Checked): boolean {
    const { holdings } = this.market;
    const offered = kind === "property" ? holdings.offer(id) : null;
    const wanted = kind === "lead" ? holdings.wish(id) : null;
    const held = offered?.offer ?? wanted?.wish;
    if (kind === "lead" && !held && this.#room?.isClosedTo(accountId)) return true;
    if (!held || stamp === null) return !held && stamp === null;
    return stamp === stampOf(held) && shard === (offered ?? wanted)!.shard;
  }

  /** Pins of a shard or an account that cannot be read now stay as they were. */
  #wishIn(told: Told, truth: Truth): LearnedWish {
    const learned = learnWish(told, truth, this.territory);
    const held = this.market.holdings.wish(told.id);
    if (hasAllPins(truth) || !learned.holding || !held) return learned;
    return { ...learned, holding: { ...learned.holding, pins: learned.holding.pins.union(held.pins) } };
  }

  #knowsOffer({ told, holding, isOpen, card }: LearnedOffer): boolean {
    const held = this.market.holdings.offer(told.id);
    if (!held || !holding) return !held && !holding;
    return (
      held.shard === holding.shard &&
      JSON.stringify(held.offer) === JSON.stringify(holding.offer) &&
      this.#shown(told) === (isOpen ? card : null)
    );
  }

  /** Only cities' boards take rows over from each other. */
  #isBehind({ told, holding }: LearnedOffer): boolean {
    const held = this.market.holdings.offer(told.id);
    return this.territory.cityId !== null && held !== null && held.knownAt < (holding?.knownAt ?? 0);
  }

  #knowsWish({ told, holding, isOpen, card }: LearnedWish): boolean {
    const held = this.market.holdings.wish(told.id);
    if (!held || !holding) return !held && !holding;
    return (
      held.shard === holding.shard &&
      JSON.stringify(held.wish) === JSON.stringify(holding.wish) &&
      sameSet(held.pins, holding.pins) &&
      this.#shown(told) === (isOpen ? card : null)
    );
  }

  #learnOffer(learned: LearnedOffer): void {
    const { told, holding, isOpen, card } = learned;
    this.#noticeOf(learned);
    const isToldAgain = told.moved === true && holding !== null && this.territory.cityId !== null;
    if (this.#knowsOffer(learned) && !isToldAgain) return;
    const before = this.market.holdings.offer(told.id);
    const next = holding && { ...holding, offer: this.#interned.offer(holding.offer) };
    if (next) this.#rows.putOffer(next, isOpen ? card : null);
    else this.#rows.forget("property", told.id);
    this.market.setOffer(told.id, next);
    // Another city's board may have taken its rows, or be about to delete them: newer knowledge brings them back.
    // So may the pairs have waited for a database that the account has left.
    if (next && (isToldAgain || (before && before.shard !== next.shard))) this.market.tellAgain(next);
  }

  /** @param stored properties of its matches, which another formula may have found; null: this formula found them */
  #learnWish(told: LearnedWish, stored: ReadonlySet<string> | null): void {
    const learned = this.#withRoom(told);
    const { holding, isOpen, card } = learned;
    const { id } = learned.told;
    this.#noticeOf(learned);
    if (this.#knowsWish(learned) && stored === null) return;
    const before = this.market.holdings.wish(id);
    this.#setWish(id, holding && { ...holding, wish: this.#interned.wish(holding.wish) });
    const wanted = this.market.holdings.wish(id);
    if (wanted) this.#rows.putWish(wanted, learned.changedAt, isOpen ? card : null);
    else this.#rows.forget("lead", id);
    if (stored) this.#tellAnew(learned.told, wanted, stored);
    else if (wanted && before && before.shard !== wanted.shard) this.market.tellWishAgain(wanted);
  }

  /**
   * Says of all that is kept what it is now, and of what was kept that it is kept no more. What a write has parted is said
   * by then: of a client that another part did not hand over, the formula alone has parted the rest.
   */
  #tellAnew(told: Told, wanted: HeldWish | null, stored: ReadonlySet<string>): void {
    const { id: leadId } = told;
    if (wanted) this.market.tellWishAgain(wanted);
    const gone = [...stored].filter((propertyId) => !this.market.kept(propertyId, leadId));
    const quiet = this.#quiet || !isHandedOver(told);
    for (const propertyId of gone)
      for (const shard of this.#shards)
        this.#out.add(shard, { cause: this.#cause, leadId, propertyId, quiet });
  }

  #setWish(id: string, next: LearnedWish["holding"]): void {
    this.#room?.take(next, this.market.holdings.wish(id));
    this.market.setWish(id, next);
  }

  /** The wish as learned, or without a holding if the board has no room for it. */
  #withRoom(learned: LearnedWish): LearnedWish {
    const { told, holding } = learned;
    if (!this.#room || !holding) return learned;
    const held = this.market.holdings.wish(told.id);
    const more = bytesOf(holding) - (held ? bytesOf(held) : 0);
    while (more > 0 && this.#room.lacks(more)) {
      const giver = this.#room.giver(told.accountId, more);
      const given = giver === told.accountId && !held ? undefined : this.#nextOf(giver, told.id);
      this.#refused += 1;
      if (!given) return { ...learned, holding: null };
      this.#giveWay(given);
    }
    return learned;
  }

  /** The next wish of an account to give way: those that partners have acted on come last, and none comes twice. */
  #nextOf(accountId: string, exceptId: string): HeldWish | undefined {
    this.#givers ??= Map.groupBy(this.market.holdings.heldWishes(), ({ wish }) => wish.accountId);
    const line = this.#givers.get(accountId) ?? [];
    const untouched = line.findLastIndex(({ wish, pins }) => pins.size === 0 && wish.id !== exceptId);
    const at = untouched === -1 ? line.findLastIndex(({ wish }) => wish.id !== exceptId) : untouched;
    return at === -1 ? undefined : line.splice(at, 1)[0];
  }

  #giveWay({ wish: { id, accountId }, shard }: HeldWish): void {
    if (this.market.holdings.wish(id) === null) return;
    this.#given.push({ kind: "lead", id, accountId, shard });
    const cause = this.#cause;
    this.#cause = accountId;
    this.#setWish(id, null);
    this.#rows.forget("lead", id);
    this.#cause = cause;
  }

  /**
   * A match that somebody acted on still shows an object that has left the board: its current state while it is
   * shared, and then its state when sharing ended (rules 26.34).
   */
  #noticeOf({ told, exists, holding, isOpen, card, changedAt: knownAt }: LearnedOffer | LearnedWish): void {
    const shown = this.#shown(told);
    const hasLeft = holding === null && isOpen;
    if (exists && (card === null || shown === card || (shown === null && !hasLeft))) return;
    const { kind, id } = told;
    for (const shard of this.#shards) this.#out.addNotice(shard, { kind, id, card, knownAt });
  }

  #shown({ kind, id }: Told): string | null {
    return this.#rows.card(kind, id)?.card ?? null;
  }
}
