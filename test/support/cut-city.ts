import { BYTES, MEGABYTE, MemoryUse, type MemoryUser } from "../../durable-objects/match-board/memory-use.ts";
import {
  MAX_SPLITS,
  otherHalf,
  partNamed,
  partOf,
  splitsBefore,
} from "../../durable-objects/match-board/part.ts";
import { launchBoard } from "../../src/ports/match-board.ts";

/** The simulated São Paulo: all accounts' clients, and how many clients and listings are shared. */
export const LARGE_CITY = {
  clients: 300_000,
  sharedClients: 90_000,
  sharedListings: 70_000,
  launches: 6_000,
};

/** A part of a city's board, with its estimated size. */
interface CutPart {
  readonly clients: number;
  readonly megabytes: number;
}

const idOf = (number: number): string => `lead-${number.toString(36).padStart(16, "0")}`;

/** The parts of a board with this many equal clients and this many offers. */
export const partsOf = (clients: number, wish: MemoryUser, offers: number): CutPart[] => {
  const cut = (name: string, cuts: number, ids: readonly string[]): CutPart[] => {
    const memoryUse = new MemoryUse(Number.POSITIVE_INFINITY);
    for (const _ of ids) memoryUse.take(wish, null);
    const part = partNamed(name);
    if (!memoryUse.isOutgrown(offers) || cuts === MAX_SPLITS)
      return [{ clients: ids.length, megabytes: (memoryUse.bytes + offers * BYTES.offer) / MEGABYTE }];
    const halves = Map.groupBy(ids, (id) => partOf(id, part, cuts + 1) ?? name);
    return [name, otherHalf(part, cuts)].flatMap((half) => cut(half, cuts + 1, halves.get(half) ?? []));
  };
  const whole = launchBoard("3550308");
  const ids = Array.from({ length: clients }, (_, number) => idOf(number));
  return cut(whole, splitsBefore(partNamed(whole)), ids);
};

/** A client whose search has this many places and types, with this many pinned matches. */
export const roomyOf = (places: number, types: number, pins = 0): MemoryUser => ({
  wish: {
    accountId: "acc-city",
    places: Array.from({ length: places }, () => ({ cityId: "3550308", neighborhoodSlug: null })),
    types: Array.from({ length: types }, () => "APARTAMENTO"),
  },
  pins: new Set(Array.from({ length: pins }, (_, at) => `prop-${at}`)),
});
