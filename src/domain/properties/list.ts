import { and, eq } from "drizzle-orm";
import type { ReadContext } from "../../call-context.ts";
import { atLeast, type Equalities, readFilteredPage, wordConditions } from "../../db/filtered-page.ts";
import type { Leg } from "../../db/page.ts";
import { prepared, read } from "../../db/prepared.ts";
import { properties, propertyTable } from "../../db/schema/properties.ts";
import type { Condition } from "../../db/searched-page.ts";
import { type ShownProperty, shownProperties } from "../../db/shown-properties.ts";
import type { Position } from "../../lib/cursor.ts";
import { centsOf } from "../../lib/money.ts";
import { slug } from "../../lib/text.ts";
import { codeOf } from "../../vocabulary/field.ts";
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
  readonly q?: string | undefined;
  /** By name or slug. */
  readonly neighborhood?: string | undefined;
  /** The minimum number. */
  readonly bedrooms?: number | undefined;
  /** In BRL, of the purpose, or of any purpose that the property has. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

const equalitiesOf = (filter: PropertyFilter): Equalities => ({
  ...(filter.status !== undefined && { status: filter.status }),
  ...(filter.citySlug !== undefined && { city_slug: filter.citySlug }),
  ...(filter.type !== undefined && { type: filter.type }),
  ...(filter.purpose === "VENDA" && { for_sale: 1 }),
  ...(filter.purpose === "LOCACAO" && { for_rent: 1 }),
  ...(filter.radar !== undefined && { radar: filter.radar === "ready" ? "READY" : "PENDING" }),
  ...(filter.neighborhood !== undefined && { neighborhood_slug: slug(filter.neighborhood) }),
});

const PRICES = {
  VENDA: ["for_sale", "sale_price_cents"],
  LOCACAO: ["for_rent", "rent_price_cents"],
} as const;

const pricesBetween = ({ purpose, minPrice, maxPrice }: PropertyFilter): Condition[] => {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const prices = purpose === undefined ? Object.values(PRICES) : [PRICES[purpose]];
  const bounds = [
    centsOf(minPrice ?? 0),
    maxPrice === undefined ? Number.MAX_SAFE_INTEGER : centsOf(maxPrice),
  ];
  return [
    {
      columns: prices.flat(),
      sql: `(${prices.map(([offered, price]) => `${offered} AND ${price} BETWEEN ? AND ?`).join(" OR ")})`,
      params: prices.flatMap(() => bounds),
    },
  ];
};

const conditionsOf = (filter: PropertyFilter): Condition[] => [
  ...(filter.bedrooms === undefined ? [] : [atLeast("bedrooms", filter.bedrooms)]),
  ...pricesBetween(filter),
];

/** The legs of the list: without a status, one for each except the trash. */
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

/** The property whose code equals the query. */
const exactMatch = prepared<"accountId" | "ref">((name) =>
  read
    .select({ seq: properties.seq })
    .from(properties)
    .where(and(eq(properties.accountId, name("accountId")), eq(properties.externalRef, name("ref")))),
);

/** GET /properties; with a query, a property with exactly this code comes first. @throws Refusal invalid_cursor */
export const listProperties = async (
  ctx: ReadContext,
  filter: PropertyFilter,
  limit: number,
  after: Position | null,
): Promise<{ readonly properties: ShownProperty[]; readonly next: Position | null }> => {
  const words = filter.q === undefined ? [] : wordConditions(filter.q);
  if (words === null) return { properties: [], next: null };
  const page = await readFilteredPage(ctx, {
    table: propertyTable.name,
    columns: shownProperties.columns,
    legs: legsOf(ctx.accountId, filter),
    wanted: equalitiesOf(filter),
    conditions: conditionsOf(filter),
    words,
    leader:
      filter.q === undefined
        ? undefined
        : exactMatch({ accountId: ctx.accountId, ref: codeOf(filter.q.trim()) }),
    updatedSince: filter.updatedSince,
    after,
    limit,
  });
  return { properties: page.rows.map(shownProperties.decode), next: page.next };
};
