import { NO_EFFECTS } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { overlay, owning } from "../records/dashboard-fields.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import { columnsOf, type LeadField, namedFields, ownableFields } from "./columns.ts";
import type { LeadContext } from "./context.ts";
import { changesOf, differences } from "./difference.ts";
import { effectsOf } from "./effects.ts";
import type { LeadInput } from "./input.ts";
import { withRadar } from "./pending.ts";
import { assertOwnIdentities, type Match } from "./same-person.ts";
import { assertWritable, updateFaults } from "./validity.ts";
import { type LeadPlan, type LeadWriteResult, writeResult } from "./write-result.ts";

/** How a request came to a client that it did not name. */
interface Found {
  readonly matchedBy?: LeadWriteResult["matchedBy"];
  /** The code the client gains. */
  readonly externalRef?: string;
}

const merge = (scope: WriteScope, context: LeadContext, before: Lead, input: LeadInput) => {
  const isDashboard = scope.source === "DASHBOARD";
  const writing = { before, context, input, now: scope.clock.now() };
  const { record, conflicts } = overlay<Lead, LeadField>(before, namedFields(input), isDashboard, (field) =>
    columnsOf(field, writing),
  );
  return { merged: isDashboard ? owning(record, ownableFields(input)) : record, conflicts };
};

/** All that is wrong with the request of an update. */
export const faultsOfUpdate = (
  scope: WriteScope,
  context: LeadContext,
  before: Lead,
  input: LeadInput,
): Fault[] => updateFaults(input, context, merge(scope, context, before, input).merged, scope.clock.now());

/**
 * Plans an update: absent fields kept, dashboard fields kept, the activity date only forward. UNCHANGED when nothing
 * differs.
 * @throws Refusal lead_in_trash, invalid_param, consent_required, request_refused
 */
export const planUpdate = (
  scope: WriteScope,
  context: LeadContext,
  before: Lead,
  input: LeadInput,
  { matchedBy = null, externalRef }: Found = {},
): LeadPlan => {
  assertWritable(before);
  const now = scope.clock.now();
  const { merged, conflicts } = merge(scope, context, before, input);
  refuseAny(updateFaults(input, context, merged, now));
  assertOwnIdentities(context, before, merged);
  const linked = externalRef === undefined ? merged : { ...merged, externalRef };
  const next = withRadar(linked);
  const changes = changesOf(before, next);
  const report = { conflicts, matchedBy, changes };
  const owners = before.dashboardFields.length !== next.dashboardFields.length;
  if (changes.length === 0 && !owners) {
    const result = writeResult(scope, "UNCHANGED", report);
    return { ...NO_EFFECTS, data: before, result, subject: before.id };
  }
  const visible = changes.length > 0 || differences(before, next).length > 0;
  const after = nextVersion(before, next, visible ? now : before.updatedAt);
  const { accountId } = scope;
  const effects = effectsOf({ accountId, before, after, event: "lead.updated" });
  const outcome = externalRef === undefined ? "UPDATED" : "LINKED";
  return { ...effects, data: after, result: writeResult(scope, outcome, report), subject: before.id };
};

/**
 * A new code of a person who is a client already: their record gains it, and what the request says of them.
 * @throws Refusal lead_in_trash, lead_linked_to_other_ref
 */
export const planLink = (
  scope: WriteScope,
  context: LeadContext,
  { lead, matchedBy }: Match,
  input: LeadInput,
  externalRef: string,
): LeadPlan => {
  assertWritable(lead);
  if (lead.externalRef !== null) throw new Refusal("lead_linked_to_other_ref");
  return planUpdate(scope, context, lead, input, { matchedBy, externalRef });
};
