import type { WriteContext } from "../../call-context.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import type { DueObjects } from "../records/due.ts";
import { nextVersion } from "../records/row.ts";
import { changePlan, changesOf, type Place, type PropertyPlan, withRadar } from "./record/index.ts";

export interface WaitingText {
  readonly cityId: string;
  readonly text: string;
  readonly properties: number;
}

/** Neighborhood texts of a city without an entry in the catalogue, and how many properties wait for each. */
export const waitingTexts = async (
  db: Database,
  after: readonly [cityId: string, text: string] | null,
  limit: number,
): Promise<WaitingText[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT city_id, neighborhood, count(*) AS properties FROM properties INDEXED BY properties_unplaced
       WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL
         AND (city_id, neighborhood) > (?, ?) AND status <> 'DELETED'
       GROUP BY city_id, neighborhood ORDER BY city_id, neighborhood LIMIT ?`,
      after?.[0] ?? "",
      after?.[1] ?? "",
      limit,
    ),
  ]);
  return rows.map((row) => ({
    cityId: row.city_id as string,
    text: row.neighborhood as string,
    properties: row.properties as number,
  }));
};

/** The next texts that wait in a city, in their order. */
export const waitingTextsOf = async (
  db: Database,
  cityId: string,
  after: string,
  limit: number,
): Promise<string[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT DISTINCT neighborhood FROM properties INDEXED BY properties_unplaced
       WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id = ? AND neighborhood > ?
       ORDER BY neighborhood LIMIT ?`,
      cityId,
      after,
      limit,
    ),
  ]);
  return rows.map((row) => row.neighborhood as string);
};

/** Properties, of any account, that wait for one of these texts of a city. */
export const waitingProperties = (cityId: string, texts: readonly string[]): DueObjects => ({
  from: "properties INDEXED BY properties_unplaced",
  where: `neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id = ?
    AND neighborhood IN (SELECT value FROM json_each(?)) AND status <> 'DELETED'`,
  params: [cityId, JSON.stringify(texts)],
});

/** Whether a property still waits for one of these texts of a city. */
export const isWaiting = (property: Property, cityId: string, texts: readonly string[]): boolean =>
  property.neighborhoodSlug === null &&
  property.status !== "DELETED" &&
  property.cityId === cityId &&
  texts.includes(property.neighborhood ?? "");

/** Gives a waiting property the neighborhood that curation decided. */
export const planPlacement = (ctx: WriteContext, before: RelatedProperty, place: Place): PropertyPlan => {
  const placed = withRadar({ ...before, neighborhood: place.name, neighborhoodSlug: place.slug });
  const after = nextVersion(before, placed, ctx.clock.now());
  const changes = changesOf(before, after);
  return changePlan(ctx, { before, after, event: "property.updated" }, "UPDATED", { changes });
};
