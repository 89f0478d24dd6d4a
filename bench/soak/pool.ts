import { choose, type Random } from "../../test/support/random.ts";

const MAX_THINGS = 200;

/** An integration's memory of objects to reuse. The oldest is dropped first. */
export class Pool<T> {
  #things: T[] = [];

  add(thing: T): void {
    this.#things.push(thing);
    if (this.#things.length > MAX_THINGS) this.#things.shift();
  }

  /** @returns one of them; undefined while there is none */
  pick(random: Random): T | undefined {
    return this.#things.length === 0 ? undefined : choose(random, this.#things);
  }

  take(random: Random): T | undefined {
    const thing = this.pick(random);
    if (thing !== undefined) this.drop(thing);
    return thing;
  }

  drop(thing: T): void {
    this.#things = this.#things.filter((other) => other !== thing);
  }
}
