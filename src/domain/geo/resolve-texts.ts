import { type Database, type Meter, run, sql } from "../../db/statement.ts";
import { slug } from "../../lib/text.ts";
import { type City, cityById } from "./cities.ts";
import { neighborhoodCandidates } from "./neighborhood-text.ts";

export interface Place {
  readonly slug: string;
  readonly name: string;
}

/** What an address says of its neighborhood, in a city. */
export interface TextOfCity {
  readonly cityId: string;
  readonly text: string;
}

/** The identifiers that a text may mean, in the order to try them. */
export const textCandidates = (text: string, city: City): string[] => [
  ...new Set([...neighborhoodCandidates(text, city), slug(text)]),
];

/** A text is one by its city too. */
export const keyOfText = ({ cityId, text }: TextOfCity): string => `${cityId} ${text}`;

/** Those of some texts that a database's catalogue understands, by their keys, as a write would resolve them. */
export const resolveTexts = async (
  db: Database,
  texts: readonly TextOfCity[],
  meter?: Meter,
): Promise<ReadonlyMap<string, Place>> => {
  const wanted = texts.map(({ cityId, text }) => {
    const city = cityById(cityId);
    return { cityId, candidates: city ? textCandidates(text, city) : [] };
  });
  const statement = sql(
    `SELECT wanted.key AS at, n.slug, n.name
     FROM json_each(?) AS wanted CROSS JOIN json_each(wanted.value, '$.candidates') AS c
     LEFT JOIN neighborhood_aliases AS a
       ON a.city_id = wanted.value ->> 'cityId' AND a.alias_slug = c.value
     CROSS JOIN neighborhoods AS n
       ON n.city_id = wanted.value ->> 'cityId' AND n.slug = coalesce(a.slug, c.value)
     ORDER BY wanted.key, c.key DESC`,
    JSON.stringify(wanted),
  );
  const [rows = []] = await run(db, [statement], meter);
  // The first candidate comes last, and stays.
  return new Map(
    rows.map((row) => [
      keyOfText(texts[row.at as number]!),
      { slug: row.slug as string, name: row.name as string },
    ]),
  );
};
