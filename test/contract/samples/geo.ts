import type { GEO_DOCS } from "../../../src/documentation/geo.ts";
import { plain, type Samples } from "./sample.ts";

/** A state with few cities and a city with few neighborhoods, so that a walk in pages of one stays short. */
const SMALL_STATE = "RR";
const SMALL_CITY = "1101005";

const ofSmallCity = () => ({ params: { cityId: SMALL_CITY } });

export const GEO_SAMPLES: Samples<keyof typeof GEO_DOCS.operations> = {
  listCities: { call: plain, walk: () => ({ query: `uf=${SMALL_STATE}` }) },
  listNeighborhoods: {
    call: ofSmallCity,
    walk: ofSmallCity,
  },
};
