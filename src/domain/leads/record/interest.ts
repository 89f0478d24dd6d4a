import type { Interest, Location } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { PROPERTY_TYPES, PURPOSES } from "../../../vocabulary/value-lists.ts";
import { cityById } from "../../geo/cities.ts";
import type { InterestInput, LocationInput } from "./input.ts";
import type { References } from "./load.ts";

export const NO_INTEREST: Interest = {
  purposes: [],
  propertyTypes: [],
  locations: [],
  salePriceMin: null,
  salePriceMax: null,
  rentPriceMin: null,
  rentPriceMax: null,
  bedrooms: null,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  areaMin: null,
};

/** Amounts are kept to the cent, areas to a hundredth of a square meter. */
const HUNDREDTHS = ["salePriceMin", "salePriceMax", "rentPriceMin", "rentPriceMax", "areaMin"] as const;
const COUNTS = ["bedrooms", "suites", "bathrooms", "parkingSpots"] as const;

/** Each value once, in the order of the accepted values. */
const inOrder = <T>(list: readonly T[], given: readonly T[]): T[] =>
  list.filter((value) => given.includes(value));

/** Each place once, in the order given; an alias becomes the catalog's own slug. */
const locationsOf = (given: readonly LocationInput[], places: References["places"]): Location[] => {
  const named = given.map(({ cityId, neighborhoodSlug }, at) => ({
    cityId,
    neighborhoodSlug: neighborhoodSlug ? (places[at]?.slug ?? neighborhoodSlug) : null,
    neighborhood: neighborhoodSlug ? (places[at]?.name ?? null) : null,
  }));
  const byPlace = new Map(named.map((place) => [`${place.cityId}/${place.neighborhoodSlug ?? ""}`, place]));
  return [...byPlace.values()];
};

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** Merges a search profile into the stored one, member by member: absent ones are kept, null clears. */
export const mergeInterest = (
  before: Interest,
  input: InterestInput,
  places: References["places"],
): Interest => {
  const numbers: Record<string, number | null> = {};
  for (const name of HUNDREDTHS) {
    if (input[name] !== undefined) numbers[name] = rounded(input[name]);
  }
  for (const name of COUNTS) {
    if (input[name] !== undefined) numbers[name] = input[name];
  }
  return {
    ...before,
    ...(input.purposes && { purposes: inOrder(PURPOSES, input.purposes) }),
    ...(input.propertyTypes && { propertyTypes: inOrder(PROPERTY_TYPES, input.propertyTypes) }),
    ...(input.locations && { locations: locationsOf(input.locations, places) }),
    ...numbers,
  };
};

export const RANGES = [
  ["salePriceMin", "salePriceMax"],
  ["rentPriceMin", "rentPriceMax"],
] as const;

/** A maximum below its minimum finds nothing. */
export const rangeFaults = (interest: Interest): Fault[] =>
  RANGES.flatMap(([low, high]) => {
    const minimum = interest[low];
    const maximum = interest[high];
    if (minimum === null || maximum === null || minimum <= maximum) return [];
    const args = { other: `interest.${low}` };
    return [{ in: "body" as const, name: `interest.${high}`, code: "below_minimum" as const, args }];
  });

/** Neighborhoods that their city does not have. */
export const placeFaults = ({ locations = [] }: InterestInput, places: References["places"]): Fault[] =>
  locations.flatMap(({ neighborhoodSlug }, at) =>
    neighborhoodSlug && !places[at]
      ? [
          {
            in: "body" as const,
            name: `interest.locations[${at}].neighborhoodSlug`,
            code: "not_found" as const,
          },
        ]
      : [],
  );

const showLocation = ({ cityId, neighborhoodSlug, neighborhood }: Location) => {
  const city = cityById(cityId);
  return {
    cityId,
    city: city?.name ?? null,
    state: city?.uf ?? null,
    neighborhoodSlug,
    neighborhood,
  };
};

/** A search profile as the API shows it. */
export const showInterest = ({ locations, ...rest }: Interest) => ({
  purposes: rest.purposes,
  propertyTypes: rest.propertyTypes,
  locations: locations.map(showLocation),
  salePriceMin: rest.salePriceMin,
  salePriceMax: rest.salePriceMax,
  rentPriceMin: rest.rentPriceMin,
  rentPriceMax: rest.rentPriceMax,
  bedrooms: rest.bedrooms,
  suites: rest.suites,
  bathrooms: rest.bathrooms,
  parkingSpots: rest.parkingSpots,
  areaMin: rest.areaMin,
});
