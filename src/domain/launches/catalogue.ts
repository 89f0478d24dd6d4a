import { eq } from "drizzle-orm";
import { noneOf, readFilteredPage } from "../../db/filtered-page.ts";
import { mergePages } from "../../db/merge-pages.ts";
import type { Page } from "../../db/page.ts";
import { prepared, read } from "../../db/prepared.ts";
import { runAcross } from "../../db/run-across.ts";
import { type Property, properties, propertyTable } from "../../db/schema/properties.ts";
import type { Database, Meter } from "../../db/statement.ts";
import { found, refuseCursor } from "../../errors/refusal.ts";
import { spaceOf } from "../../lib/account-space.ts";
import type { Position } from "../../lib/cursor.ts";
import type { ConstructionStage } from "../../vocabulary/value-lists.ts";
import { developersAmong, hiddenDevelopers } from "./developers.ts";
import { isListed, listedLegs } from "./listed.ts";
import { decodeUnit, type LaunchUnit, unitsOf } from "./unit.ts";

/** The catalogue covers every account of the reader's space, so every shard. */
export interface CatalogueContext {
  readonly accountId: string;
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
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

/** Places of both orders have one length, so a cursor begins with the name of its order. */
const placeWithin = (order: string, after: Position | null): Position | null => {
  if (after === null) return null;
  const [named, ...place] = after;
  if (named !== order) throw refuseCursor();
  return place;
};

/** The developments of a page, from all shards at once. */
const readPage = async (
  ctx: CatalogueContext,
  filter: LaunchFilter,
  { limit, after }: Paging,
  hidden: readonly string[],
): Promise<Page> => {
  const { updatedSince } = filter;
  const order = updatedSince === undefined ? "created_at" : "updated_at";
  const request = {
    table: propertyTable.name,
    columns: propertyTable.columns,
    legs: listedLegs(
      order === "created_at" ? "properties_launches_of_space" : "properties_launch_changes_of_space",
      spaceOf(ctx.accountId),
    ),
    wanted: wantedOf(filter),
    conditions: hidden.length > 0 ? [noneOf("account_id", hidden)] : [],
    newest: "created_at" as const,
    ...{ updatedSince, after: placeWithin(order, after), limit },
  };
  const pages = await Promise.all(
    ctx.shardNames.map((name) => readFilteredPage({ db: ctx.shard(name), meter: ctx.meter }, request)),
  );
  const { rows, next } = mergePages(pages, { order, limit });
  return { rows, next: next && [order, ...next] };
};

/** The rest of a page, in one more trip; developments of unlisted developers are left out. */
const completed = async (
  ctx: CatalogueContext,
  developments: readonly Property[],
): Promise<ListedLaunch[]> => {
  if (developments.length === 0) return [];
  const [developers = [], ...unitRows] = await runAcross(
    [
      { db: ctx.directory, statement: developersAmong(developments.map(({ accountId }) => accountId)) },
      ...ctx.shardNames.map((name) => ({
        db: ctx.shard(name),
        statement: unitsOf(developments.map(({ id }) => id)),
      })),
    ],
    ctx.meter,
  );
  const names = new Map(developers.map(({ id, name }) => [id, name as string]));
  const units = Map.groupBy(unitRows.flat().map(decodeUnit), ({ developmentId }) => developmentId);
  return developments
    .filter(({ accountId }) => names.has(accountId))
    .map((development) => ({
      development,
      units: units.get(development.id) ?? [],
      developer: { accountId: development.accountId, name: names.get(development.accountId)! },
    }));
};

const developmentById = prepared<"id">((name) =>
  read
    .select()
    .from(properties)
    .where(eq(properties.id, name("id"))),
);

/** One of the catalogue, in two trips. @throws Refusal not_found for what is not listed there */
export const readLaunch = async (ctx: CatalogueContext, id: string): Promise<ListedLaunch> => {
  const everywhere = ctx.shardNames.map((name) => ({
    db: ctx.shard(name),
    statement: developmentById({ id }),
  }));
  const development = propertyTable.first((await runAcross(everywhere, ctx.meter)).flat());
  const isThere =
    development && isListed(development) && spaceOf(development.accountId) === spaceOf(ctx.accountId);
  const [launch = null] = isThere ? await completed(ctx, [development]) : [];
  return found(launch);
};

/**
 * GET /launches (rules 27.1): two trips, and three more if an unlisted developer would be on the page.
 * @throws Refusal invalid_cursor
 */
export const listLaunches = async (
  ctx: CatalogueContext,
  filter: LaunchFilter,
  paging: Paging,
): Promise<LaunchPage> => {
  const readBut = async (hidden: readonly string[]) => {
    const { rows, next } = await readPage(ctx, filter, paging, hidden);
    const developments = rows.map(propertyTable.decode);
    const launches = await completed(ctx, developments);
    return { launches, next, isWhole: launches.length === developments.length };
  };
  const page = await readBut([]);
  return page.isWhole ? page : readBut(await hiddenDevelopers(ctx));
};
