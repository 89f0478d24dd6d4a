import {
  anyOf,
  atLeast,
  between,
  type FilteredPageRequest,
  readFilteredPage,
} from "../../db/filtered-page.ts";
import { type Page, PLACE, pageOf } from "../../db/page.ts";
import type { Condition } from "../../db/searched-page.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { refuseCursor } from "../../errors/refusal.ts";
import { matchTable } from "./match.ts";
import { type MatchFilter, spansOf } from "./match-filter.ts";
import type { MatchContext, MatchPaging } from "./match-page.ts";
import { shownStatement } from "./shown-match.ts";

/** Equalities of a leg of the account's list; in the order of scores, a shelf stands for scope and status. */
export type MatchLeg =
  | Readonly<Record<"account_id" | "scope" | "status", string>>
  | Readonly<Record<"account_id" | "shelf", string>>;

/** The most matches of one property or client that are all read for a page; a longer list is searched in its order. */
export const MAX_READ_WHOLE = 2_000;

const wantedOf = ({ status, scope, ownerAccountId, propertyId, leadId }: MatchFilter) => ({
  ...(status !== undefined && { status }),
  ...(scope !== undefined && { scope }),
  ...(ownerAccountId !== undefined && { owner_account_id: ownerAccountId }),
  ...(propertyId !== undefined && { property_id: propertyId }),
  ...(leadId !== undefined && { lead_id: leadId }),
});

const conditionsOf = (filter: MatchFilter): Condition[] => {
  const spans = spansOf(filter);
  return [
    ...(filter.minScore === undefined ? [] : [atLeast("score", filter.minScore)]),
    ...(spans === null ? [] : [anyOf(spans.map(({ least, most }) => between("cheapness", least, most)))]),
  ];
};

const changedSince = ({ updatedSince }: MatchFilter): Condition[] =>
  updatedSince === undefined ? [] : [atLeast("updated_at", updatedSince)];

/** The index of each order of the account's list. */
export const INDEX_OF = {
  place: "matches_newest",
  score: "matches_by_score",
  price: "matches_by_price",
} as const;

/** Searches in the order of the list, until the page is full or ADR 5's bound is reached. */
const searchInOrder = (
  ctx: MatchContext,
  filter: MatchFilter,
  legs: readonly MatchLeg[],
  paging: MatchPaging,
): Promise<Page> => {
  const { updatedSince, order } = filter;
  const isSince = updatedSince !== undefined && order === undefined;
  const since = [{ index: "matches_changes", equals: { account_id: ctx.accountId } }];
  const request: FilteredPageRequest = {
    table: matchTable.name,
    columns: matchTable.columns,
    legs: isSince ? since : legs.map((equals) => ({ index: INDEX_OF[order ?? "place"], equals })),
    wanted: wantedOf(order === "score" ? { ...filter, status: undefined, scope: undefined } : filter),
    conditions: [...conditionsOf(filter), ...(isSince ? [] : changedSince(filter))],
    changes: "change",
    updatedSince,
    order,
    around: shownStatement,
    ...paging,
  };
  return readFilteredPage(ctx, request);
};

/** All matches of the property or client, in every account of the database, up to one more than the limit. */
const matchesOf = (columns: string, { propertyId, leadId }: MatchFilter): Statement => {
  const text = (index: string, where: string) =>
    `SELECT ${columns} FROM matches INDEXED BY ${index} WHERE ${where} LIMIT ${MAX_READ_WHOLE + 1}`;
  if (leadId === undefined) return sql(text("matches_of_property", "property_id = ?"), propertyId);
  if (propertyId === undefined) return sql(text("matches_pair", "lead_id = ?"), leadId);
  return sql(text("matches_pair", "lead_id = ? AND property_id = ?"), leadId, propertyId);
};

/** A page of all matches of a property or client. @returns null if there are too many to read */
const readAll = async (
  ctx: MatchContext,
  filter: MatchFilter,
  { limit, after }: MatchPaging,
): Promise<Page | null> => {
  const order = filter.order ?? (filter.updatedSince === undefined ? "place" : "change");
  const place = PLACE[order];
  if (after && after.length !== place.length) throw refuseCursor();
  const wanted = { account_id: ctx.accountId, ...wantedOf(filter) };
  const more = [...conditionsOf(filter), ...changedSince(filter)];
  const conditions = [
    ...Object.keys(wanted).map((column) => `${column} = ?`),
    ...more.map((condition) => condition.sql),
    ...(after ? [`(${place.join(", ")}) < (${place.map(() => "?").join(", ")})`] : []),
  ];
  const among = matchesOf("*", filter);
  const page = sql(
    `SELECT * FROM (${among.sql}) WHERE ${conditions.join(" AND ")}
     ORDER BY ${place.map((column) => `${column} DESC`).join(", ")} LIMIT ?`,
    ...among.params,
    ...Object.values(wanted),
    ...more.flatMap(({ params }) => params),
    ...(after ?? []),
    limit + 1,
  );
  const all = matchesOf("1", filter);
  const count = sql(`SELECT count(*) AS held FROM (${all.sql})`, ...all.params);
  const [rows = [], counted] = await run(ctx.db, [shownStatement(page, place), count], ctx.meter);
  return (counted![0] as Row).held === MAX_READ_WHOLE + 1 ? null : pageOf({ order, limit }, rows);
};

/** A page by the filters that no index begins with, in the order of the list. */
export const readFiltered = async (
  ctx: MatchContext,
  filter: MatchFilter,
  legs: readonly MatchLeg[],
  paging: MatchPaging,
): Promise<Page> => {
  const isOfObject = filter.propertyId !== undefined || filter.leadId !== undefined;
  const page = isOfObject ? await readAll(ctx, filter, paging) : null;
  return page ?? searchInOrder(ctx, filter, legs, paging);
};
