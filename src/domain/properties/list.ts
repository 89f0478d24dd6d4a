import type { ReadContext } from "../../call-context.ts";
import { type Equalities, type FilteredTable, readFilteredPage } from "../../db/filtered-page.ts";
import type { Property } from "../../db/schema/properties.ts";
import { propertyTable } from "../../db/schema/properties.ts";
import type { Position } from "../../lib/cursor.ts";
import {
  AVAILABILITIES,
  type PropertyStatus,
  type PropertyType,
  type Purpose,
} from "../../vocabulary/value-lists.ts";

export interface PropertyFilter {
  readonly status?: PropertyStatus | undefined;
  readonly purpose?: Purpose | undefined;
  readonly type?: PropertyType | undefined;
  readonly citySlug?: string | undefined;
  readonly updatedSince?: number | undefined;
  readonly radar?: "pending" | "ready" | undefined;
}

const LIST: FilteredTable = {
  name: "properties",
  columns: propertyTable.columns,
  indexes: [
    { name: "properties_city_type", columns: ["city_slug", "type"] },
    { name: "properties_city", columns: ["city_slug"] },
    { name: "properties_type", columns: ["type"] },
    { name: "properties_radar", columns: ["radar"] },
    { name: "properties_rent", columns: ["for_rent"] },
    { name: "properties_sale", columns: ["for_sale"] },
    { name: "properties_status", columns: [] },
  ],
  byUpdate: "properties_updated",
};

const equalitiesOf = (filter: PropertyFilter): Equalities => ({
  ...(filter.citySlug !== undefined && { city_slug: filter.citySlug }),
  ...(filter.type !== undefined && { type: filter.type }),
  ...(filter.purpose === "VENDA" && { for_sale: 1 }),
  ...(filter.purpose === "LOCACAO" && { for_rent: 1 }),
  ...(filter.radar !== undefined && { radar: filter.radar === "ready" ? "READY" : "PENDING" }),
});

export interface PropertyPage {
  readonly properties: Property[];
  readonly next: Position | null;
}

/**
 * GET /properties. Without a status the list is of all that is not in the trash: one leg of the merge per status.
 * @throws Refusal invalid_cursor
 */
export const listProperties = async (
  ctx: ReadContext,
  filter: PropertyFilter,
  limit: number,
  after: Position | null,
): Promise<PropertyPage> => {
  const statuses = filter.status ? [filter.status] : AVAILABILITIES;
  const page = await readFilteredPage(ctx, LIST, {
    legs: statuses.map((status) => ({ account_id: ctx.accountId, status })),
    wanted: equalitiesOf(filter),
    updatedSince: filter.updatedSince,
    after,
    limit,
  });
  return { properties: page.rows.map(propertyTable.decode), next: page.next };
};
