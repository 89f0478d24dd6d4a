import { vi } from "vitest";
import { bytesOf, MemoryUse } from "../../durable-objects/match-board/memory-use.ts";
import { wishOf } from "../../src/domain/radar/sides.ts";
import { storedLead } from "./stored-lead.ts";

/** The size of a plain wish, in bytes of memory. */
export const PLAIN = bytesOf({ wish: wishOf(storedLead())!, pins: new Set() });

/** Gives boards room for this many plain wishes while the calling test runs. */
export const makeBoardsSmall = (wishes: number): void => {
  vi.spyOn(MemoryUse.prototype, "lacks").mockImplementation(function (this: MemoryUse, more: number) {
    return this.bytes + more > wishes * PLAIN;
  });
};

/** Divides boards with clients, however small, as many times as `allow` allows. */
export class Cuts {
  #left = 0;

  constructor() {
    const take = (): boolean => {
      this.#left -= 1;
      return this.#left >= 0;
    };
    vi.spyOn(MemoryUse.prototype, "isOutgrown").mockImplementation(function (this: MemoryUse) {
      return this.bytes > 0 && take();
    });
  }

  allow(cuts: number): void {
    this.#left = Math.max(this.#left, 0) + cuts;
  }
}

/** From now on, boards of more than this many plain wishes are divided. */
export const cutBoardsAt = (wishes: number): void => {
  vi.spyOn(MemoryUse.prototype, "isOutgrown").mockImplementation(function (this: MemoryUse) {
    return this.bytes > wishes * PLAIN;
  });
};
