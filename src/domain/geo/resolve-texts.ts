import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { choosePlace, type KeyedPlace, type Meaning, NO_MEANING, type Place } from "./choose-place.ts";
import { cityById } from "./cities.ts";
import { askedKeys, keysOfName } from "./neighborhood-key.ts";

/** What an address says of its neighborhood, in a city. */
export interface TextOfCity {
  readonly cityId: string;
  readonly text: string;
  /** The part of the city in which it lies, if one is named: what the text is if it says nothing more. */
  readonly within?: string | undefined;
}

/** A text is one by its city too. */
export const keyOfText = ({ cityId, text }: TextOfCity): string => `${cityId} ${text}`;

const keysOf = ({ cityId, text, within }: TextOfCity): string[] => {
  const city = cityById(cityId);
  if (!city) return [];
  if (within === undefined) return askedKeys(text, city.uf);
  return [`${text} (${within})`, within].flatMap((spelling) => askedKeys(spelling, city.uf));
};

/** Reads what has a key of a text and, only where nothing has one, what has a key of the same name. */
const NEAR = `WITH exact AS MATERIALIZED (
    SELECT a.value ->> 0 AS at, k.city_id, k.key, k.slug, k.decided FROM json_each(?1) AS a
    CROSS JOIN neighborhood_keys AS k ON k.city_id = a.value ->> 1 AND k.key = a.value ->> 2
  ), near AS (
    SELECT * FROM exact UNION ALL
    SELECT a.value ->> 0, k.city_id, k.key, k.slug, k.decided FROM json_each(?2) AS a
    CROSS JOIN neighborhood_keys AS k ON k.city_id = a.value ->> 1 AND k.key >= a.value ->> 2 AND k.key < a.value ->> 3
    WHERE a.value ->> 0 NOT IN (SELECT at FROM exact)
  )
  SELECT near.at, near.key, near.decided, n.slug, n.name FROM near
  CROSS JOIN neighborhoods AS n ON n.city_id = near.city_id AND n.slug = near.slug`;

/** Reads what some texts may mean; `meaningsOf` decides. */
export const meaningStatement = (texts: readonly TextOfCity[]): Statement => {
  const asked = texts.map((text) => ({ ...text, keys: keysOf(text) }));
  const keys = asked.flatMap(({ cityId, keys }, at) => keys.map((key) => [at, cityId, key]));
  const names = asked.flatMap(({ cityId, keys }, at) => {
    const ranges = new Map(keys.map(keysOfName).map((range) => [range[0], range]));
    return [...ranges.values()].map((range) => [at, cityId, ...range]);
  });
  return sql(NEAR, JSON.stringify(keys), JSON.stringify(names));
};

/** What each text means, in their order. */
export const meaningsOf = (texts: readonly TextOfCity[], rows: readonly Row[]): Meaning[] => {
  const near = Map.groupBy(rows, ({ at }) => at as number);
  return texts.map((text, at) => {
    const uf = cityById(text.cityId)?.uf ?? "";
    return choosePlace(keysOf(text), uf, (near.get(at) ?? []) as unknown as KeyedPlace[]);
  });
};

/** Those of some texts that a database's catalogue understands, by their keys, as a write would resolve them. */
export const resolveTexts = async (
  db: Database,
  texts: readonly TextOfCity[],
  meter?: Meter,
): Promise<ReadonlyMap<string, Place>> => {
  const [rows = []] = await run(db, [meaningStatement(texts)], meter);
  const meanings = meaningsOf(texts, rows);
  return new Map(
    texts.flatMap((text, at) => {
      const { place } = meanings[at] ?? NO_MEANING;
      return place ? [[keyOfText(text), place] as const] : [];
    }),
  );
};
