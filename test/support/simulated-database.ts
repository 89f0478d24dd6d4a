import { type Database, run, sql } from "../../src/db/statement.ts";
import type { Clock } from "../../src/lib/clock.ts";

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Time that passes only while everything waits. */
export class SimulatedTime implements Clock {
  #now = 0;
  readonly #due: Due[] = [];

  now(): number {
    return this.#now;
  }

  readonly wait = (ms: number): Promise<void> =>
    new Promise((happen) => {
      const at = this.#now + ms;
      const behind = this.#due.findLastIndex((other) => other.at <= at);
      this.#due.splice(behind + 1, 0, { at, happen });
    });

  /** Lets time pass until `end`, and ends each wait at its time. */
  async passUntil(end: number): Promise<void> {
    for (let next = this.#due[0]; next && next.at <= end; next = this.#due[0]) {
      this.#due.shift();
      this.#now = next.at;
      next.happen();
      await new Promise((done) => setImmediate(done));
    }
    this.#now = end;
  }
}

/** A single-threaded database whose statements take a given time. */
export class OneThread {
  readonly #time: SimulatedTime;
  readonly #wayMs: number;
  #freeAt = 0;
  #busyMs = 0;

  constructor(time: SimulatedTime, wayMs: number) {
    this.#time = time;
    this.#wayMs = wayMs;
  }

  get busyMs(): number {
    return this.#busyMs;
  }

  get database(): Database {
    const prepare = () => ({ bind: (ms: number) => ({ all: () => this.#trip(ms) }) });
    return { prepare, batch: () => Promise.reject(new Error("not simulated")) } as unknown as Database;
  }

  async #trip(ms: number): Promise<Pick<D1Result, "results" | "meta">> {
    await this.#time.wait(this.#wayMs / 2);
    this.#freeAt = Math.max(this.#time.now(), this.#freeAt) + ms;
    this.#busyMs += ms;
    await this.#time.wait(this.#freeAt - this.#time.now() + this.#wayMs / 2);
    return { results: [], meta: { duration: ms } as D1Result["meta"] };
  }
}

/** Runs a statement that takes this long. */
export const takeFor = (db: Database, ms: number): Promise<unknown> => run(db, [sql("", ms)]);
