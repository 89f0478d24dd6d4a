import { FORMULA } from "../../src/domain/radar/score.ts";
import type { MemoryRows } from "./memory-rows.ts";

/**
 * The formula by which a board has judged its pairs. If it is not the current one, the floors hold old scores, and D1
 * may have rows of pairs that no longer pass.
 */
export class Formula {
  readonly #memory: MemoryRows;

  constructor(memory: MemoryRows) {
    this.#memory = memory;
  }

  get isOutdated(): boolean {
    return this.#memory.get("formula") !== FORMULA;
  }

  /** Names a new board, which has judged nothing yet. */
  begin(board: string): void {
    if (this.#memory.get("board") !== null) return;
    this.#memory.set("board", board);
    this.renew();
  }

  renew(): void {
    this.#memory.set("formula", FORMULA);
  }
}
