import { ufOfCityId } from "../../src/domain/geo/states.ts";
import { keysOfCity, type Spelling } from "../geo/recognition.ts";

// The catalog of neighborhoods is data, not a change of the schema: it is loaded after the migrations, in repeatable
// parts.

/** A name, with its slug if SQL cannot derive it. */
export type CatalogName = string | readonly [name: string, slug: string];

/** By city. */
export interface Catalog {
  /** By source: IBGE, DISTRICT, SUPPLEMENT; POSTAL, the names of postal codes; PLANNING, which nobody is offered. */
  readonly names: Readonly<Record<string, Readonly<Record<string, readonly CatalogName[]>>>>;
  /** Other name to slug. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The neighborhoods of postal codes, by the first digits of these. */
  readonly codes?: Readonly<Record<string, object>>;
}

export interface CatalogStatement {
  readonly sql: string;
  readonly params: readonly string[];
}

interface CatalogPart {
  readonly rows: number;
  /** Adds the missing rows. */
  readonly fill: CatalogStatement;
  /** Counts the missing rows as `missing`. */
  readonly count: CatalogStatement;
}

export type Ask = (statement: CatalogStatement) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const PART_CHARS = 80_000;
const PLANNING = "PLANNING";

const NAMES = `(SELECT c.key AS city_id,
    iif(n.type = 'array', n.value ->> 1, lower(replace(n.value, ' ', '-'))) AS slug,
    iif(n.type = 'array', n.value ->> 0, n.value) AS name
  FROM json_each(?1) AS c, json_each(c.value) AS n) AS named`;
const FILL_NAMES = `INSERT INTO neighborhoods (city_id, slug, name, source, offered)
  SELECT city_id, slug, name, ?2, ?3 FROM ${NAMES} WHERE true
  ON CONFLICT (city_id, slug) DO UPDATE SET offered = 0
  WHERE excluded.offered = 0 AND neighborhoods.offered = 1 AND neighborhoods.source <> 'CURATION'`;
const COUNT_NAMES = `SELECT count(*) AS missing FROM ${NAMES} WHERE NOT EXISTS (
  SELECT 1 FROM neighborhoods AS n WHERE n.city_id = named.city_id AND n.slug = named.slug
    AND (n.offered <= CAST(?2 AS INTEGER) OR n.source = 'CURATION'))`;

// If curation made an alias a neighborhood of its own, it is no alias any more.
const ALIASES = `(SELECT c.key AS city_id, n.key AS alias_slug, n.value AS slug
  FROM json_each(?1) AS c, json_each(c.value) AS n) AS named
  WHERE NOT EXISTS (
    SELECT 1 FROM neighborhoods AS n WHERE n.city_id = named.city_id AND n.slug = named.alias_slug)`;
const FILL_ALIASES = `INSERT INTO neighborhood_aliases (city_id, alias_slug, slug, created_at)
  SELECT city_id, alias_slug, slug, 0 FROM ${ALIASES} ON CONFLICT DO NOTHING`;
const COUNT_ALIASES = `SELECT count(*) AS missing FROM ${ALIASES} AND NOT EXISTS (
  SELECT 1 FROM neighborhood_aliases AS a WHERE a.city_id = named.city_id AND a.alias_slug = named.alias_slug)`;

const KEYS = `(SELECT c.key AS city_id, k.value ->> 0 AS key, k.value ->> 1 AS slug
  FROM json_each(?1) AS c, json_each(c.value) AS k) AS named`;
const FILL_KEYS = `INSERT INTO neighborhood_keys (city_id, key, slug)
  SELECT city_id, key, slug FROM ${KEYS} WHERE true ON CONFLICT DO NOTHING`;
const COUNT_KEYS = `SELECT count(*) AS missing FROM ${KEYS} WHERE NOT EXISTS (
  SELECT 1 FROM neighborhood_keys AS k
  WHERE k.city_id = named.city_id AND k.key = named.key AND k.slug = named.slug)`;

const FILL_CODES = `INSERT INTO postal_codes (prefix, ranges) SELECT key, value FROM json_each(?1) WHERE true
  ON CONFLICT (prefix) DO UPDATE SET ranges = excluded.ranges WHERE ranges <> excluded.ranges`;
const COUNT_CODES = `SELECT count(*) AS missing FROM json_each(?1) AS c WHERE NOT EXISTS (
  SELECT 1 FROM postal_codes AS p WHERE p.prefix = c.key AND p.ranges = c.value)`;

