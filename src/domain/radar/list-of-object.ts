import type { MergedList } from "../../db/merged-page.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { Refusal, refuseCursor } from "../../errors/refusal.ts";
import type { MatchScope, MatchStatus } from "../../vocabulary/value-lists.ts";
import { listingsSeenBy, OWN_CLIENTS, PARTNERS_CLIENTS, readBest, type Signal } from "./best-first.ts";
import { type MatchContext, type MatchPage, type MatchPaging, readMerged, statusesOf } from "./match-page.ts";

interface ObjectFilter {
  readonly status?: MatchStatus | undefined;
  /** By score, then the reasons for a broker to call first, then age; by default only score and age. */
  readonly order?: "best" | undefined;
}

/** Own clients and partners' clients: no developer sees who wants a launch (rules 26.8). */
export const CLIENT_SCOPES = ["INTERNAL", "NETWORK"] as const satisfies readonly MatchScope[];

type ClientScope = (typeof CLIENT_SCOPES)[number];

/** An object's list of matches, and what orders equal scores in it. */
interface ObjectList {
  readonly list: MergedList;
  readonly signal: Signal;
  readonly order: ObjectFilter["order"];
  /** Finds the object if the account has it. */
  readonly object: Statement;
}

const objectOf = (table: "properties" | "leads", id: string, accountId: string): Statement =>
  sql(`SELECT 1 FROM ${table} WHERE id = ? AND account_id = ?`, id, accountId);

/** @throws Refusal not_found, invalid_cursor */
const listOfObject = async (
  ctx: MatchContext,
  { list, signal, order, object }: ObjectList,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const parts = paging.after?.length;
  const isBehind = parts === list.place.length;
  const isBest = order === "best" && !isBehind;
  if (isBest && parts !== undefined && parts !== list.place.length + 1) throw refuseCursor();
  const page = isBest
    ? await readBest(ctx, list, signal, paging, object)
    : await readMerged(ctx, list, paging, object);
  if (!page.isThere) throw new Refusal("not_found");
  return page;
};

/** GET /properties/{propertyId}/matches: own or partners' clients. @throws Refusal not_found, invalid_cursor */
export const listMatchesOfProperty = (
  ctx: MatchContext,
  propertyId: string,
  { status, order, scope = "INTERNAL" }: ObjectFilter & { readonly scope?: ClientScope | undefined },
  paging: MatchPaging,
): Promise<MatchPage> => {
  const object = objectOf("properties", propertyId, ctx.accountId);
  const side = scope === "INTERNAL" ? "own" : "property";
  const list = {
    table: "matches",
    index: "matches_of_property",
    legs: statusesOf(status).map((status) => ({ property_id: propertyId, side, status: status })),
    place: ["score", "created_at", "lead_id"],
  };
  const signal = scope === "INTERNAL" ? OWN_CLIENTS : PARTNERS_CLIENTS;
  return listOfObject(ctx, { list, signal, order, object }, paging);
};

/** GET /leads/{leadId}/matches: own and partners' properties. @throws Refusal not_found, invalid_cursor */
export const listMatchesOfLead = (
  ctx: MatchContext,
  leadId: string,
  { status, order }: ObjectFilter,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const list = {
    table: "matches",
    index: "matches_of_lead",
    within: "side <> 'property'",
    legs: statusesOf(status).map((status) => ({ lead_id: leadId, status: status })),
    place: ["score", "created_at", "property_id"],
  };
  const object = objectOf("leads", leadId, ctx.accountId);
  return listOfObject(ctx, { list, signal: listingsSeenBy(ctx.accountId), order, object }, paging);
};
