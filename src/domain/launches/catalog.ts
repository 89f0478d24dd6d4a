import { noneOf } from "../../db/filtered-page.ts";
import { selectBy } from "../../db/prepared.ts";
import { runAcross } from "../../db/run-across.ts";
import { type Property, properties } from "../../db/schema/properties.ts";
import type { AllDatabases, Meter } from "../../db/statement.ts";
import { orNotFound, refuseCursor } from "../../errors/refusal.ts";
import type { Position } from "../../lib/cursor.ts";
import { spaceOf } from "../../lib/id.ts";
import type { ConstructionStage } from "../../vocabulary/value-lists.ts";
import { developersAmong, hiddenDevelopers } from "./developers.ts";
import { type DevelopmentShards, findDevelopmentShards } from "./development-shards.ts";
import { type Found, findIn, pageOfDevelopments, unitsIn, unitsQueries } from "./developments.ts";
import { isListed, listedLegs } from "./listed.ts";
import type { LaunchUnit } from "./unit.ts";

/** The catalog covers every account of the reader's space. */
export interface CatalogContext extends AllDatabases {
  readonly accountId: string;
  readonly meter: Meter;
}

export interface LaunchFilter {
  readonly uf?: string | undefined;
  readonly cityId?: string | undefined;
  readonly citySlug?: string | undefined;
  readonly constructionStage?: ConstructionStage | undefined;
  readonly updatedSince?: number | undefined;
}

export interface Paging {
  readonly limit: number;
  readonly after: Position | null;
}

/** A development with its available unit types and its account. */
export interface ListedLaunch {
  readonly development: Property;
  readonly units: readonly LaunchUnit[];
  readonly developer: { readonly accountId: string; readonly name: string };
}

export interface LaunchPage {
  readonly launches: ListedLaunch[];
  readonly next: Position | null;
}

const wantedOf = ({ uf, cityId, citySlug, constructionStage }: LaunchFilter): Record<string, string> => ({
  ...(uf !== undefined && { state: uf }),
  ...(cityId !== undefined && { city_id: cityId }),
  ...(citySlug !== undefined && { city_slug: citySlug }),
  ...(constructionStage !== undefined && { construction_stage: constructionStage }),
});

/** Positions in both orders have the same length, so a cursor begins with the name of its order. */
const placeWithin = (order: string, after: Position | null): Position | null => {
  if (after === null) return null;
  const [named, ...place] = after;
  if (named !== order) throw refuseCursor();
  return place;
};

/** The developments of a page. */
const readPage = async (
  ctx: CatalogContext,
  shards: DevelopmentShards,
  filter: LaunchFilter,
  { limit, after }: Paging,
  hidden: readonly string[],
) => {
  const { updatedSince } = filter;
  const order = updatedSince === undefined ? "created_at" : "updated_at";
  const page = await pageOfDevelopments(ctx, shards, {
    legs: listedLegs(
      order === "created_at" ? "properties_launches_of_space" : "properties_launch_changes_of_space",
      spaceOf(ctx.accountId),
    ),
    wanted: wantedOf(filter),
    conditions: hidden.length > 0 ? [noneOf("account_id", hidden)] : [],
    order,
    updatedSince,
    after: placeWithin(order, after),
    limit,
  });
  return { ...page, next: page.next && [order, ...page.next] };
};

/** The rest of a page, in one more trip; developments of unlisted developers are left out. */
const withUnits = async (ctx: CatalogContext, developments: readonly Found[]): Promise<ListedLaunch[]> => {
  if (developments.length === 0) return [];
  const owners = developersAmong(developments.map(({ property }) => property.accountId));
  const queries = [{ db: ctx.directory, statement: owners }, ...unitsQueries(ctx, developments)];
  const [developers = [], ...unitRows] = await runAcross(queries, ctx.meter);
  const names = new Map(developers.map(({ id, name }) => [id, name as string]));
  const units = unitsIn(unitRows);
  return developments
    .filter(({ property }) => names.has(property.accountId))
    .map(({ property }) => ({
      development: property,
      units: units.get(property.id) ?? [],
      developer: { accountId: property.accountId, name: names.get(property.accountId)! },
    }));
};

const developmentById = selectBy(properties, ["id"]);

/**
 * A launch of the catalog, in two trips, or three with several databases.
 * @throws Refusal not_found if it is not listed there
 */
export const readLaunch = async (ctx: CatalogContext, id: string): Promise<ListedLaunch> => {
  const space = spaceOf(ctx.accountId);
  const developments = await findIn(ctx, await findDevelopmentShards(ctx, space), developmentById({ id }));
  const listed = developments.filter(
    ({ property }) => isListed(property) && spaceOf(property.accountId) === space,
  );
  const [launch = null] = await withUnits(ctx, listed);
  return orNotFound(launch);
};

/**
 * GET /launches (rules 27.1): two trips, or three with several databases; three more if an unlisted developer would be
 * on the page.
 * @throws Refusal invalid_cursor
 */
export const listLaunches = async (
  ctx: CatalogContext,
  filter: LaunchFilter,
  paging: Paging,
): Promise<LaunchPage> => {
  const shards = await findDevelopmentShards(ctx, spaceOf(ctx.accountId));
  const readWithout = async (hidden: readonly string[]) => {
    const page = await readPage(ctx, shards, filter, paging, hidden);
    const launches = await withUnits(ctx, page.found);
    return { launches, next: page.next, isWhole: launches.length === page.found.length };
  };
  const page = await readWithout([]);
  return page.isWhole ? page : readWithout(await hiddenDevelopers(ctx));
};