const inParts = <T extends object>(cities: Readonly<Record<string, T>>): Record<string, T>[] => {
  const parts: Record<string, T>[] = [];
  let used = PART_CHARS;
  for (const [cityId, own] of Object.entries(cities)) {
    const size = JSON.stringify(own).length + cityId.length + 4;
    if (used + size > PART_CHARS) {
      parts.push({});
      used = 0;
    }
    parts.at(-1)![cityId] = own;
    used += size;
  }
  return parts;
};

/** As SQL derives it above. */
const spellingOf = (name: CatalogName): Spelling =>
  typeof name === "string"
    ? { slug: name.toLowerCase().replaceAll(" ", "-"), spelling: name }
    : { slug: name[1], spelling: name[0] };

/** Every key of every city, from the names and the other names of all files together. */
const keysOf = ({ names, aliases }: Catalog): Record<string, (readonly [key: string, slug: string])[]> => {
  const spellings = new Map<string, Spelling[]>();
  const add = (cityId: string, own: readonly Spelling[]): void => {
    spellings.set(cityId, [...(spellings.get(cityId) ?? []), ...own]);
  };
  for (const [source, cities] of Object.entries(names))
    if (source !== PLANNING)
      for (const [cityId, own] of Object.entries(cities)) add(cityId, own.map(spellingOf));
  for (const [cityId, own] of Object.entries(aliases))
    add(
      cityId,
      Object.entries(own).map(([alias, slug]) => ({ slug, spelling: alias })),
    );
  return Object.fromEntries(
    [...spellings].map(([cityId, own]) => [cityId, keysOfCity(own, ufOfCityId(cityId) ?? "")]),
  );
};

const partOf = (
  part: Readonly<Record<string, object>>,
  fill: string,
  count: string,
  more: readonly string[] = [],
): CatalogPart => {
  const text = JSON.stringify(part);
  return {
    rows: Object.values(part).reduce((sum, own) => sum + Object.keys(own).length, 0),
    fill: { sql: fill, params: [text, ...more] },
    count: { sql: count, params: [text, ...more.slice(1)] },
  };
};

/** Rows of the names of postal codes supplement the census, whatever file they come from. */
const SOURCES: Readonly<Record<string, string>> = { POSTAL: "SUPPLEMENT", PLANNING: "IBGE" };

/** The catalog in parts; aliases and keys come last, because they refer to names. */
export const catalogParts = (catalog: Catalog): CatalogPart[] => [
  ...Object.entries(catalog.names).flatMap(([source, cities]) =>
    inParts(cities).map((part) =>
      partOf(part, FILL_NAMES, COUNT_NAMES, [SOURCES[source] ?? source, source === PLANNING ? "0" : "1"]),
    ),
  ),
  ...inParts(catalog.aliases).map((part) => partOf(part, FILL_ALIASES, COUNT_ALIASES)),
  ...inParts(keysOf(catalog)).map((part) => partOf(part, FILL_KEYS, COUNT_KEYS)),
  ...inParts(catalog.codes ?? {}).map((part) => ({
    ...partOf(part, FILL_CODES, COUNT_CODES),
    rows: Object.keys(part).length,
  })),
];

/** One catalog of several files. */
export const joined = (files: readonly Partial<Catalog>[]): Catalog => {
  const aliases: Record<string, Record<string, string>> = {};
  for (const file of files)
    for (const [cityId, own] of Object.entries(file.aliases ?? {}))
      aliases[cityId] = { ...aliases[cityId], ...own };
  return {
    names: Object.assign({}, ...files.map(({ names }) => names)),
    aliases,
    codes: Object.assign({}, ...files.map(({ codes }) => codes)),
  };
};

export interface Loaded {
  readonly rows: number;
  readonly added: number;
}

/** Counts the rows of the catalog that a database lacks. */
export async function missingIn(ask: Ask, catalog: Catalog): Promise<number> {
  let missing = 0;
  for (const part of catalogParts(catalog)) missing += Number((await ask(part.count))[0]?.missing);
  return missing;
}

/** Adds the missing rows of the catalog. @throws if rows are still missing afterward */
export async function loadCatalog(ask: Ask, catalog: Catalog): Promise<Loaded> {
  let rows = 0;
  let added = 0;
  for (const part of catalogParts(catalog)) {
    const missing = async () => Number((await ask(part.count))[0]?.missing);
    const before = await missing();
    if (before !== 0) {
      await ask(part.fill);
      const after = await missing();
      if (after !== 0) throw new Error(`${after} of ${part.rows} rows of the catalog are missing.`);
    }
    rows += part.rows;
    added += before;
  }
  return { rows, added };
}
