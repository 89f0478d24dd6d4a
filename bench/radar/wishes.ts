import { type Cell, NO_CELLS } from "../../durable-objects/match-board/holdings.ts";
import type { Location } from "../../src/db/schema/leads.ts";
import { wishOf } from "../../src/domain/radar/sides.ts";
import { launchBoard } from "../../src/ports/match-board.ts";
import { MAX_LOCATIONS } from "../../src/vocabulary/limits.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { seededRandom } from "../../test/support/random.ts";
import { storedInterest, storedLead } from "../../test/support/stored-lead.ts";
import type { Planted } from "../board/index.ts";
import { MEGABYTE, ServiceHeap } from "../soak/heap.ts";
import type { Runtime } from "../stage/runtime.ts";
import { askBoard } from "./ask.ts";

type PlantedWish = Planted["wishes"][number];

/** Neighborhoods of a large city. */
const NEIGHBORHOODS = 300;
/** Entries of one call of a board. */
const ENTRIES = 500;
/** More than a 32-bit number holds, as cents. */
const HUGE_PRICE = 900_000_000.55;
const ownerOf = (number: number): string => `usr-${(number % 1_000).toString(36).padStart(16, "0")}`;

const shuffle = <T>(random: () => number, items: readonly T[]): T[] =>
  items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

const neighborhoodsOf = (random: () => number, cityId: string, count: number): Location[] =>
  shuffle(
    random,
    Array.from({ length: NEIGHBORHOODS }, (_, at) => `bairro-da-medida-${at}`),
  )
    .slice(0, count)
    .map((neighborhoodSlug) => ({ cityId, neighborhoodSlug, neighborhood: neighborhoodSlug }));

const makePlantedWish = (
  number: number,
  interest: ReturnType<typeof storedInterest>,
  cells: readonly Cell[],
): PlantedWish => {
  const lead = storedLead({
    id: `lead-${number.toString(36).padStart(16, "0")}`,
    accountId: "acc-medida",
    ownerAccountId: ownerOf(number),
    interest,
  });
  return { wish: wishOf(lead)!, shard: "DB", knownAt: 1, card: null, cells };
};

/** A client's search: a single place, or the maximum of everything, in any order. */
export const KINDS = {
  smallest: (number, cityId, random) =>
    makePlantedWish(
      number,
      storedInterest({ locations: neighborhoodsOf(random, cityId, 1), bedrooms: null }),
      NO_CELLS,
    ),
  largest: (number, cityId, random) =>
    makePlantedWish(
      number,
      storedInterest({
        purposes: ["VENDA", "LOCACAO"],
        propertyTypes: shuffle(random, PROPERTY_TYPES).slice(0, 15),
        locations: neighborhoodsOf(random, cityId, MAX_LOCATIONS),
        salePriceMin: HUGE_PRICE + number,
        salePriceMax: 2 * HUGE_PRICE + number,
        rentPriceMin: HUGE_PRICE + number,
        rentPriceMax: 2 * HUGE_PRICE + number,
        bedrooms: 1,
        suites: 1,
        bathrooms: 1,
        parkingSpots: 1,
        areaMin: number + 0.5,
      }),
      [
        {
          cityId,
          scope: "LAUNCH",
          kept: null,
          marked: false,
          floor: { key: 2 ** 48 + number, id: `prop-${number.toString(36).padStart(16, "0")}` },
        },
      ],
    ),
} as const satisfies Record<string, (number: number, cityId: string, random: () => number) => PlantedWish>;

export type Kind = keyof typeof KINDS;

/** Bytes of the service's heap per wish of a kind, on a board with this many of them. */
export const bytesOfWish = async (runtime: Runtime, kind: Kind, count: number): Promise<number> => {
  const cityId = kind === "smallest" ? "9900001" : "9900002";
  const board = launchBoard(cityId);
  const random = seededRandom(19);
  for (let at = 0; at < count; at += ENTRIES) {
    const wishes = Array.from({ length: Math.min(ENTRIES, count - at) }, (_, one) =>
      KINDS[kind](at + one, cityId, random),
    );
    await askBoard(runtime, "plant", board, { offers: [], wishes });
  }
  const heap = await ServiceHeap.of(runtime);
  try {
    const before = await heap.alive();
    await askBoard(runtime, "load", board);
    return (((await heap.alive()) - before) * MEGABYTE) / count;
  } finally {
    heap.close();
  }
};
