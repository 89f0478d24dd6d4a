import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";
import type { Rank } from "./floors.ts";

export interface HeldOffer {
  readonly offer: Offer;
  /** The shard of its row. */
  readonly shard: string;
  /** The row's last change, as read. */
  readonly knownAt: number;
}

/** A client's kept pairs of one city and scope. */
export interface Cell {
  readonly cityId: string;
  readonly scope: MatchScope;
  floor: Rank | null;
  /** Offers at or above the floor that nobody acted on; null if not counted since they were loaded. */
  kept: number | null;
  /** The floor may be wrong and must be balanced. */
  marked: boolean;
}

export interface HeldWish {
  readonly wish: Wish;
  readonly shard: string;
  /** Offers that somebody acted on for this client: kept beyond the cap while they pass (rules 26.17). */
  readonly pins: ReadonlySet<string>;
  /** Copied when one is added: a growing list reserves room for many more. */
  cells: readonly Cell[];
}

/** Most clients have no counted cell. */
export const NO_CELLS: readonly Cell[] = [];

const NONE: ReadonlySet<never> = new Set();

/** Entries by city and type, so pairs that cannot fit are never compared. */
class Buckets<T> {
  readonly #sets = new Map<string, Set<T>>();

  of(cityId: string, type: string): ReadonlySet<T> {
    return this.#sets.get(`${cityId} ${type}`) ?? NONE;
  }

  add(cityId: string, type: string, entry: T): void {
    const name = `${cityId} ${type}`;
    const set = this.#sets.get(name);
    if (set) set.add(entry);
    else this.#sets.set(name, new Set([entry]));
  }

  delete(cityId: string, type: string, entry: T): void {
    const name = `${cityId} ${type}`;
    const set = this.#sets.get(name);
    set?.delete(entry);
    if (set?.size === 0) this.#sets.delete(name);
  }
}

/** The offers and wishes of a board. */
export class Holdings {
  readonly #offers = new Map<string, HeldOffer>();
  readonly #wishes = new Map<string, HeldWish>();
  readonly #offersIn = new Buckets<HeldOffer>();
  readonly #wishesIn = new Buckets<HeldWish>();
  readonly #cityId: string | null;

  /** @param cityId the only city that matters; null: all do */
  constructor(cityId: string | null) {
    this.#cityId = cityId;
  }

  get offerCount(): number {
    return this.#offers.size;
  }

  *offers(): Iterable<Offer> {
    for (const { offer } of this.#offers.values()) yield offer;
  }

  *wishes(): Iterable<Wish> {
    for (const { wish } of this.#wishes.values()) yield wish;
  }

  heldWishes(): Iterable<HeldWish> {
    return this.#wishes.values();
  }

  offer(id: string): HeldOffer | null {
    return this.#offers.get(id) ?? null;
  }

  wish(id: string): HeldWish | null {
    return this.#wishes.get(id) ?? null;
  }

  /** @returns the former entry */
  replaceOffer(id: string, next: HeldOffer | null): HeldOffer | null {
    const before = this.offer(id);
    if (before) this.#offersIn.delete(before.offer.cityId, before.offer.type, before);
    this.#offers.delete(id);
    if (next) {
      this.#offers.set(next.offer.id, next);
      this.#offersIn.add(next.offer.cityId, next.offer.type, next);
    }
    return before;
  }

  /** @returns the former entry */
  replaceWish(id: string, next: HeldWish | null): HeldWish | null {
    const before = this.wish(id);
    this.#wishes.delete(id);
    if (before)
      for (const [cityId, type] of this.#bucketsOf(before)) this.#wishesIn.delete(cityId, type, before);
    if (next) {
      this.#wishes.set(next.wish.id, next);
      for (const [cityId, type] of this.#bucketsOf(next)) this.#wishesIn.add(cityId, type, next);
    }
    return before;
  }

  /** Clients that name the offer's city and type. */
  wishesFor(heldOffer: HeldOffer | null): ReadonlySet<HeldWish> {
    return heldOffer ? this.#wishesIn.of(heldOffer.offer.cityId, heldOffer.offer.type) : NONE;
  }

  /** @param cityId null: all cities of the client */
  *offersFor(heldWish: HeldWish, cityId: string | null = null): Iterable<HeldOffer> {
    for (const [inCity, type] of this.#bucketsOf(heldWish))
      if (cityId === null || cityId === inCity) yield* this.#offersIn.of(inCity, type);
  }

  *#bucketsOf({ wish }: HeldWish): Iterable<readonly [string, string]> {
    for (const cityId of new Set(wish.places.map((place) => place.cityId))) {
      if (this.#cityId !== null && this.#cityId !== cityId) continue;
      for (const type of new Set(wish.types)) yield [cityId, type];
    }
  }
}
