import { MATCH_SCOPES, type MatchScope, type MatchStatus } from "../../vocabulary/value-lists.ts";
import { type MatchFilter, type MatchLeg, readFiltered } from "./filter-matches.ts";
import { type MatchContext, type MatchPage, type MatchPaging, readMerged, statusesOf } from "./match-page.ts";
import { decodeMatches } from "./shown-match.ts";

/** An account cannot request from itself (rules 26.41). */
const exists = ({ scope, status }: { scope: MatchScope; status: MatchStatus }): boolean =>
  scope !== "INTERNAL" || status !== "REQUESTED";

const legsOf = (account_id: string, { status, scope }: MatchFilter): MatchLeg[] =>
  (scope === undefined ? MATCH_SCOPES : [scope])
    .flatMap((one) => statusesOf(status).map((other) => ({ scope: one, status: other })))
    .filter(exists)
    .map((leg) => ({ account_id, ...leg }));

const isServed = ({ propertyId, leadId, minScore, updatedSince }: MatchFilter): boolean =>
  [propertyId, leadId, minScore, updatedSince].every((value) => value === undefined);

/** GET /matches: newest first; with updatedSince, latest change first. @throws Refusal invalid_cursor */
export const listMatches = async (
  ctx: MatchContext,
  asked: MatchFilter,
  paging: MatchPaging,
): Promise<MatchPage> => {
  const filter = { ...asked, ownerAccountId: ctx.brokerId ?? asked.ownerAccountId };
  const legs = legsOf(ctx.accountId, filter);
  if (legs.length === 0) return { matches: [], next: null };
  if (!isServed(filter)) {
    const { rows, next } = await readFiltered(ctx, filter, legs, paging);
    return { matches: await decodeMatches(ctx, rows), next };
  }
  const { ownerAccountId } = filter;
  const owner = ownerAccountId === undefined ? null : { owner_account_id: ownerAccountId };
  const list = {
    table: "matches",
    index: owner ? "matches_newest_of_owner" : "matches_newest",
    legs: legs.map((leg) => ({ ...leg, ...owner })),
    place: ["place"],
  };
  return readMerged(ctx, list, paging);
};
