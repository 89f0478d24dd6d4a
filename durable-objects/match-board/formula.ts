import { FORMULA } from "../../src/domain/radar/score.ts";
import type { MemoryRows } from "./memory-rows.ts";

/**
 * By which formula a board has judged its pairs. While that is another than now, its floors are of other scores, and rows
 * in D1 may be of pairs that pass no more.
 */
export class Formula {
  readonly #memory: MemoryRows;

  constructor(memory: MemoryRows) {
    this.#memory = memory;
  }

  get isOutdated(): boolean {
    return this.#memory.get("formula") !== FORMULA;
  }

  /** Gives a board that begins its name: it has judged nothing yet. */
  begin(board: string): void {
    if (this.#memory.get("board") !== null) return;
    this.#memory.set("board", board);
    this.renew();
  }

  renew(): void {
    this.#memory.set("formula", FORMULA);
  }
}
