// Writes the geographic catalogue from the data packages: `node scripts/geo.ts`, or with --check says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { packCities } from "../src/domain/geo/city-rows.ts";
import { fold } from "../src/lib/text.ts";
import { buildNeighborhoods } from "./geo/catalogue.ts";
import { neighborhoodCatalogue } from "./geo/seed.ts";
import { readSources, type SourceCity } from "./geo/sources.ts";

/** One text per state, which costs nothing until the state is needed. */
function cityCatalogue(cities: readonly SourceCity[]): string {
  const order = ({ name }: SourceCity) => fold(name);
  const lines = [...Map.groupBy(cities, ({ uf }) => uf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([uf, own]) => {
      const sorted = own.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
      return `"${uf}":${JSON.stringify(packCities(sorted))}`;
    });
  return `{\n${lines.join(",\n")}\n}\n`;
}

function current(path: URL): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const sources = readSources();
const outputs = {
  "src/domain/geo/cities.generated.json": cityCatalogue(sources.cities),
  "scripts/migrate/neighborhoods.generated.json": neighborhoodCatalogue(buildNeighborhoods(sources)),
};

for (const [name, text] of Object.entries(outputs)) {
  const path = new URL(`../${name}`, import.meta.url);
  const stale = current(path) !== text;
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (stale) {
    console.error(`${name} is out of date. Run: node scripts/geo.ts`);
    process.exitCode = 1;
  }
}
