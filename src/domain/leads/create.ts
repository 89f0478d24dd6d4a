import type { WriteContext } from "../../call-context.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { columnsOf, namedFields } from "./record/columns.ts";
import { chooseOwner } from "./record/distribution.ts";
import { effectsOf } from "./record/effects.ts";
import type { LeadInput } from "./record/input.ts";
import { NO_INTEREST } from "./record/interest.ts";
import { type LoadedLead, loadLead } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { samePerson } from "./record/same-person.ts";
import { planLink, planUpdate } from "./record/update.ts";
import { creationFaults } from "./record/validity.ts";
import { type LeadPlan, writeResult } from "./record/write-result.ts";

/** A client whose last activity is older comes into being archived (rules 15.14). */
const QUIET_MS = 60 * DAY_MS;

const newLead = (ctx: WriteContext, externalRef: string | null, now: number): Lead => ({
  seq: 0,
  id: newId("lead"),
  accountId: ctx.accountId,
  externalRef,
  source: ctx.source,
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
const fill = (before: Lead, loaded: LoadedLead, input: LeadInput, now: number): Lead => {
  const columns = namedFields(input).map((field) =>
    columnsOf(field, { before, context: loaded, input, now }),
  );
  return Object.assign({ ...before }, ...columns);
};

/** All that is wrong with the request of a creation. */
export const faultsOfCreation = (ctx: WriteContext, loaded: LoadedLead, input: LeadInput): Fault[] => {
  const now = ctx.clock.now();
  return creationFaults(input, loaded, fill(newLead(ctx, null, now), loaded, input, now), now);
};

const stateOf = ({ lastActivityAt }: Lead, now: number): Lead["state"] =>
  lastActivityAt !== null && lastActivityAt < now - QUIET_MS ? "ARCHIVED" : "ACTIVE";

/** Plans a creation: with the owner the request names, else the one the distribution rule gives. */
export const planCreation = (
  ctx: WriteContext,
  loaded: LoadedLead,
  input: LeadInput,
  externalRef: string | null,
): LeadPlan => {
  const now = ctx.clock.now();
  const before = newLead(ctx, externalRef, now);
  const filled = fill(before, loaded, input, now);
  refuseAny(creationFaults(input, loaded, filled, now));
  const chosen = filled.ownerAccountId === null ? chooseOwner(loaded.candidates) : null;
  const owned = chosen ? { ...filled, ownerAccountId: chosen.id, ownerName: chosen.name } : filled;
  const lead = withRadar({ ...owned, state: stateOf(filled, now) });
  const { accountId } = ctx;
  const byRule = chosen !== null;
  const effects = effectsOf({ accountId, before: null, after: lead, event: "lead.created", byRule });
  return { ...effects, data: lead, result: writeResult(ctx, "CREATED"), subject: lead.id };
};

/**
 * POST /leads: creates, unless the person is a client already.
 * @throws Refusal external_ref_exists with the id of the client that has the code
 */
export const createLead = async (
  ctx: WriteContext,
  { externalRef, ...input }: LeadInput & { externalRef?: string | undefined },
): Promise<LeadPlan> => {
  const target = externalRef === undefined ? null : { ref: externalRef };
  const loaded = await loadLead(ctx, target, input, true);
  if (loaded.lead) {
    throw new Refusal("external_ref_exists", { members: { existingId: loaded.lead.id } });
  }
  const match = samePerson(loaded);
  if (!match) return planCreation(ctx, loaded, input, externalRef ?? null);
  if (externalRef !== undefined) return planLink(ctx, loaded, match, input, externalRef);
  return planUpdate(ctx, loaded, match.lead, input, { matchedBy: match.matchedBy });
};
