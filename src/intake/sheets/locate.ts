import type { PlacesWanted } from "./line.ts";
import type { Located, Location } from "./resolve-client.ts";

export interface CityFound {
  readonly cityId: string;
  readonly name: string;
  /** The part of the city that the text named. */
  readonly part?: string;
}

/** Finds places in the catalog, wherever that is stored. */
export interface Catalog {
  /** The one city of that name; undefined if there is none, or if several states have it. */
  city(name: string, state: string | undefined): CityFound | undefined;
  suggestions(name: string, state: string | undefined): readonly string[];
  neighborhood(cityId: string, name: string): Promise<string | undefined>;
}

const SEVERAL = /[,;|\n]/;
const MORE = /\s(?:e|ou)\s|\//i;

const partsOf = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** "Água Verde, Batel e Centro": a name that may contain "e" is looked up whole before it is split. */
const neighborhoodsIn = async (
  catalog: Catalog,
  cities: readonly CityFound[],
  text: string,
): Promise<{ found: Location[]; unknown: string[] }> => {
  const find = async (name: string): Promise<Location | undefined> => {
    for (const { cityId } of cities) {
      const slug = await catalog.neighborhood(cityId, name);
      if (slug !== undefined) return { cityId, neighborhoodSlug: slug };
    }
    return undefined;
  };
  const found: Location[] = [];
  const unknown: string[] = [];
  for (const part of partsOf(text, SEVERAL)) {
    const whole = await find(part);
    const names = whole ? [] : partsOf(part, MORE);
    if (whole) found.push(whole);
    for (const name of names) {
      const one = await find(name);
      if (one) found.push(one);
      else unknown.push(name);
    }
  }
  return { found, unknown };
};

const citiesIn = (
  catalog: Catalog,
  { cities, state }: PlacesWanted,
): { found: CityFound[]; unknown: string[] } => {
  const uf = state === "" ? undefined : state;
  const whole = cities === "" ? undefined : catalog.city(cities, uf);
  if (whole) return { found: [whole], unknown: [] };
  const names = partsOf(cities, /[,;|\n]|\s(?:e|ou)\s/i);
  const read = names.map((name) => [name, catalog.city(name, uf)] as const);
  return {
    found: read.flatMap(([, city]) => city ?? []),
    unknown: read.filter(([, city]) => !city).map(([name]) => name),
  };
};

const NOTHING: Located = { locations: [], unknownNeighborhoods: [], wholeCities: [] };

const unknownCity = (catalog: Catalog, name: string, state: string | undefined): Located => ({
  ...NOTHING,
  unknownCity: { name, suggestions: catalog.suggestions(name, state) },
});

/** "Batel, Curitiba/PR": the text after the last comma is the city. */
const wholePlace = async (catalog: Catalog, text: string): Promise<Located> => {
  const comma = text.lastIndexOf(",");
  const name = text.slice(comma + 1).trim();
  const city = catalog.city(name, undefined);
  if (!city) return unknownCity(catalog, name, undefined);
  if (comma < 0) return { ...NOTHING, locations: [{ cityId: city.cityId }] };
  const neighborhood = text.slice(0, comma).trim();
  const slug = await catalog.neighborhood(city.cityId, neighborhood);
  return slug === undefined
    ? { ...NOTHING, unknownNeighborhoods: [neighborhood] }
    : { ...NOTHING, locations: [{ cityId: city.cityId, neighborhoodSlug: slug }] };
};

const wholePlaces = async (catalog: Catalog, text: string): Promise<Located> => {
  const all: Located[] = [];
  for (const part of partsOf(text, /[|\n]/)) all.push(await wholePlace(catalog, part));
  const unknown = all.find((one) => one.unknownCity)?.unknownCity;
  return {
    locations: unknown ? [] : all.flatMap(({ locations }) => locations),
    unknownNeighborhoods: all.flatMap(({ unknownNeighborhoods }) => unknownNeighborhoods),
    wholeCities: [],
    ...(unknown && { unknownCity: unknown }),
  };
};

/** Where a client looks: the known neighborhoods, and each city without one as a whole. */
export const locate = async (catalog: Catalog, wanted: PlacesWanted): Promise<Located> => {
  if (wanted.whole !== "") return wholePlaces(catalog, wanted.whole);
  const { found: cities, unknown } = citiesIn(catalog, wanted);
  const [name] = unknown;
  if (name !== undefined) return unknownCity(catalog, name, wanted.state === "" ? undefined : wanted.state);
  const parts = cities.flatMap(({ part }) => part ?? []);
  const text = [wanted.neighborhoods, ...parts].filter(Boolean).join(", ");
  const { found, unknown: neighborhoods } = await neighborhoodsIn(catalog, cities, text);
  const within = new Set(found.map(({ cityId }) => cityId));
  const whole = cities.filter(({ cityId }) => !within.has(cityId));
  return {
    locations: [...found, ...whole.map(({ cityId }) => ({ cityId }))],
    unknownNeighborhoods: neighborhoods,
    wholeCities: text === "" ? [] : whole.map((city) => city.name),
  };
};
