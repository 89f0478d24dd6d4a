import type { WritePlan } from "../../db/plan.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import type { PartnershipStage } from "../../vocabulary/value-lists.ts";
import { loadPartnership, sideOf } from "../partnerships/partnership.ts";
import { assertRequestable, type RequestContext, requestPartnership } from "../partnerships/request.ts";
import { type Moved, setPartnershipStatus } from "../partnerships/set-status.ts";
import { writeMatchId } from "../radar/match.ts";
import { loadMatch } from "../radar/move.ts";

/** Which side of a match asks for the partnership. */
export const REQUESTERS = ["PARTNER", "OWN"] as const;

export interface Acted extends Moved {
  readonly outcome: "REQUESTED" | "STATUS_SET" | "UNCHANGED";
}

interface Ask {
  readonly matchId: string;
  readonly requester: (typeof REQUESTERS)[number];
  readonly message?: string | undefined;
}

const withoutPartner = (): Refusal =>
  refuseRequest(
    "Use uma oportunidade de `scope` NETWORK: só elas têm um parceiro.",
    "Use an opportunity whose `scope` is NETWORK: only those have a partner.",
  );

/**
 * Asks for a partnership about one of the account's matches, as a person of the partner, or of the account itself,
 * would at the dashboard (rules 32.16).
 * @param ctx of the account, whose matches are in `ownShard`
 * @throws Refusal not_found, request_refused
 */
export const requestAs = async (
  ctx: RequestContext & { readonly ownShard: string },
  { matchId, requester, message }: Ask,
): Promise<WritePlan<Acted, null>> => {
  const matches = { ...ctx, db: ctx.shard(ctx.ownShard) };
  const own = await loadMatch(matches, matchId);
  const { scope, side, partnerAccountId } = own.match;
  if (scope !== "NETWORK") throw withoutPartner();
  const accountId = requester === "OWN" ? ctx.accountId : partnerAccountId!;
  const theirs = writeMatchId({ ...own.match, side: side === "client" ? "property" : "client" });
  const shown = requester === "OWN" ? own : await loadMatch({ ...matches, accountId }, theirs);
  assertRequestable(shown, { hasSubscription: true });
  const plan = await requestPartnership({ ...ctx, accountId }, shown, message ?? null);
  const data = { partnership: plan.data, storedStage: plan.data.status, outcome: "REQUESTED" } as const;
  return { ...plan, data, result: null };
};

/**
 * The other side of one of the account's partnerships moves it, by its own rights (rules 28.8).
 * @throws Refusal not_found, request_refused
 */
export const moveAsPartner = async (
  ctx: RequestContext,
  { partnershipId, status }: { readonly partnershipId: string; readonly status: PartnershipStage },
): Promise<WritePlan<Acted, null>> => {
  const before = await loadPartnership(ctx, partnershipId);
  const { clientAccountId, propertyAccountId } = before;
  const accountId = sideOf(before, ctx.accountId) === "client" ? propertyAccountId : clientAccountId;
  const { data, result, ...plan } = await setPartnershipStatus({ ...ctx, accountId }, partnershipId, status);
  return { ...plan, data: { ...data, outcome: result!.outcome }, result: null };
};
