import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { choosePlace, type KeyedPlace, type Meaning, NO_MEANING, type Place } from "./choose-place.ts";
import { cityById } from "./cities.ts";
import { keysOfName, type SearchKeys, searchKeysOf } from "./neighborhood-key.ts";

/** What an address says about its neighborhood, in a city. */
export interface TextOfCity {
  readonly cityId: string;
  readonly text: string;
  /** The part of the city that contains it, if one is named: what the text means if it says nothing more. */
  readonly within?: string | undefined;
}

/** The same text in another city is another text. */
export const keyOfText = ({ cityId, text }: TextOfCity): string => `${cityId} ${text}`;

const keysIn = ({ cityId, text, within }: TextOfCity): SearchKeys => {
  const city = cityById(cityId);
  if (!city) return { keys: [], within: [] };
  return searchKeysOf(within === undefined ? text : `${text} (${within})`, city);
};

const selectPlaces = (at: string, asked: string, where: string): string =>
  `SELECT ${at} AS at, k.key, k.decided, n.slug, n.name FROM ${asked} CROSS JOIN neighborhood_keys AS k
   CROSS JOIN neighborhoods AS n ON n.city_id = k.city_id AND n.slug = k.slug WHERE ${where}`;

const rangesOf = (keys: readonly string[]) => [
  ...new Map(keys.map(keysOfName).map((range) => [range[0], range])).values(),
];

const isOneOf = (keys: readonly string[], of = ""): string =>
  `${of}city_id = ? AND ${of}key IN (${keys.map(() => "?").join(", ")})`;

/** For a write: with one parameter per key it reads half as many rows as `NEAR_EACH`. */
const nearOne = (cityId: string, { keys, within }: SearchKeys): Statement => {
  const every = [...keys, ...within];
  const ranges = rangesOf(keys);
  const alone = `(SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM neighborhood_keys WHERE ${isOneOf(keys)}))`;
  const near = selectPlaces("0", alone, "k.city_id = ? AND k.key >= ? AND k.key < ?");
  return sql(
    [selectPlaces("0", "(SELECT 1)", isOneOf(every, "k.")), ...ranges.map(() => near)].join(" UNION ALL "),
    cityId,
    ...every,
    ...ranges.flatMap((range) => [cityId, ...keys, cityId, ...range]),
  );
};

/** For a job, which looks at more texts at once than a statement takes parameters. */
const NEAR_EACH = [
  selectPlaces("a.value ->> 0", "json_each(?1) AS a", "k.city_id = a.value ->> 1 AND k.key = a.value ->> 2"),
  selectPlaces(
    "a.value ->> 0",
    "json_each(?2) AS a",
    `k.city_id = a.value ->> 1 AND k.key >= a.value ->> 2 AND k.key < a.value ->> 3 AND NOT EXISTS (
       SELECT 1 FROM json_each(a.value -> 4) AS own CROSS JOIN neighborhood_keys AS other
       WHERE other.city_id = a.value ->> 1 AND other.key = own.value)`,
  ),
].join(" UNION ALL ");

const nearEach = (texts: readonly TextOfCity[]): Statement => {
  const asked = texts.map((text, at) => ({ at, cityId: text.cityId, ...keysIn(text) }));
  const exact = asked.flatMap(({ at, cityId, keys, within }) =>
    [...keys, ...within].map((key) => [at, cityId, key]),
  );
  const near = asked.flatMap(({ at, cityId, keys }) =>
    rangesOf(keys).map((range) => [at, cityId, ...range, keys]),
  );
  return sql(NEAR_EACH, JSON.stringify(exact), JSON.stringify(near));
};

/** Finds the neighborhoods under a text's keys and, only if there are none, those under keys of the same name. */
export const meaningStatement = (texts: readonly TextOfCity[]): Statement => {
  const [text, ...more] = texts;
  const asked = text && more.length === 0 ? keysIn(text) : null;
  return text && asked && asked.keys.length > 0 ? nearOne(text.cityId, asked) : nearEach(texts);
};

/** What each text means, in their order. */
export const meaningsOf = (texts: readonly TextOfCity[], rows: readonly Row[]): Meaning[] => {
  const near = Map.groupBy(rows, ({ at }) => at as number);
  return texts.map((text, at) => {
    const uf = cityById(text.cityId)?.uf ?? "";
    return choosePlace(keysIn(text), uf, (near.get(at) ?? []) as unknown as KeyedPlace[]);
  });
};

/** The texts among these that a database's catalog understands, by their keys, as a write would resolve them. */
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
