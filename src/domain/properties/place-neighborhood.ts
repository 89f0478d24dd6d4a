import type { WriteContext } from "../../call-context.ts";
import { isOpen } from "../../db/open-account.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import { AVAILABILITIES } from "../../vocabulary/value-lists.ts";
import type { Place } from "../geo/choose-place.ts";
import type { TextOfCity } from "../geo/resolve-texts.ts";
import type { DueObjects } from "../records/due.ts";
import { nextVersion } from "../records/row.ts";
import { changePlan, changesOf, type PropertyPlan, withEligibility } from "./record/index.ts";

export interface WaitingText extends TextOfCity {
  readonly properties: number;
}

/** Neighborhood texts without an entry in the catalog for which most properties of a shard wait, most first. */
export const waitingTexts = async (db: Database, limit: number): Promise<WaitingText[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT city_id, neighborhood, count(*) AS properties FROM properties INDEXED BY properties_unplaced
       WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL
         AND status <> 'DELETED' AND ${isOpen("properties.account_id")}
       GROUP BY city_id, neighborhood ORDER BY properties DESC, city_id, neighborhood LIMIT ?`,
      limit,
    ),
  ]);
  return rows.map((row) => ({
    cityId: row.city_id as string,
    text: row.neighborhood as string,
    properties: row.properties as number,
  }));
};

const AVAILABLE = `status IN (${AVAILABILITIES.map((status) => `'${status}'`).join(", ")})`;

const TEXTS_OF_ACCOUNT = 5;

/** The texts for which most properties of an account wait. */
export const waitingOfAccount = (accountId: string): Statement =>
  sql(
    `SELECT neighborhood AS text, count(*) AS properties
     FROM properties INDEXED BY properties_waiting
     WHERE account_id = ? AND neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL
       AND ${AVAILABLE}
     GROUP BY city_id, neighborhood ORDER BY properties DESC, neighborhood LIMIT ${TEXTS_OF_ACCOUNT}`,
    accountId,
  );

const UNPLACED = "neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL";

const firstWaiting = (where: string): string =>
  `(SELECT seq FROM properties INDEXED BY properties_unplaced WHERE ${UNPLACED} AND ${where}
    ORDER BY city_id, neighborhood LIMIT 1)`;

const NEXT_IN_CITY = firstWaiting("city_id = look.city AND neighborhood > look.text");
const NEXT = `coalesce(${NEXT_IN_CITY}, ${firstWaiting("city_id > look.city")})`;

/** A seek for each text, however many properties wait for it. */
const textsBehind = async (
  db: Database,
  next: string,
  { cityId, text }: TextOfCity,
  limit: number,
): Promise<TextOfCity[]> => {
  const [rows = []] = await run(db, [
    sql(
      `WITH RECURSIVE look (city, text, seen) AS (
         SELECT ?, ?, 0
         UNION ALL
         SELECT city_id, neighborhood, seen + 1 FROM look CROSS JOIN properties ON seq = ${next} WHERE seen < ?)
       SELECT city, text FROM look WHERE seen > 0`,
      cityId,
      text,
      limit,
    ),
  ]);
  return rows.map((row) => ({ cityId: row.city as string, text: row.text as string }));
};

/** The next texts that wait in a city, in their order. */
export const waitingTextsOf = (db: Database, after: TextOfCity, limit: number): Promise<TextOfCity[]> =>
  textsBehind(db, NEXT_IN_CITY, after, limit);

/** The next texts that wait in a shard, in the order of their cities. */
export const waitingTextsBehind = (db: Database, after: TextOfCity, limit: number): Promise<TextOfCity[]> =>
  textsBehind(db, NEXT, after, limit);

/** The most seeks in one scan: one for each text and account. */
const MAX_SEEKS = 20_000;

/** Properties, of any account, that wait for one of these texts. */
export const waitingProperties = (texts: readonly TextOfCity[]): DueObjects => {
  const from = "properties INDEXED BY properties_unplaced";
  const isText = `${UNPLACED} AND city_id = wanted.value ->> 'cityId' AND neighborhood = wanted.value ->> 'text'`;
  return {
    next: (after) =>
      `SELECT min(first) FROM (
         SELECT (SELECT min(account_id) FROM ${from} WHERE ${isText} AND account_id > ${after}) AS first
         FROM json_each(?3) AS wanted)`,
    own: (account, limit) =>
      `SELECT properties.id FROM json_each(?3) AS wanted CROSS JOIN ${from}
       ON ${isText} AND account_id = ${account} AND ${AVAILABLE} LIMIT ${limit}`,
    params: [JSON.stringify(texts)],
    accountsPerScan: Math.ceil(MAX_SEEKS / texts.length),
  };
};

/** The text for which a property waits, or would outside the trash. */
export const waitingTextOf = ({ neighborhoodSlug, cityId, neighborhood }: Property): TextOfCity | null =>
  neighborhoodSlug === null && cityId !== null && neighborhood !== null
    ? { cityId, text: neighborhood }
    : null;

/** The members of an address in a neighborhood of the catalog. */
export const neighborhoodFields = ({
  name,
  slug,
}: Place): Pick<Property, "neighborhood" | "neighborhoodSlug"> => ({
  neighborhood: name,
  neighborhoodSlug: slug,
});

/** Gives a waiting property the neighborhood that curation decided. */
export const planPlacement = (ctx: WriteContext, before: RelatedProperty, place: Place): PropertyPlan => {
  const placed = withEligibility({ ...before, ...neighborhoodFields(place) });
  const after = nextVersion(before, placed, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "UPDATED", { changes });
};
