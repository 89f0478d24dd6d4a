import { type Clock, SECOND_MS, type Wait } from "../../lib/clock.ts";

/** For one account, shared by all its batches (rules 18.4). */
export const ITEMS_PER_SECOND = 4;

/** The shortest time between two items' starts, so that no more than four start within any second. */
export const ITEM_MS = SECOND_MS / ITEMS_PER_SECOND;

/** Holds the items of one lane to their pace. */
export class Throttle {
  readonly #clock: Clock;
  readonly #wait: Wait;
  #nextAt: number;

  /** @param nextAt when the first item may begin, stored by the previous run */
  constructor(clock: Clock, wait: Wait, nextAt: number) {
    this.#clock = clock;
    this.#wait = wait;
    this.#nextAt = nextAt;
  }

  get nextAt(): number {
    return this.#nextAt;
  }

  /** Waits until another item may begin. It does not make up for pauses that were too long. */
  async turn(): Promise<void> {
    let now = this.#now();
    while (now < this.#nextAt) {
      await this.#wait(this.#nextAt - now);
      now = this.#now();
    }
    this.#nextAt = now + ITEM_MS;
  }

  /** A clock that was set back delays no item by more than ITEM_MS. */
  #now(): number {
    const now = this.#clock.now();
    this.#nextAt = Math.min(this.#nextAt, now + ITEM_MS);
    return now;
  }
}
