import type { Samples } from "./sample.ts";

/** Few cities, and a city of few neighborhoods, so that a walk by single items stays short. */
const SMALL_STATE = "RR";
const SMALL_CITY = "1101005";

export const GEO_SAMPLES: Samples = {
  listNeighborhoods: () => ({ params: { cityId: SMALL_CITY } }),
};

export const GEO_WALKS: Samples = {
  listCities: () => ({ query: `uf=${SMALL_STATE}` }),
  ...GEO_SAMPLES,
};
