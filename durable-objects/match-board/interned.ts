import type { Offer, Wish } from "../../src/domain/radar/sides.ts";

const NO_PINS: ReadonlySet<string> = new Set();
/** Longer lists are rarely equal, so sharing them would keep each one forever. */
const SHARED_TYPES = 3;

/** One copy of texts and lists that thousands of entries share: a board holds some 200,000 wishes in 128 MB. */
export class Interned {
  readonly #values = new Map<string, unknown>();

  #one<T>(name: string, value: T): T {
    if (!this.#values.has(name)) this.#values.set(name, value);
    return this.#values.get(name) as T;
  }

  text<T extends string | null>(value: T): T {
    return value === null ? value : this.#one(value, value);
  }

  pins(ids: readonly string[]): ReadonlySet<string> {
    return ids.length === 0 ? NO_PINS : new Set(ids);
  }

  /** Many clients name a single place; longer lists are rarely alike. */
  #places(places: Wish["places"]): Wish["places"] {
    const known = places.map((place) => this.#one(`place ${place.cityId} ${place.neighborhoodSlug}`, place));
    const [only] = known;
    return known.length === 1 ? this.#one(`only ${only!.cityId} ${only!.neighborhoodSlug}`, known) : known;
  }

  #types(types: Wish["types"]): Wish["types"] {
    const known = types.map((type) => this.#one(type, type));
    return known.length > SHARED_TYPES ? known : this.#one(`types ${known.join()}`, known);
  }

  offer(offer: Offer): Offer {
    return {
      ...offer,
      accountId: this.text(offer.accountId),
      developmentId: this.text(offer.developmentId),
      type: this.text(offer.type),
      cityId: this.text(offer.cityId),
      neighborhoodSlug: this.text(offer.neighborhoodSlug),
      ownerId: this.text(offer.ownerId),
    };
  }

  wish(wish: Wish): Wish {
    return {
      ...wish,
      accountId: this.text(wish.accountId),
      types: this.#types(wish.types),
      places: this.#places(wish.places),
      ownerId: this.text(wish.ownerId),
    };
  }
}
