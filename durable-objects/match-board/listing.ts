import type { Database } from "../../src/db/statement.ts";
import { registerBoard, removeBoard } from "../../src/domain/radar/board-list.ts";
import type { Board } from "./board.ts";
import type { Filling } from "./filling.ts";
import type { HeldRows } from "./held-rows.ts";
import type { MemoryRows } from "./memory-rows.ts";
import { partNamed } from "./part.ts";
import { territoryOf } from "./territory.ts";

interface ListingPorts {
  readonly directory: Database;
  readonly shardNames: readonly string[];
}

/**
 * Whether a board is listed for audits: an account's at once, a city's from its first offer on. A listed city's board
 * is told of clients, and gathers earlier ones itself.
 */
export class Listing {
  readonly #storage: DurableObjectStorage;
  readonly #memory: MemoryRows;
  readonly #held: HeldRows;
  readonly #filling: Filling;

  constructor(storage: DurableObjectStorage, memory: MemoryRows, held: HeldRows, filling: Filling) {
    this.#storage = storage;
    this.#memory = memory;
    this.#held = held;
    this.#filling = filling;
  }

  /** @param quiet whether summaries leave out the clients that it gathers */
  async enter({ territory: { name, cityId }, thresholds }: Board, ports: ListingPorts, quiet: boolean) {
    if (this.#memory.get("registered") !== null) return;
    // Other parts get their clients from the first.
    const gathers = cityId !== null && partNamed(name).index === 0;
    if (gathers && thresholds.holdings.offerCount === 0) return;
    await registerBoard(ports.directory, name);
    this.#storage.transactionSync(() => {
      this.#memory.set("registered", "1");
      if (gathers) this.#filling.start(ports.shardNames, quiet);
    });
  }

  /**
   * A board with only one side has nothing to compare. A city without offers needs no board, unless partners keep
   * matches there. A board that was split stays: the first part passes messages on to the others.
   */
  decide(name: string): "audit" | "nothing" | "leave" {
    const { cityId, showsClients } = territoryOf(name);
    if (cityId === null) return "audit";
    const { offers, wishes, pins } = this.#held.sides;
    const isSplit = partNamed(name).index > 0 || this.#memory.isSplit;
    const isNeeded = offers || (pins && showsClients) || isSplit;
    if (!isNeeded) return "leave";
    return wishes ? "audit" : "nothing";
  }

  /** Deletes the board's rows first: if it dies before it is off the list, it is asked again, and leaves again. */
  async leave(board: string, { directory }: ListingPorts): Promise<void> {
    this.#storage.transactionSync(() => {
      this.#held.forgetWishes();
      for (const name of ["registered", "fill", "audit"] as const) this.#memory.forget(name);
    });
    await removeBoard(directory, board);
  }
}
