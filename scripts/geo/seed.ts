import type { Catalogue, CatalogueName } from "../migrate/catalogue.ts";
import type { CityNeighborhoods, Source } from "./catalogue.ts";

// SQL derives the slug of a plain ASCII name, which saves a third of the catalogue.
const compact = (slug: string, name: string): CatalogueName =>
  name.toLowerCase().replaceAll(" ", "-") === slug ? name : [name, slug];

const namesFrom = (source: Source, cities: readonly CityNeighborhoods[]): Catalogue["names"][Source] =>
  Object.fromEntries(
    cities.flatMap(({ cityId, names }) => {
      const own = [...names]
        .filter(([, entry]) => entry.source === source)
        .map(([slug, { name }]) => compact(slug, name));
      return own.length === 0 ? [] : [[cityId, own] as const];
    }),
  );

const seedOf = (cities: readonly CityNeighborhoods[]): Catalogue => ({
  names: {
    IBGE: namesFrom("IBGE", cities),
    DISTRICT: namesFrom("DISTRICT", cities),
    SUPPLEMENT: namesFrom("SUPPLEMENT", cities),
  },
  aliases: Object.fromEntries(
    cities.flatMap(({ cityId, aliases }) =>
      aliases.size === 0 ? [] : [[cityId, Object.fromEntries([...aliases].sort())] as const],
    ),
  ),
});

const lines = (cities: object): string =>
  `{\n${Object.entries(cities)
    .map(([cityId, value]) => `"${cityId}":${JSON.stringify(value)}`)
    .join(",\n")}\n}`;

export function neighborhoodCatalogue(cities: readonly CityNeighborhoods[]): string {
  const { names, aliases } = seedOf(cities);
  const sources = Object.entries(names).map(([source, own]) => `"${source}":${lines(own)}`);
  return `{"names":{\n${sources.join(",\n")}\n},\n"aliases":${lines(aliases)}}\n`;
}
