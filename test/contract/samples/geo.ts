import type { GEO_WORDS } from "../../../src/words/geo.ts";
import { plain, type Samples, type Walks } from "./sample.ts";

/** Few cities, and a city of few neighborhoods, so that a walk by single items stays short. */
const SMALL_STATE = "RR";
const SMALL_CITY = "1101005";

export const GEO_SAMPLES: Samples<keyof typeof GEO_WORDS.operations> = {
  listCities: plain,
  listNeighborhoods: () => ({ params: { cityId: SMALL_CITY } }),
};

export const GEO_WALKS: Walks = {
  listCities: () => ({ query: `uf=${SMALL_STATE}` }),
  listNeighborhoods: GEO_SAMPLES.listNeighborhoods,
};
