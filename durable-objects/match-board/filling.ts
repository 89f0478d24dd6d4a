import { readCityPage } from "../../src/domain/radar/city-page.ts";
import type { TruthPorts } from "../../src/domain/radar/truth.ts";
import type { Due } from "./due.ts";
import type { MemoryRows } from "./memory-rows.ts";
import type { Territory } from "./territory.ts";

interface Position {
  readonly shard: string;
  /** The last client that was looked at, by seq. */
  readonly after: number;
  readonly quiet: boolean;
}

/**
 * Gathers the clients of a city from the truth, a page at a time: nobody tells of clients a board that is not there, and it
 * is there from its first offer on.
 */
export class Filling {
  readonly #memory: MemoryRows;

  constructor(memory: MemoryRows) {
    this.#memory = memory;
  }

  /** Whose clients come next; null: it has ended. */
  get shard(): string | null {
    const fill = this.#memory.get("fill");
    return fill && (JSON.parse(fill) as Position).shard;
  }

  /** @param quiet what comes of it is in no summary */
  start([shard]: readonly string[], quiet: boolean): void {
    this.#set({ shard: shard!, after: 0, quiet });
  }

  /** @returns clients that the board is to read */
  async step({ cityId, space, showsClients }: Territory, ports: TruthPorts): Promise<Due[]> {
    const position = JSON.parse(this.#memory.get("fill")!) as Position;
    const { shard, after, quiet } = position;
    const wanted = { cityId: cityId!, space, areShared: showsClients };
    const { page, next } = await readCityPage(ports.shard(shard), wanted, after);
    const nextShard = ports.shardNames[ports.shardNames.indexOf(shard) + 1];
    if (next !== null) this.#set({ ...position, after: next });
    else if (nextShard !== undefined) this.#set({ shard: nextShard, after: 0, quiet });
    else this.#memory.forget("fill");
    return page.map((one) => ({ kind: "lead", ...one, shard, quiet }));
  }

  #set(position: Position): void {
    this.#memory.set("fill", JSON.stringify(position));
  }
}
