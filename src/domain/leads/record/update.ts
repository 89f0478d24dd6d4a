import type { WriteContext } from "../../../call-context.ts";
import type { Lead } from "../../../db/schema/leads.ts";
import type { Fault } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { overlay, withDashboardFields } from "../../records/dashboard-fields.ts";
import { refWarnings } from "../../records/likely-ref.ts";
import { nextVersion } from "../../records/row.ts";
import { changesOf, differences } from "./difference.ts";
import { columnsOf, flagsBeyond, namedFields, ownableFields, type WrittenField } from "./fields.ts";
import type { LoadedLead } from "./load.ts";
import { gapWarnings, withEligibility } from "./pending.ts";
import { changePlan, unchangedPlan } from "./plan.ts";
import { assertOwnIdentities } from "./same-person.ts";
import { assertWritable, consistencyFaults, referenceFaults } from "./validity.ts";
import type { LeadPlan } from "./write-result.ts";

const merge = (ctx: WriteContext, loaded: LoadedLead, before: Lead) => {
  const { input } = loaded.given;
  const isDashboard = ctx.source === "DASHBOARD";
  const writing = { before, references: loaded, input, now: ctx.clock.now() };
  const { record, conflicts } = overlay<Lead, WrittenField>(
    before,
    namedFields(input),
    isDashboard,
    (field) => columnsOf(field, writing),
  );
  const unsetFlags = record.unsetFlags && flagsBeyond(record.unsetFlags, input);
  const merged = { ...record, unsetFlags };
  return { merged: isDashboard ? withDashboardFields(merged, ownableFields(input)) : merged, conflicts };
};

const faultsOf = (ctx: WriteContext, loaded: LoadedLead, merged: Lead): Fault[] => [
  ...referenceFaults(loaded.given.input, loaded, ctx.clock.now()),
  ...consistencyFaults(merged, loaded.given),
];

/** All faults of a request to update a client. */
export const updateFaults = (ctx: WriteContext, loaded: LoadedLead, before: Lead): Fault[] =>
  faultsOf(ctx, loaded, merge(ctx, loaded, before).merged);

/** Invisible changes: who holds which fields, and which flags somebody has set. */
const differsUnseen = (before: Lead, after: Lead): boolean =>
  before.dashboardFields.length !== after.dashboardFields.length ||
  before.unsetFlags?.length !== after.unsetFlags?.length;

/**
 * Plans an update: keeps absent fields and dashboard fields, moves the activity date only forward. UNCHANGED if
 * nothing differs.
 * @throws Refusal lead_in_trash, invalid_param, consent_required, request_refused
 */
export const planUpdate = (ctx: WriteContext, loaded: LoadedLead, before: Lead): LeadPlan => {
  assertWritable(before);
  const { merged, conflicts } = merge(ctx, loaded, before);
  refuseAny(faultsOf(ctx, loaded, merged));
  assertOwnIdentities(ctx, loaded, before, merged);
  const next = withEligibility(merged);
  const changes = changesOf(before, next);
  const report = {
    conflicts,
    changes,
    warnings: [...refWarnings(loaded.likelyRef), ...loaded.given.warnings, ...gapWarnings(before, next)],
  };
  if (changes.length === 0 && !differsUnseen(before, next))
    return unchangedPlan(ctx, before, "UNCHANGED", report);
  const visible = changes.length > 0 || differences(before, next).length > 0;
  const after = nextVersion(before, next, visible ? ctx.clock.now() : null);
  const owns = before.dashboardFields.length !== next.dashboardFields.length;
  const outcome = changes.length > 0 || owns ? "UPDATED" : "UNCHANGED";
  const stored = loaded.clientele.bytes;
  return changePlan(ctx, { before, after, event: "lead.updated", stored }, outcome, report);
};
