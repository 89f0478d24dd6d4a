import { FORMULA } from "../../src/domain/radar/score.ts";
import type { MemoryRows } from "./memory-rows.ts";

/**
 * Marks a board of the current formula whose pending pairs are in rows that the former release does not read. After a
 * rollback that release judges all pairs again, and so loses none. Remove this with the release after next.
 */
export const WITH_PAIRS = `${FORMULA} with pairs`;

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
    const formula = this.#memory.get("formula");
    return formula !== FORMULA && formula !== WITH_PAIRS;
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
