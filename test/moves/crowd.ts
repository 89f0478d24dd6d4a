import { seededRandom } from "../support/random.ts";
import type { Turn } from "./sqlite-database.ts";

/** Actors that run at the same time: each waits at every call to a port, and chance decides who goes on. */
export class Crowd {
  readonly random: () => number;
  readonly faults: string[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  get running(): number {
    return this.#running;
  }

  pick<T>(some: readonly T[]): T {
    return some[Math.floor(this.random() * some.length)]!;
  }

  readonly turn: Turn = () => new Promise((go) => this.#waiting.push(go));

  spawn(work: () => Promise<void>): void {
    this.#running += 1;
    void work()
      .catch((error: unknown) => this.faults.push(String((error as Error).stack)))
      .finally(() => {
        this.#running -= 1;
      });
  }

  /** Runs until no actor has anything left to do. */
  async run(): Promise<void> {
    while (this.#running > 0) {
      await new Promise((done) => setImmediate(done));
      if (this.#waiting.length === 0) continue;
      this.#waiting.splice(Math.floor(this.random() * this.#waiting.length), 1)[0]!();
    }
  }
}
