import { PLACE } from "../../db/page.ts";
import { MATCH_SCOPES, type MatchScope, type MatchStatus } from "../../vocabulary/value-lists.ts";
import { INDEX_OF, type MatchLeg, readFiltered } from "./filter-matches.ts";
import { boundsOf, type MatchFilter } from "./match-filter.ts";
import { type MatchContext, type MatchPage, type MatchPaging, readMerged, statusesOf } from "./match-page.ts";
import { shelvesOf } from "./shelves.ts";
import { decodeMatches } from "./shown-match.ts";

/** An account cannot request from itself (rules 26.41). */
const canExist = ({ scope, status }: { scope: MatchScope; status: MatchStatus }): boolean =>
  scope !== "INTERNAL" || status !== "REQUESTED";

const legsOf = (account_id: string, { status, scope, order }: MatchFilter): MatchLeg[] => {
  const kinds = (scope === undefined ? MATCH_SCOPES : [scope])
    .flatMap((one) => statusesOf(status).map((other) => ({ scope: one, status: other })))
    .filter(canExist);
  if (order !== "score") return kinds.map((leg) => ({ account_id, ...leg }));
  return kinds.flatMap((one) => shelvesOf(one.scope, one.status)).map((shelf) => ({ account_id, shelf }));
};

/** Filters that no index of the newest matches begins with. */
const SEARCHED = [
  "propertyId",
  "leadId",
  "minScore",
  "updatedSince",
  "purpose",
  "minPrice",
  "maxPrice",
] as const;

/** By score or price, if one range of an index has them all; else null. */
const readRanked = (
  ctx: MatchContext,
  filter: MatchFilter,
  legs: readonly MatchLeg[],
  { limit, after }: MatchPaging,
): Promise<MatchPage> | null => {
  const { order } = filter;
  const bounds = boundsOf(filter);
  if (order === undefined || bounds === null) return null;
  const place = PLACE[order];
  const list = {
    table: "matches",
    index: INDEX_OF[order],
    legs,
    place,
    ...(bounds.least !== null && { within: `${place[0]} >= ${Math.trunc(bounds.least)}` }),
  };
  return readMerged(ctx, list, { limit, after: after ?? bounds.start });
};

/**
 * GET /matches: newest first; with updatedSince, latest change first; or in the requested order.
 * @throws Refusal invalid_cursor
 */
export const listMatches = async (
  ctx: MatchContext,
  asked: MatchFilter,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const filter = { ...asked, ownerAccountId: ctx.brokerId ?? asked.ownerAccountId };
  const legs = legsOf(ctx.accountId, filter);
  if (legs.length === 0) return { matches: [], next: null };
  const ranked = readRanked(ctx, filter, legs, paging);
  if (ranked) return ranked;
  if (filter.order !== undefined || !SEARCHED.every((name) => filter[name] === undefined)) {
    const { rows, next } = await readFiltered(ctx, filter, legs, paging);
    return { matches: await decodeMatches(ctx, rows), next };
  }
  const { ownerAccountId } = filter;
  const owner = ownerAccountId === undefined ? null : { owner_account_id: ownerAccountId };
  const list = {
    table: "matches",
    index: owner ? "matches_newest_of_owner" : INDEX_OF.place,
    legs: legs.map((leg) => ({ ...leg, ...owner })),
    place: ["place"],
  };
  return readMerged(ctx, list, paging);
};
