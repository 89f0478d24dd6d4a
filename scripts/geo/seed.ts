import type { Catalog, CatalogName } from "../migrate/catalog.ts";
import type { CityNeighborhoods, Source } from "./city.ts";
import { postalRows } from "./postal-codes.ts";
import type { PostalNames } from "./postal-names.ts";

// SQL derives the slug of a plain ASCII name, which saves a third of the catalog.
const compact = (slug: string, name: string): CatalogName =>
  name.toLowerCase().replaceAll(" ", "-") === slug ? name : [name, slug];

const namesFrom = (source: Source, cities: readonly CityNeighborhoods[]): Catalog["names"][string] =>
  Object.fromEntries(
    cities.flatMap(({ cityId, names }) => {
      const own = [...names]
        .filter(([, entry]) => entry.source === source)
        .map(([slug, { name }]) => compact(slug, name));
      return own.length === 0 ? [] : [[cityId, own] as const];
    }),
  );

const lines = (cities: object): string =>
  `{\n${Object.entries(cities)
    .map(([cityId, value]) => `"${cityId}":${JSON.stringify(value)}`)
    .join(",\n")}\n}`;

/** One file of the catalog: the names of some sources, and the other names that mean one of them. */
const catalogOf = (cities: readonly CityNeighborhoods[], sources: readonly Source[]): string => {
  const names = sources.map((source) => `"${source}":${lines(namesFrom(source, cities))}`);
  const aliases = cities.flatMap(({ cityId, names: own, aliases }) => {
    const found = [...aliases].filter(([, target]) => sources.includes(own.get(target)!.source)).sort();
    return found.length === 0 ? [] : [[cityId, Object.fromEntries(found)] as const];
  });
  return `"names":{\n${names.join(",\n")}\n},\n"aliases":${lines(Object.fromEntries(aliases))}`;
};

export const neighborhoodCatalog = (cities: readonly CityNeighborhoods[]): string =>
  `{${catalogOf(cities, ["IBGE", "DISTRICT", "SUPPLEMENT", "PLANNING"])}}\n`;

/** What the names of postal codes add, which has a license of its own. */
export const postalCatalog = (
  cities: readonly CityNeighborhoods[],
  { source, license }: Pick<PostalNames, "source" | "license">,
): string =>
  `{"source":${JSON.stringify(source)},\n"license":${JSON.stringify(license)},\n${catalogOf(cities, ["POSTAL"])}}\n`;

/** The neighborhoods of postal codes, under the same license. */
export const postalCodes = (cities: readonly CityNeighborhoods[], postal: PostalNames): string => {
  const { source, license } = postal;
  const about = JSON.stringify({ source, license }).slice(0, -1);
  return `${about},"codes":${lines(postalRows(cities, postal))}}\n`;
};
