import type { WriteContext } from "../../../call-context.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { Refusal, refuseAny } from "../../../errors/refusal.ts";
import { overlay, owning } from "../../records/dashboard-fields.ts";
import { nextVersion } from "../../records/row.ts";
import { changesOf, differences } from "./difference.ts";
import { columnsOf, namedFields, ownableFields, type WrittenField } from "./fields.ts";
import type { LeadInput } from "./input.ts";
import type { LoadedLead } from "./load.ts";
import { withRadar } from "./pending.ts";
import { changePlan, unchangedPlan } from "./plan.ts";
import { assertOwnIdentities, type Match } from "./same-person.ts";
import { assertWritable, consistencyFaults, referenceFaults } from "./validity.ts";
import type { LeadPlan, LeadWriteResult } from "./write-result.ts";

/** How a request found a client that it did not name. */
interface Found {
  readonly matchedBy?: LeadWriteResult["matchedBy"];
  /** The code that the client gains. */
  readonly externalRef?: string;
}

const merge = (ctx: WriteContext, loaded: LoadedLead, before: Lead, input: LeadInput) => {
  const isDashboard = ctx.source === "DASHBOARD";
  const writing = { before, references: loaded, input, now: ctx.clock.now() };
  const { record, conflicts } = overlay<Lead, WrittenField>(
    before,
    namedFields(input),
    isDashboard,
    (field) => columnsOf(field, writing),
  );
  return { merged: isDashboard ? owning(record, ownableFields(input)) : record, conflicts };
};

const faultsOf = (ctx: WriteContext, loaded: LoadedLead, input: LeadInput, merged: Lead): Fault[] => [
  ...referenceFaults(input, loaded, ctx.clock.now()),
  ...consistencyFaults(merged, input),
];

/** All faults of an update's request. */
export const updateFaults = (
  ctx: WriteContext,
  loaded: LoadedLead,
  before: Lead,
  input: LeadInput,
): Fault[] => faultsOf(ctx, loaded, input, merge(ctx, loaded, before, input).merged);

/**
 * Plans an update: keeps absent fields and dashboard fields, moves the activity date only forward. UNCHANGED if
 * nothing differs.
 * @throws Refusal lead_in_trash, invalid_param, consent_required, request_refused
 */
export const planUpdate = (
  ctx: WriteContext,
  loaded: LoadedLead,
  before: Lead,
  input: LeadInput,
  { matchedBy = null, externalRef }: Found = {},
): LeadPlan => {
  assertWritable(before);
  const { merged, conflicts } = merge(ctx, loaded, before, input);
  refuseAny(faultsOf(ctx, loaded, input, merged));
  assertOwnIdentities(loaded, before, merged);
  const linked = externalRef === undefined ? merged : { ...merged, externalRef };
  const next = withRadar(linked);
  const changes = changesOf(before, next);
  const report = { conflicts, matchedBy, changes };
  const owners = before.dashboardFields.length !== next.dashboardFields.length;
  if (changes.length === 0 && !owners) return unchangedPlan(ctx, before, "UNCHANGED", report);
  const visible = changes.length > 0 || differences(before, next).length > 0;
  const after = nextVersion(before, next, visible ? ctx.clock.now() : null);
  const outcome = externalRef === undefined ? "UPDATED" : "LINKED";
  const stored = loaded.clientele.bytes;
  return changePlan(ctx, { before, after, event: "lead.updated", stored }, outcome, report);
};

/**
 * A new code for an existing client: the record gains it, and the request's fields.
 * @throws Refusal lead_in_trash, lead_linked_to_other_ref
 */
export const planLink = (
  ctx: WriteContext,
  loaded: LoadedLead,
  { lead, matchedBy }: Match,
  input: LeadInput,
  externalRef: string,
): LeadPlan => {
  assertWritable(lead);
  if (lead.externalRef !== null) throw new Refusal("lead_linked_to_other_ref");
  return planUpdate(ctx, loaded, lead, input, { matchedBy, externalRef });
};
