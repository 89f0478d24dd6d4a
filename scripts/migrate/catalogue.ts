// The catalogue of neighborhoods is data, not a change of the schema: it is loaded after the migrations, in repeatable
// parts.

type Source = "IBGE" | "DISTRICT" | "SUPPLEMENT";

/** A name, with its slug if SQL cannot derive it. */
export type CatalogueName = string | readonly [name: string, slug: string];

/** By city. */
export interface Catalogue {
  readonly names: Readonly<Record<Source, Readonly<Record<string, readonly CatalogueName[]>>>>;
  /** Other name to slug. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CatalogueStatement {
  readonly sql: string;
  readonly params: readonly string[];
}

export interface CataloguePart {
  readonly rows: number;
  /** Adds the missing rows. */
  readonly fill: CatalogueStatement;
  /** Counts the missing rows as `missing`. */
  readonly count: CatalogueStatement;
}

export type Ask = (statement: CatalogueStatement) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const PART_CHARS = 80_000;

const NAMES = `(SELECT c.key AS city_id,
    iif(n.type = 'array', n.value ->> 1, lower(replace(n.value, ' ', '-'))) AS slug,
    iif(n.type = 'array', n.value ->> 0, n.value) AS name
  FROM json_each(?1) AS c, json_each(c.value) AS n) AS named`;
const FILL_NAMES = `INSERT INTO neighborhoods (city_id, slug, name, source)
  SELECT city_id, slug, name, ?2 FROM ${NAMES} WHERE true ON CONFLICT DO NOTHING`;
const COUNT_NAMES = `SELECT count(*) AS missing FROM ${NAMES} WHERE NOT EXISTS (
  SELECT 1 FROM neighborhoods AS n WHERE n.city_id = named.city_id AND n.slug = named.slug)`;

// If curation made an alias a neighborhood of its own, it is no alias any more.
const ALIASES = `(SELECT c.key AS city_id, n.key AS alias_slug, n.value AS slug
  FROM json_each(?1) AS c, json_each(c.value) AS n) AS named
  WHERE NOT EXISTS (
    SELECT 1 FROM neighborhoods AS n WHERE n.city_id = named.city_id AND n.slug = named.alias_slug)`;
const FILL_ALIASES = `INSERT INTO neighborhood_aliases (city_id, alias_slug, slug, created_at)
  SELECT city_id, alias_slug, slug, 0 FROM ${ALIASES} ON CONFLICT DO NOTHING`;
const COUNT_ALIASES = `SELECT count(*) AS missing FROM ${ALIASES} AND NOT EXISTS (
  SELECT 1 FROM neighborhood_aliases AS a WHERE a.city_id = named.city_id AND a.alias_slug = named.alias_slug)`;

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

const rowsOf = (part: Readonly<Record<string, object>>): number =>
  Object.values(part).reduce((sum, own) => sum + Object.keys(own).length, 0);

/** The catalogue in parts; aliases come last, because they refer to names. */
export const catalogueParts = ({ names, aliases }: Catalogue): CataloguePart[] => [
  ...Object.entries(names).flatMap(([source, cities]) =>
    inParts(cities).map((part) => {
      const text = JSON.stringify(part);
      return {
        rows: rowsOf(part),
        fill: { sql: FILL_NAMES, params: [text, source] },
        count: { sql: COUNT_NAMES, params: [text] },
      };
    }),
  ),
  ...inParts(aliases).map((part) => {
    const params = [JSON.stringify(part)];
    return {
      rows: rowsOf(part),
      fill: { sql: FILL_ALIASES, params },
      count: { sql: COUNT_ALIASES, params },
    };
  }),
];

export interface Loaded {
  readonly rows: number;
  readonly added: number;
}

/** Counts the rows of the catalogue that a database lacks. */
export async function missingIn(ask: Ask, catalogue: Catalogue): Promise<number> {
  let missing = 0;
  for (const part of catalogueParts(catalogue)) missing += Number((await ask(part.count))[0]?.missing);
  return missing;
}

/** Adds the missing rows of the catalogue. @throws if rows are missing afterwards */
export async function loadCatalogue(ask: Ask, catalogue: Catalogue): Promise<Loaded> {
  let rows = 0;
  let added = 0;
  for (const part of catalogueParts(catalogue)) {
    const missing = async () => Number((await ask(part.count))[0]?.missing);
    const before = await missing();
    if (before !== 0) {
      await ask(part.fill);
      const after = await missing();
      if (after !== 0) throw new Error(`${after} of ${part.rows} rows of the catalogue are missing.`);
    }
    rows += part.rows;
    added += before;
  }
  return { rows, added };
}
