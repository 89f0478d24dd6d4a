import type { WriteContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import { type AllDatabases, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { refuseUnknowable } from "../../errors/platform.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { OPEN_STAGES_SQL } from "../../vocabulary/value-lists.ts";
import type { StoredFacts } from "../radar/first-formula.ts";
import { refuseStatus } from "../radar/move.ts";
import { isLocked, type MatchView } from "../radar/present.ts";
import type { ShownMatch } from "../radar/shown-match.ts";
import { createPartnership, type NewPartnership } from "./create.ts";
import { type HeldLead, type HeldProperty, type Holding, readHoldings } from "./holdings.ts";
import type { Partnership } from "./partnership.ts";

/** Refuses what the match alone rules out (rules 26.41). @throws Refusal request_refused */
export const assertRequestable = (shown: ShownMatch, view: Pick<MatchView, "hasSubscription">): void => {
  const { scope, status, lostAt } = shown.match;
  if (scope === "INTERNAL")
    throw refuseRequest(
      "O imóvel e o cliente são da própria conta.",
      "The property and the client both belong to the account.",
    );
  if (status === "ARCHIVED") throw refuseStatus(status);
  if (isLocked(shown, view))
    throw refuseRequest(
      "Uma das contas está sem assinatura ativa.",
      "One of the accounts has no active subscription.",
    );
  if (lostAt !== null)
    throw refuseRequest(
      "O imóvel ou o cliente mudou, e a oportunidade não vale mais.",
      "The property or the client has changed, and the opportunity no longer applies.",
    );
};

/** Newest first. A match is not requested again if a partnership of the pair is open, or the last one was won. */
const activePairQuery = (leadId: string, propertyId: string): Statement =>
  sql(
    `SELECT status IN ${OPEN_STAGES_SQL} AS is_open, status FROM partnerships INDEXED BY partnerships_of_lead
     WHERE lead_id = ? AND property_id = ? ORDER BY created_at DESC, id DESC`,
    leadId,
    propertyId,
  );

const assertNoneActive = (rows: readonly Row[], isRequested: boolean): void => {
  if (rows.some((row) => row.is_open === 1))
    throw refuseRequest(
      "O imóvel e o cliente já têm uma parceria em aberto.",
      "The property and the client already have an open partnership.",
    );
  if (isRequested && rows[0]?.status === "WON") throw refuseStatus("REQUESTED");
};

export interface RequestContext extends WriteContext, Pick<AllDatabases, "directory" | "shard"> {}

interface Both {
  readonly lead: Holding & { readonly object: HeldLead };
  readonly property: Holding & { readonly object: HeldProperty };
}

const objectGone = (): Refusal =>
  refuseRequest("O imóvel ou o cliente não existe mais.", "The property or the client no longer exists.");

const readBoth = async (ctx: RequestContext, { match }: ShownMatch): Promise<Both> => {
  const { accountId, partnerAccountId, side, leadId, propertyId } = match;
  const [client, holder] =
    side === "client" ? [accountId, partnerAccountId!] : [partnerAccountId!, accountId];
  const holdings = await readHoldings(ctx, [
    { kind: "lead", id: leadId, accountId: client },
    { kind: "property", id: propertyId, accountId: holder },
  ]);
  const lead = holdings.get(leadId);
  const property = holdings.get(propertyId);
  if (!lead || !property) throw refuseUnknowable();
  if (!lead.object || !property.object) throw objectGone();
  return { lead, property } as Both;
};

const inputOf = ({ match }: ShownMatch, message: string | null, { lead, property }: Both): NewPartnership => {
  const { accountId, partnerAccountId, side, leadId, propertyId, score, facts } = match;
  const isClients = side === "client";
  return {
    scope: "NETWORK",
    kind: isClients ? "PROPERTY_FOR_CLIENT" : "CLIENT_FOR_PROPERTY",
    status: "PENDING",
    clientAccountId: isClients ? accountId : partnerAccountId!,
    propertyAccountId: isClients ? partnerAccountId! : accountId,
    leadId,
    propertyId,
    score,
    message,
    developmentId: null,
    developmentTitle: null,
    facts: facts as unknown as StoredFacts,
    clientCard: lead.object.card,
    propertyCard: property.object.card,
    clientParty: lead.party,
    propertyParty: property.party,
    protectedUntil: null,
  };
};

/**
 * Asks the partner of a NETWORK match for a partnership, which commits in the directory.
 * @throws Refusal request_refused while one of the pair is open, or after one was won
 */
export const requestPartnership = async (
  ctx: RequestContext,
  shown: ShownMatch,
  message: string | null,
): Promise<WritePlan<Partnership, { readonly outcome: "REQUESTED"; readonly dryRun: boolean }>> => {
  const { leadId, propertyId, status } = shown.match;
  const [rows = []] = await run(ctx.directory, [activePairQuery(leadId, propertyId)], ctx.meter);
  assertNoneActive(rows, status === "REQUESTED");
  const input = inputOf(shown, message, await readBoth(ctx, shown));
  const { partnership, effects } = createPartnership(input, ctx.clock.now());
  const result = { outcome: "REQUESTED", dryRun: ctx.dryRun } as const;
  return { ...effects, data: partnership, result, subject: partnership.id };
};
