import { type Clock, SECOND_MS, type Wait } from "../../lib/clock.ts";

/** Of one account, shared by all its batches (rules 18.4). */
export const ITEMS_PER_SECOND = 4;

/** Items begin at least so far apart: no second, wherever it begins, sees a fifth one. */
export const ITEM_MS = SECOND_MS / ITEMS_PER_SECOND;

/** Holds the items of one lane to their pace. */
export class Pacer {
  readonly #clock: Clock;
  readonly #wait: Wait;
  #nextAt: number;

  /** @param nextAt when the first item may begin: the run before this one has left it */
  constructor(clock: Clock, wait: Wait, nextAt: number) {
    this.#clock = clock;
    this.#wait = wait;
    this.#nextAt = nextAt;
  }

  get nextAt(): number {
    return this.#nextAt;
  }

  /** Waits until another item may begin. A pause that came too long is not made up for. */
  async turn(): Promise<void> {
    let now = this.#now();
    while (now < this.#nextAt) {
      await this.#wait(this.#nextAt - now);
      now = this.#now();
    }
    this.#nextAt = now + ITEM_MS;
  }

  /** A clock that ran ahead and was set back holds no item longer than its share. */
  #now(): number {
    const now = this.#clock.now();
    this.#nextAt = Math.min(this.#nextAt, now + ITEM_MS);
    return now;
  }
}
