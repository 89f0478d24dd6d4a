import type { ReadContext } from "../../call-context.ts";
import { run, sql } from "../../db/statement.ts";

export interface Neighborhood {
  readonly neighborhoodSlug: string;
  readonly name: string;
}

interface NeighborhoodPage {
  readonly neighborhoods: readonly Neighborhood[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** A page of a city's neighborhoods by slug, after `after`; page and total are one round trip. */
export const pageOfNeighborhoods = async (
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  cityId: string,
  { limit, after }: { readonly limit: number; readonly after: string },
): Promise<NeighborhoodPage> => {
  const [rows = [], totals = []] = await run(
    db,
    [
      sql(
        `SELECT slug AS neighborhoodSlug, name FROM neighborhoods
         WHERE city_id = ? AND slug > ? AND offered = 1 ORDER BY slug LIMIT ?`,
        cityId,
        after,
        limit + 1,
      ),
      sql("SELECT total FROM neighborhood_totals WHERE city_id = ?", cityId),
    ],
    meter,
  );
  return {
    neighborhoods: rows.slice(0, limit) as unknown as Neighborhood[],
    total: Number(totals[0]?.total ?? 0),
    hasMore: rows.length > limit,
  };
};
