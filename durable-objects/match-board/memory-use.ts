import type { Wish } from "../../src/domain/radar/sides.ts";

export const MEGABYTE = 1_024 * 1_024;

/**
 * Bytes of a wish in workerd, with its floor, a little above those measured (docs/measured/radar.md): the wish
 * itself, and each place, type and pinned offer; and bytes of an offer.
 */
export const BYTES = { wish: 330, place: 6, type: 24, pin: 64, offer: 300 } as const;
/**
 * Bytes for the wishes of a city's board: of an object's 128 MB, the code and the catalog take some 20, the offers
 * another 20, and objects being read another 20.
 */
const MAX_BYTES = 72 * MEGABYTE;
/** A board that takes more, including its offers, is split. */
const MAX_UNSPLIT_BYTES = 40 * MEGABYTE;
/** Fewer wishes cause no split, however many offers there are: every part holds all offers. */
const MIN_SPLIT_WISH_BYTES = 8 * MEGABYTE;

/** The members that decide a wish's size. */
export interface MemoryUser {
  readonly wish: Pick<Wish, "accountId" | "places" | "types">;
  readonly pins: ReadonlySet<string>;
}

export const bytesOf = ({ wish: { places, types }, pins }: MemoryUser): number =>
  BYTES.wish + places.length * BYTES.place + types.length * BYTES.type + pins.size * BYTES.pin;

const MIN_WISH_BYTES = BYTES.wish + BYTES.place + BYTES.type;

export class MemoryUse {
  readonly #of = new Map<string, number>();
  readonly #maxUse: number;
  #bytes = 0;

  constructor(maxUse = MAX_BYTES) {
    this.#maxUse = maxUse;
  }

  take(is: MemoryUser | null, was: MemoryUser | null): void {
    if (was) this.#add(was.wish.accountId, -bytesOf(was));
    if (is) this.#add(is.wish.accountId, bytesOf(is));
  }

  get bytes(): number {
    return this.#bytes;
  }

  isOutgrown(offers: number): boolean {
    return this.bytes > Math.max(MAX_UNSPLIT_BYTES - offers * BYTES.offer, MIN_SPLIT_WISH_BYTES);
  }

  lacks(more: number): boolean {
    return this.bytes + more > this.#maxUse;
  }

  isClosedTo(accountId: string): boolean {
    return this.lacks(MIN_WISH_BYTES) && this.evictedFrom(accountId, MIN_WISH_BYTES) === accountId;
  }

  /** The account to evict from: the one that holds the most, or the account itself if it would then hold the most. */
  evictedFrom(accountId: string, more: number): string {
    let largestBytes = (this.#of.get(accountId) ?? 0) + more;
    let largest = accountId;
    for (const [other, bytes] of this.#of) if (bytes > largestBytes) [largestBytes, largest] = [bytes, other];
    return largest;
  }

  #add(accountId: string, bytes: number): void {
    this.#bytes += bytes;
    const left = (this.#of.get(accountId) ?? 0) + bytes;
    if (left > 0) this.#of.set(accountId, left);
    else this.#of.delete(accountId);
  }
}
