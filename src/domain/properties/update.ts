import type { Plan } from "../../db/plan.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { overlay, owning } from "../records/dashboard-fields.ts";
import { nextVersion } from "../records/row.ts";
import type { WriteScope } from "../scope.ts";
import { columnsOf, namedFields } from "./columns.ts";
import { confirmed, isExpired, isFresh } from "./confirmation.ts";
import type { WriteContext } from "./context.ts";
import { differences } from "./difference.ts";
import { effectsOf } from "./effects.ts";
import { isGallery, requestGallery } from "./gallery.ts";
import type { InputField, PropertyInput } from "./input.ts";
import { withRadar } from "./pending.ts";
import { consistencyFaults, referenceFaults } from "./validity.ts";
import { changesOf, type PropertyWriteResult, writeResult } from "./write-result.ts";

export type PropertyPlan = Plan<Property, PropertyWriteResult>;

interface Merge {
  readonly property: Property;
  readonly conflicts: string[];
  readonly applied: readonly InputField[];
}

/** A gallery chosen in the dashboard is kept; asking for the one that it is already is no conflict. */
const keepsPhotos = (scope: WriteScope, before: Property, { photos }: PropertyInput): boolean =>
  scope.source !== "DASHBOARD" &&
  before.dashboardFields.includes("photos") &&
  photos !== undefined &&
  !isGallery(before, photos);

/** Fields the dashboard wrote become its own, the gallery among them. */
const merge = (scope: WriteScope, before: Property, input: PropertyInput, context: WriteContext): Merge => {
  const isDashboard = scope.source === "DASHBOARD";
  const { record, conflicts, applied } = overlay<Property, InputField>(
    before,
    namedFields(input),
    isDashboard,
    (field) => columnsOf(field as keyof typeof input & Exclude<InputField, "photos">, input, context),
  );
  if (keepsPhotos(scope, before, input)) conflicts.push("photos");
  const edited = Object.keys(input).filter((field) => input[field as InputField] !== undefined);
  return { property: isDashboard ? owning(record, edited) : record, conflicts, applied };
};

/** Left the feed and is in it again. What was sold, rented or taken offline by hand stays so. */
const isBack = ({ source }: WriteScope, { status, inactiveReason }: Property): boolean =>
  source === "FEED" && status === "INACTIVE" && inactiveReason === "FEED_REMOVED";

/** Back from the 60-day rule or into the feed, when the quota allows; the write itself is never refused for it. */
const revive = (scope: WriteScope, property: Property, context: WriteContext): Property =>
  (isExpired(property) || isBack(scope, property)) && context.portfolio.active < scope.propertyLimit
    ? { ...property, status: "ACTIVE", inactiveReason: null }
    : property;

/** What was rejected and is then changed by its owner is looked at again; an approval stays (decisions §3). */
const resubmit = (scope: WriteScope, before: Property, after: Property): Property =>
  before.curationStatus === "REJECTED" && scope.source !== "DASHBOARD" && changesOf(before, after).length > 0
    ? { ...after, curationStatus: "PENDING", curationReason: null }
    : after;

/** @throws Refusal property_in_trash */
export const assertWritable = (property: Property): void => {
  if (property.status === "DELETED") throw new Refusal("property_in_trash");
};

/** @throws Refusal feed_sync_active for the API; the dashboard's fields win over the feed's */
export const assertNotManaged = (scope: WriteScope, { feedManaged }: WriteContext): void => {
  if (feedManaged && scope.source === "API") throw new Refusal("feed_sync_active");
};

const faultsOf = (
  scope: WriteScope,
  context: WriteContext,
  input: PropertyInput,
  { property, applied }: Merge,
): Fault[] => [
  ...referenceFaults(input, context, scope.links),
  ...(scope.source === "FEED" ? [] : consistencyFaults(property, applied)),
];

/** All that is wrong with the request of an update. */
export const updateFaults = (
  scope: WriteScope,
  context: WriteContext,
  before: Property,
  input: PropertyInput,
): Fault[] => faultsOf(scope, context, input, merge(scope, before, input, context));

/**
 * Plans an update: absent fields kept, dashboard fields kept, availability confirmed.
 * UNCHANGED when nothing differs and the last confirmation is fresh; CONFIRMED when only the date is renewed.
 */
export const planUpdate = (scope: WriteScope, context: WriteContext, input: PropertyInput): PropertyPlan => {
  const before = context.property!;
  const now = scope.clock.now();
  assertWritable(before);
  assertNotManaged(scope, context);
  const merged = merge(scope, before, input, context);
  const { property, conflicts } = merged;
  refuseAny(faultsOf(scope, context, input, merged));
  const photosKept = conflicts.includes("photos");
  const gallery = requestGallery(property, photosKept ? undefined : input.photos, scope.source, now);
  const resubmitted = resubmit(scope, before, gallery.property);
  const revived = withRadar(revive(scope, resubmitted, context));
  const changes = changesOf(before, revived);
  const report = { conflicts, photos: photosKept ? ("UNCHANGED" as const) : gallery.outcome, changes };
  const owners = before.dashboardFields.length !== revived.dashboardFields.length;
  const isChanged = changes.length > 0 || gallery.jobs.length > 0;
  if (!isChanged && !owners && isFresh(before, now)) {
    return {
      ...NO_EFFECTS,
      data: before,
      result: writeResult(scope, "UNCHANGED", report),
      subject: before.id,
    };
  }
  const visible = changes.length > 0 || differences(before, revived).length > 0;
  const after = confirmed(nextVersion(before, revived, visible ? now : before.updatedAt), now);
  const effects = effectsOf({
    accountId: scope.accountId,
    before,
    after,
    event: "property.updated",
    limit: scope.propertyLimit,
    now,
    unasked: true,
    jobs: gallery.jobs,
  });
  const outcome = isChanged ? "UPDATED" : "CONFIRMED";
  return { ...effects, data: after, result: writeResult(scope, outcome, report), subject: before.id };
};
