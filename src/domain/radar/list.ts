import type { ReadContext } from "../../call-context.ts";
import { type MergedList, mergedPage, nextPlace } from "../../db/merged-page.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { Position } from "../../lib/cursor.ts";
import {
  MATCH_SCOPES,
  MATCH_STATUSES,
  type MatchScope,
  type MatchStatus,
} from "../../vocabulary/value-lists.ts";
import { decodeMatches, type ShownMatch, shownStatement } from "./shown-match.ts";

/** The account's shard, and the directory, where partners stand. */
export interface MatchContext extends Pick<ReadContext, "accountId" | "db" | "meter"> {
  readonly directory: Database;
}

export interface MatchPaging {
  readonly limit: number;
  readonly after: Position | null;
}

export interface MatchPage {
  readonly matches: ShownMatch[];
  readonly next: Position | null;
}

export interface MatchFilter {
  readonly status?: MatchStatus | undefined;
  readonly scope?: MatchScope | undefined;
  readonly ownerAccountId?: string | undefined;
}

const statusesOf = (status: MatchStatus | undefined): readonly MatchStatus[] =>
  status === undefined ? MATCH_STATUSES : [status];

/** Nobody requests of themselves (rules 26.41). */
const exists = ({ scope, status }: { scope: MatchScope; status: MatchStatus }): boolean =>
  scope !== "INTERNAL" || status !== "REQUESTED";

const readPage = async (
  ctx: MatchContext,
  list: MergedList,
  { limit, after }: MatchPaging,
  ...beside: readonly Statement[]
): Promise<MatchPage & { readonly isThere: boolean }> => {
  const page = shownStatement(mergedPage(list, limit, after), list.place);
  const [rows = [], there] = await run(ctx.db, [page, ...beside], ctx.meter);
  return {
    matches: await decodeMatches(ctx, rows.slice(0, limit)),
    next: nextPlace(list, rows, limit),
    isThere: there?.[0] !== undefined,
  };
};

/** GET /matches: newest first. @throws Refusal invalid_cursor */
export const listMatches = async (
  ctx: MatchContext,
  { status, scope, ownerAccountId }: MatchFilter,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const owner = ownerAccountId === undefined ? null : { owner_account_id: ownerAccountId };
  const scopes = scope === undefined ? MATCH_SCOPES : [scope];
  const legs = scopes
    .flatMap((one) => statusesOf(status).map((other) => ({ scope: one, status: other })))
    .filter(exists)
    .map((leg) => ({ account_id: ctx.accountId, ...owner, ...leg }));
  if (legs.length === 0) return { matches: [], next: null };
  const list = {
    table: "matches",
    index: owner ? "matches_newest_of_owner" : "matches_newest",
    legs,
    place: ["place"],
  };
  return readPage(ctx, list, paging);
};

/** Best first, then newest. @throws Refusal not_found, invalid_cursor */
const listOfObject = async (
  ctx: MatchContext,
  list: Omit<MergedList, "table">,
  table: "properties" | "leads",
  id: string,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const there = sql(`SELECT 1 FROM ${table} WHERE id = ? AND account_id = ?`, id, ctx.accountId);
  const page = await readPage(ctx, { table: "matches", ...list }, paging, there);
  if (!page.isThere) throw new Refusal("not_found");
  return page;
};

/** GET /properties/{propertyId}/matches: own clients alone. @throws Refusal not_found, invalid_cursor */
export const listMatchesOfProperty = (
  ctx: MatchContext,
  propertyId: string,
  { status }: Pick<MatchFilter, "status">,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const list = {
    index: "matches_of_property",
    legs: statusesOf(status).map((one) => ({ property_id: propertyId, side: "own", status: one })),
    place: ["score", "created_at", "lead_id"],
  };
  return listOfObject(ctx, list, "properties", propertyId, paging);
};

/** GET /leads/{leadId}/matches: own properties and partners'. @throws Refusal not_found, invalid_cursor */
export const listMatchesOfLead = (
  ctx: MatchContext,
  leadId: string,
  { status }: Pick<MatchFilter, "status">,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const list = {
    index: "matches_of_lead",
    within: "side <> 'property'",
    legs: statusesOf(status).map((one) => ({ lead_id: leadId, status: one })),
    place: ["score", "created_at", "property_id"],
  };
  return listOfObject(ctx, list, "leads", leadId, paging);
};
