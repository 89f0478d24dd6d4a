import type { ReadContext } from "../../call-context.ts";
import { type Equalities, readFilteredPage } from "../../db/filtered-page.ts";
import type { Leg } from "../../db/page.ts";
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

const equalitiesOf = (filter: PropertyFilter): Equalities => ({
  ...(filter.status !== undefined && { status: filter.status }),
  ...(filter.citySlug !== undefined && { city_slug: filter.citySlug }),
  ...(filter.type !== undefined && { type: filter.type }),
  ...(filter.purpose === "VENDA" && { for_sale: 1 }),
  ...(filter.purpose === "LOCACAO" && { for_rent: 1 }),
  ...(filter.radar !== undefined && { radar: filter.radar === "ready" ? "READY" : "PENDING" }),
});

/** The legs of the list: without a status one for each, because the trash is left out. */
const legsOf = (accountId: string, { status, citySlug, updatedSince }: PropertyFilter): Leg[] => {
  if (citySlug !== undefined && updatedSince === undefined && status !== "DELETED") {
    const equals = { account_id: accountId, city_slug: citySlug };
    return [{ index: "properties_newest_in_city", equals, partial: "deleted_at IS NULL" }];
  }
  const index = updatedSince === undefined ? "properties_newest" : "properties_changes";
  return (status ? [status] : AVAILABILITIES).map((one) => ({
    index,
    equals: { account_id: accountId, status: one },
  }));
};

export interface PropertyPage {
  readonly properties: Property[];
  readonly next: Position | null;
}

/** GET /properties. @throws Refusal invalid_cursor */
export const listProperties = async (
  ctx: ReadContext,
  filter: PropertyFilter,
  limit: number,
  after: Position | null,
): Promise<PropertyPage> => {
  const page = await readFilteredPage(ctx, {
    table: propertyTable.name,
    columns: propertyTable.columns,
    legs: legsOf(ctx.accountId, filter),
    wanted: equalitiesOf(filter),
    updatedSince: filter.updatedSince,
    after,
    limit,
  });
  return { properties: page.rows.map(propertyTable.decode), next: page.next };
};
