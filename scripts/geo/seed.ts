import { Buffer } from "node:buffer";
import type { CityNeighborhoods, Source } from "./catalogue.ts";

/** D1 refuses statements above 100 KB. */
const MAX_STATEMENT_BYTES = 90_000;

const TABLES = `-- The neighborhoods of every city, their other names and how many each city has. Written by scripts/geo.ts: do not edit.

-- Below, the names of each city; a pair is a name and the slug that SQL cannot make of it.
CREATE TABLE neighborhoods (
  city_id TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('IBGE', 'SUPPLEMENT', 'DISTRICT', 'CURATION')),
  PRIMARY KEY (city_id, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE neighborhood_totals (
  city_id TEXT NOT NULL PRIMARY KEY,
  total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;

-- Created at 0: came with the catalogue, not from curation.
CREATE TABLE neighborhood_aliases (
  city_id TEXT NOT NULL,
  alias_slug TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (city_id, alias_slug),
  FOREIGN KEY (city_id, slug) REFERENCES neighborhoods (city_id, slug) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`;

const TOTALS = `INSERT INTO neighborhood_totals (city_id, total) SELECT city_id, count(*) FROM neighborhoods GROUP BY city_id;

CREATE TRIGGER neighborhood_added AFTER INSERT ON neighborhoods BEGIN
  INSERT INTO neighborhood_totals (city_id, total) VALUES (NEW.city_id, 1)
  ON CONFLICT (city_id) DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER neighborhood_removed AFTER DELETE ON neighborhoods BEGIN
  UPDATE neighborhood_totals SET total = total - 1 WHERE city_id = OLD.city_id;
END;
`;

// SQL derives the slug of a plain ASCII name, which saves a third of the seed.
const NAMES_HEAD = `INSERT INTO neighborhoods (city_id, slug, name, source)
SELECT c.key,
  iif(n.type = 'array', n.value ->> 1, lower(replace(n.value, ' ', '-'))),
  iif(n.type = 'array', n.value ->> 0, n.value),
  '$SOURCE'
FROM json_each('{
`;

const ALIASES_HEAD = `INSERT INTO neighborhood_aliases (city_id, alias_slug, slug, created_at)
SELECT c.key, n.key, n.value, 0
FROM json_each('{
`;

const FOOT = "\n}') AS c, json_each(c.value) AS n;\n";

function compact(slug: string, name: string): string | [string, string] {
  return name.toLowerCase().replaceAll(" ", "-") === slug ? name : [name, slug];
}

function jsonLine(cityId: string, value: unknown): string {
  return `"${cityId}":${JSON.stringify(value)}`.replaceAll("'", "''");
}

/** The lines in as few statements as possible, one city per line. */
function statements(head: string, lines: readonly string[]): string[] {
  const room = MAX_STATEMENT_BYTES - Buffer.byteLength(head + FOOT);
  const groups: string[][] = [];
  let used = room;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 2;
    if (used + size > room) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(line);
    used += size;
  }
  return groups.map((group) => head + group.join(",\n") + FOOT);
}

function namesFrom(source: Source, cities: readonly CityNeighborhoods[]): string[] {
  const lines = cities.flatMap(({ cityId, names }) => {
    const own = [...names]
      .filter(([, entry]) => entry.source === source)
      .map(([slug, { name }]) => compact(slug, name));
    return own.length === 0 ? [] : [jsonLine(cityId, own)];
  });
  return statements(NAMES_HEAD.replace("$SOURCE", source), lines);
}

/** The migration that creates and fills the catalogue; the triggers come last, so that the seed does not fire them. */
export function neighborhoodMigration(cities: readonly CityNeighborhoods[]): string {
  const aliases = cities.flatMap(({ cityId, aliases }) =>
    aliases.size === 0 ? [] : [jsonLine(cityId, Object.fromEntries([...aliases].sort()))],
  );
  return [
    TABLES,
    ...(["IBGE", "DISTRICT", "SUPPLEMENT"] as const).flatMap((source) => namesFrom(source, cities)),
    ...statements(ALIASES_HEAD, aliases),
    TOTALS,
  ].join("\n");
}
