import type { Lead } from "../../db/schema/leads.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import type { WriteScope } from "../scope.ts";
import { columnsOf, namedFields } from "./columns.ts";
import { type LeadContext, loadLeadContext } from "./context.ts";
import { chooseOwner } from "./distribution.ts";
import { effectsOf } from "./effects.ts";
import type { LeadInput } from "./input.ts";
import { NO_INTEREST } from "./interest.ts";
import { withRadar } from "./pending.ts";
import { samePerson } from "./same-person.ts";
import { planLink, planUpdate } from "./update.ts";
import { creationFaults } from "./validity.ts";
import { type LeadPlan, writeResult } from "./write-result.ts";

/** A client whose last activity is older comes into being archived (specification, "Limits"). */
const QUIET_MS = 60 * DAY_MS;

const newLead = (scope: WriteScope, externalRef: string | null, now: number): Lead => ({
  seq: 0,
  id: newId("lead"),
  accountId: scope.accountId,
  externalRef,
  source: scope.source,
  state: "ACTIVE",
  stateBeforeTrash: null,
  status: "NEW",
  name: "",
  phones: [],
  email: null,
  notes: null,
  preApproved: false,
  sharedToNetwork: false,
  interest: NO_INTEREST,
  ownerAccountId: null,
  ownerName: null,
  pending: [],
  radar: "NONE",
  lastActivityAt: null,
  consentGivenAt: null,
  dashboardFields: [],
  version: 1,
  deletedAt: null,
  createdAt: now,
  updatedAt: now,
});

/** A new client with the fields that a request names. */
const fill = (before: Lead, context: LeadContext, input: LeadInput, now: number): Lead => {
  const columns = namedFields(input).map((field) => columnsOf(field, { before, context, input, now }));
  return Object.assign({ ...before }, ...columns);
};

/** All that is wrong with the request of a creation. */
export const faultsOfCreation = (scope: WriteScope, context: LeadContext, input: LeadInput): Fault[] => {
  const now = scope.clock.now();
  return creationFaults(input, context, fill(newLead(scope, null, now), context, input, now), now);
};

const stateOf = ({ lastActivityAt }: Lead, now: number): Lead["state"] =>
  lastActivityAt !== null && lastActivityAt < now - QUIET_MS ? "ARCHIVED" : "ACTIVE";

/** Plans a creation: with the owner the request names, else the one the distribution rule gives. */
export const planCreation = (
  scope: WriteScope,
  context: LeadContext,
  input: LeadInput,
  externalRef: string | null,
): LeadPlan => {
  const now = scope.clock.now();
  const before = newLead(scope, externalRef, now);
  const filled = fill(before, context, input, now);
  refuseAny(creationFaults(input, context, filled, now));
  const chosen = filled.ownerAccountId === null ? chooseOwner(context.candidates) : null;
  const owned = chosen ? { ...filled, ownerAccountId: chosen.id, ownerName: chosen.name } : filled;
  const lead = withRadar({ ...owned, state: stateOf(filled, now) });
  const { accountId } = scope;
  const byRule = chosen !== null;
  const effects = effectsOf({ accountId, before: null, after: lead, event: "lead.created", byRule });
  return { ...effects, data: lead, result: writeResult(scope, "CREATED"), subject: lead.id };
};

/**
 * POST /leads: creates, unless the person is a client already.
 * @throws Refusal external_ref_exists with the id of the client that has the code
 */
export const createLead = async (
  scope: WriteScope,
  { externalRef, ...input }: LeadInput & { externalRef?: string | undefined },
): Promise<LeadPlan> => {
  const target = externalRef === undefined ? null : { ref: externalRef };
  const context = await loadLeadContext(scope, target, input, true);
  if (context.lead) {
    throw new Refusal("external_ref_exists", { members: { existingId: context.lead.id } });
  }
  const match = samePerson(context);
  if (!match) return planCreation(scope, context, input, externalRef ?? null);
  if (externalRef !== undefined) return planLink(scope, context, match, input, externalRef);
  return planUpdate(scope, context, match.lead, input, { matchedBy: match.matchedBy });
};
