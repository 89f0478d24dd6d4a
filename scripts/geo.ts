// Writes the geographic catalog from the data packages: `node scripts/geo.ts`; --check says whether it is current.
import { readFileSync, writeFileSync } from "node:fs";
import { packCities } from "../src/domain/geo/city-rows.ts";
import { fold } from "../src/lib/text.ts";
import { buildNeighborhoods } from "./geo/catalog.ts";
import type { PostalNames } from "./geo/postal-names.ts";
import { readPostalSource } from "./geo/postal-source.ts";
import { neighborhoodCatalog, postalCatalog, postalCodes } from "./geo/seed.ts";
import { sharesOf } from "./geo/shares.ts";
import { readSources, type SourceCity, type Sources } from "./geo/sources.ts";
import { readArguments } from "./local/arguments.ts";

/** One text per state, which costs nothing until the state is needed. */
function cityCatalog(cities: readonly SourceCity[]): string {
  const order = ({ name }: SourceCity) => fold(name);
  const lines = [...Map.groupBy(cities, ({ uf }) => uf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([uf, own]) => {
      const sorted = own.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
      return `"${uf}":${JSON.stringify(packCities(sorted))}`;
    });
  return `{\n${lines.join(",\n")}\n}\n`;
}

function currentText(path: URL): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const postalText = ({ cities, ...about }: PostalNames): string => {
  const lines = Object.entries(cities).map(([cityId, names]) => `"${cityId}":${JSON.stringify(names)}`);
  return `${JSON.stringify(about).slice(0, -1)},"cities":{\n${lines.join(",\n")}\n}}\n`;
};

const USAGE = "npm run geo [-- --check --shares --postal-codes <database> --without-postal-codes]";

const { values } = readArguments(USAGE, {
  options: {
    check: { type: "boolean" },
    shares: { type: "boolean" },
    "postal-codes": { type: "string" },
    "without-postal-codes": { type: "boolean" },
  },
});

/** The names of postal codes: as stored, read again from a database, or none. */
const postalNames = (own: Sources): PostalNames => {
  if (values["without-postal-codes"]) return { ...own.postal, cities: {} };
  const path = values["postal-codes"];
  if (path === undefined) return own.postal;
  const { names, unmapped, codes } = readPostalSource(path, own);
  console.log(`${codes} postal codes read. No city of IBGE stands for ${unmapped.length} localities:`);
  for (const locality of unmapped) console.log(`  ${locality}`);
  return names;
};

const read = readSources();
const sources = { ...read, postal: postalNames(read) };
const neighborhoods = buildNeighborhoods(sources);
if (values.shares) {
  for (const { city, codes, recognized } of sharesOf(neighborhoods, sources))
    console.log(
      `${((100 * recognized) / codes).toFixed(1).padStart(6)} %  ${String(codes).padStart(7)}  ${city}`,
    );
}
const outputs = {
  "src/domain/geo/cities.generated.json": cityCatalog(sources.cities),
  "scripts/geo/postal-names.generated.json": postalText(sources.postal),
  "scripts/migrate/neighborhoods.generated.json": neighborhoodCatalog(neighborhoods),
  "scripts/migrate/postal-names.generated.json": postalCatalog(neighborhoods, sources.postal),
  "scripts/migrate/postal-codes.generated.json": postalCodes(neighborhoods, sources.postal),
};

for (const [name, text] of Object.entries(outputs)) {
  const path = new URL(`../${name}`, import.meta.url);
  const stale = currentText(path) !== text;
  if (!values.check) writeFileSync(path, text);
  else if (stale) {
    console.error(`${name} is out of date. Run: npm run geo`);
    process.exitCode = 1;
  }
}
