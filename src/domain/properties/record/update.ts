import type { WriteContext } from "../../../call-context.ts";
import type { WritePlan } from "../../../db/plan.ts";
import { NO_EFFECTS } from "../../../db/plan.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Fault } from "../../../errors/faults.ts";
import { Refusal, refuseAny } from "../../../errors/refusal.ts";
import { overlay, owning } from "../../records/dashboard-fields.ts";
import { nextVersion } from "../../records/row.ts";
import { columnsOf, namedFields } from "./columns.ts";
import { confirmed, isExpired, isFresh } from "./confirmation.ts";
import { differences } from "./difference.ts";
import { effectsOf } from "./effects.ts";
import { isGallery, namingSources, requestGallery } from "./gallery.ts";
import type { InputField, PropertyInput } from "./input.ts";
import type { LoadedProperty } from "./load.ts";
import { withRadar } from "./pending.ts";
import { consistencyFaults, referenceFaults } from "./validity.ts";
import { changesOf, type PropertyWriteResult, writeResult } from "./write-result.ts";

export type PropertyPlan = WritePlan<Property, PropertyWriteResult>;

interface Merge {
  readonly property: Property;
  readonly conflicts: string[];
  readonly applied: readonly InputField[];
}

/** A gallery chosen in the dashboard is kept; asking for the one that it is already is no conflict. */
const keepsPhotos = (ctx: WriteContext, before: Property, { photos }: PropertyInput): boolean =>
  ctx.source !== "DASHBOARD" &&
  before.dashboardFields.includes("photos") &&
  photos !== undefined &&
  !isGallery(before, photos);

/** Fields the dashboard wrote become its own, the gallery among them. */
const merge = (ctx: WriteContext, before: Property, input: PropertyInput, loaded: LoadedProperty): Merge => {
  const isDashboard = ctx.source === "DASHBOARD";
  const { record, conflicts, applied } = overlay<Property, InputField>(
    before,
    namedFields(input),
    isDashboard,
    (field) => columnsOf(field as keyof typeof input & Exclude<InputField, "photos">, input, loaded),
  );
  if (keepsPhotos(ctx, before, input)) conflicts.push("photos");
  const edited = Object.keys(input).filter((field) => input[field as InputField] !== undefined);
  return { property: isDashboard ? owning(record, edited) : record, conflicts, applied };
};

/** Left the feed and is in it again. What was sold, rented or taken offline by hand stays so. */
const isBack = ({ source }: WriteContext, { status, inactiveReason }: Property): boolean =>
  source === "FEED" && status === "INACTIVE" && inactiveReason === "FEED_REMOVED";

/** Back from the 60-day rule or into the feed, when the quota allows; the write itself is never refused for it. */
const revive = (ctx: WriteContext, property: Property, loaded: LoadedProperty): Property =>
  (isExpired(property) || isBack(ctx, property)) && loaded.portfolio.active < ctx.propertyLimit
    ? { ...property, status: "ACTIVE", inactiveReason: null }
    : property;

/** What was rejected and is then changed by its owner is looked at again; an approval stays (rules 12.2). */
const resubmit = (ctx: WriteContext, before: Property, after: Property): Property =>
  before.curationStatus === "REJECTED" && ctx.source !== "DASHBOARD" && changesOf(before, after).length > 0
    ? { ...after, curationStatus: "PENDING", curationReason: null }
    : after;

/** @throws Refusal property_in_trash */
export const assertWritable = (property: Property): void => {
  if (property.status === "DELETED") throw new Refusal("property_in_trash");
};

/** @throws Refusal feed_sync_active for the API; the dashboard's fields win over the feed's */
export const assertNotManaged = (ctx: WriteContext, { feedManaged }: LoadedProperty): void => {
  if (feedManaged && ctx.source === "API") throw new Refusal("feed_sync_active");
};

const faultsOf = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  { property, applied }: Merge,
): Fault[] => [
  ...referenceFaults(input, loaded, ctx.links),
  ...(ctx.source === "FEED" ? [] : consistencyFaults(property, applied)),
];

/** All that is wrong with the request of an update. */
export const updateFaults = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  before: Property,
  given: PropertyInput,
): Fault[] => {
  const input = namingSources(before, given, ctx.links);
  return faultsOf(ctx, loaded, input, merge(ctx, before, input, loaded));
};

/**
 * Plans an update: absent fields kept, dashboard fields kept, availability confirmed.
 * UNCHANGED when nothing differs and the last confirmation is fresh; CONFIRMED when only the date is renewed.
 */
export const planUpdate = (ctx: WriteContext, loaded: LoadedProperty, given: PropertyInput): PropertyPlan => {
  const before = loaded.property!;
  const input = namingSources(before, given, ctx.links);
  const now = ctx.clock.now();
  assertWritable(before);
  assertNotManaged(ctx, loaded);
  const merged = merge(ctx, before, input, loaded);
  const { property, conflicts } = merged;
  refuseAny(faultsOf(ctx, loaded, input, merged));
  const photosKept = conflicts.includes("photos");
  const gallery = requestGallery(ctx, property, photosKept ? undefined : input.photos, now);
  const resubmitted = resubmit(ctx, before, gallery.property);
  const revived = withRadar(revive(ctx, resubmitted, loaded));
  const changes = changesOf(before, revived);
  const report = { conflicts, photos: photosKept ? ("UNCHANGED" as const) : gallery.outcome, changes };
  const owners = before.dashboardFields.length !== revived.dashboardFields.length;
  const isChanged = changes.length > 0 || gallery.jobs.length > 0;
  if (!isChanged && !owners && isFresh(before, now)) {
    return {
      ...NO_EFFECTS,
      data: before,
      result: writeResult(ctx, "UNCHANGED", report),
      subject: before.id,
    };
  }
  const visible = changes.length > 0 || differences(before, revived).length > 0;
  const after = confirmed(nextVersion(before, revived, visible ? now : before.updatedAt), now);
  const effects = effectsOf({
    accountId: ctx.accountId,
    before,
    after,
    event: "property.updated",
    limit: ctx.propertyLimit,
    now,
    incidental: true,
    jobs: gallery.jobs,
    also: gallery.statements,
  });
  const outcome = isChanged ? "UPDATED" : "CONFIRMED";
  return { ...effects, data: after, result: writeResult(ctx, outcome, report), subject: before.id };
};
