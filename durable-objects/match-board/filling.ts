import type { AllDatabases } from "../../src/db/statement.ts";
import { readCityPage } from "../../src/domain/radar/city-page.ts";
import type { MemoryRows } from "./memory-rows.ts";
import type { PendingRead } from "./pending-reads.ts";
import type { Territory } from "./territory.ts";

interface Position {
  readonly shard: string;
  /** The last client read, by seq. */
  readonly after: number;
  readonly quiet: boolean;
}

/**
 * Reads a city's clients from the databases, page by page: a board exists from its first offer on, and was never
 * notified of clients written before.
 */
export class Filling {
  readonly #memory: MemoryRows;

  constructor(memory: MemoryRows) {
    this.#memory = memory;
  }

  /** The shard whose clients come next; null at the end. */
  get shard(): string | null {
    const fill = this.#memory.get("fill");
    return fill && (JSON.parse(fill) as Position).shard;
  }

  /** @param quiet whether summaries leave out its results */
  start([shard]: readonly string[], quiet: boolean): void {
    this.#set({ shard: shard!, after: 0, quiet });
  }

  /** @returns clients that the board must read */
  async step({ cityId, space, showsClients }: Territory, ports: AllDatabases): Promise<PendingRead[]> {
    const position = JSON.parse(this.#memory.get("fill")!) as Position;
    const { shard, after, quiet } = position;
    const query = { cityId: cityId!, space, areShared: showsClients };
    const { page, next } = await readCityPage(ports.shard(shard), query, after);
    const nextShard = ports.shardNames[ports.shardNames.indexOf(shard) + 1];
    if (next !== null) this.#set({ ...position, after: next });
    else if (nextShard !== undefined) this.#set({ shard: nextShard, after: 0, quiet });
    else this.#memory.forget("fill");
    return page.map((client) => ({ kind: "lead", ...client, shard, quiet }));
  }

  #set(position: Position): void {
    this.#memory.set("fill", JSON.stringify(position));
  }
}
