import { atLeast, type FilteredPageRequest, readFilteredPage } from "../../db/filtered-page.ts";
import { type Page, PLACE, pageOf } from "../../db/page.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { refuseCursor } from "../../errors/refusal.ts";
import type { MatchScope, MatchStatus } from "../../vocabulary/value-lists.ts";
import { matchTable } from "./match.ts";
import type { MatchContext, MatchPaging } from "./match-page.ts";
import { shownStatement } from "./shown-match.ts";

export interface MatchFilter {
  readonly status?: MatchStatus | undefined;
  readonly scope?: MatchScope | undefined;
  readonly ownerAccountId?: string | undefined;
  readonly propertyId?: string | undefined;
  readonly leadId?: string | undefined;
  readonly minScore?: number | undefined;
  readonly updatedSince?: number | undefined;
}

/** Equalities of a leg of the account's list. */
export type MatchLeg = Readonly<Record<"account_id" | "scope" | "status", string>>;

/** The most matches of one property or client read for a page; a longer list is searched. */
export const LOOKED_THROUGH = 2_000;

const wantedOf = ({ status, scope, ownerAccountId, propertyId, leadId }: MatchFilter) => ({
  ...(status !== undefined && { status }),
  ...(scope !== undefined && { scope }),
  ...(ownerAccountId !== undefined && { owner_account_id: ownerAccountId }),
  ...(propertyId !== undefined && { property_id: propertyId }),
  ...(leadId !== undefined && { lead_id: leadId }),
});

const leastOf = ({ minScore, updatedSince }: MatchFilter): Readonly<Record<string, number>> => ({
  ...(minScore !== undefined && { score: minScore }),
  ...(updatedSince !== undefined && { updated_at: updatedSince }),
});

/** In the order of the list, until the page is full or ADR 5's bound is reached. */
const searched = (
  ctx: MatchContext,
  filter: MatchFilter,
  legs: readonly MatchLeg[],
  paging: MatchPaging,
): Promise<Page> => {
  const { minScore, updatedSince } = filter;
  const since = [{ index: "matches_changes", equals: { account_id: ctx.accountId } }];
  const request: FilteredPageRequest = {
    table: matchTable.name,
    columns: matchTable.columns,
    legs: updatedSince === undefined ? legs.map((equals) => ({ index: "matches_newest", equals })) : since,
    wanted: wantedOf(filter),
    conditions: minScore === undefined ? [] : [atLeast("score", minScore)],
    changes: "change",
    updatedSince,
    around: shownStatement,
    ...paging,
  };
  return readFilteredPage(ctx, request);
};

/** All matches of the property or client, in every account of the database: one more than are looked through. */
const held = (columns: string, { propertyId, leadId }: MatchFilter): Statement => {
  const text = (index: string, where: string) =>
    `SELECT ${columns} FROM matches INDEXED BY ${index} WHERE ${where} LIMIT ${LOOKED_THROUGH + 1}`;
  if (leadId === undefined) return sql(text("matches_of_property", "property_id = ?"), propertyId);
  if (propertyId === undefined) return sql(text("matches_pair", "lead_id = ?"), leadId);
  return sql(text("matches_pair", "lead_id = ? AND property_id = ?"), leadId, propertyId);
};

/** Of a property or client. @returns null where they are too many to be looked through */
const lookedThrough = async (
  ctx: MatchContext,
  filter: MatchFilter,
  { limit, after }: MatchPaging,
): Promise<Page | null> => {
  const order = filter.updatedSince === undefined ? "place" : "change";
  const place = PLACE[order];
  if (after && after.length !== place.length) throw refuseCursor();
  const wanted = { account_id: ctx.accountId, ...wantedOf(filter) };
  const least = leastOf(filter);
  const conditions = [
    ...Object.keys(wanted).map((column) => `${column} = ?`),
    ...Object.keys(least).map((column) => `${column} >= ?`),
    ...(after ? [`(${place.join(", ")}) < (${place.map(() => "?").join(", ")})`] : []),
  ];
  const among = held("*", filter);
  const page = sql(
    `SELECT * FROM (${among.sql}) WHERE ${conditions.join(" AND ")}
     ORDER BY ${place.map((column) => `${column} DESC`).join(", ")} LIMIT ?`,
    ...among.params,
    ...Object.values(wanted),
    ...Object.values(least),
    ...(after ?? []),
    limit + 1,
  );
  const all = held("1", filter);
  const count = sql(`SELECT count(*) AS held FROM (${all.sql})`, ...all.params);
  const [rows = [], counted] = await run(ctx.db, [shownStatement(page, place), count], ctx.meter);
  return (counted![0] as Row).held === LOOKED_THROUGH + 1 ? null : pageOf({ order, limit }, rows);
};

/** A page by the filters that no index begins with: newest first, with updatedSince latest change first. */
export const readFiltered = async (
  ctx: MatchContext,
  filter: MatchFilter,
  legs: readonly MatchLeg[],
  paging: MatchPaging,
): Promise<Page> => {
  const isOfObject = filter.propertyId !== undefined || filter.leadId !== undefined;
  const page = isOfObject ? await lookedThrough(ctx, filter, paging) : null;
  return page ?? searched(ctx, filter, legs, paging);
};
