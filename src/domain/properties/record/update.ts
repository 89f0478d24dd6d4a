import type { WriteContext } from "../../../call-context.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Fault } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { overlay, withDashboardFields } from "../../records/dashboard-fields.ts";
import { refWarnings } from "../../records/likely-ref.ts";
import { nextVersion } from "../../records/row.ts";
import { confirmed, isExpired, isFresh } from "../confirmation.ts";
import { isGallery, namingSources, requestGallery } from "../gallery.ts";
import {
  changesOf,
  columnsOf,
  differences,
  namedFields,
  shownName,
  type WrittenField,
  wouldShow,
} from "./fields.ts";
import type { InputField, PropertyInput } from "./input.ts";
import type { LoadedProperty } from "./load.ts";
import { lossWarnings, warningsOf, withEligibility } from "./pending.ts";
import { changePlan, type PropertyPlan, unchangedPlan } from "./plan.ts";
import {
  assertNotManaged,
  assertWritable,
  consistencyFaults,
  launchFaults,
  referenceFaults,
} from "./validity.ts";

interface Merge {
  readonly property: RelatedProperty;
  readonly conflicts: string[];
  readonly applied: readonly WrittenField[];
  readonly withheld: ReadonlyMap<string, unknown>;
}

/** A gallery chosen in the dashboard is kept; requesting the same one is no conflict. */
const keepsPhotos = (ctx: WriteContext, before: Property, { photos }: PropertyInput): boolean =>
  ctx.source !== "DASHBOARD" &&
  before.dashboardFields.includes("photos") &&
  photos !== undefined &&
  !isGallery(before, photos);

/** Fields written in the dashboard become its own, including the gallery. */
const merge = (
  ctx: WriteContext,
  before: RelatedProperty,
  input: PropertyInput,
  loaded: LoadedProperty,
  released: readonly string[] = [],
): Merge => {
  const isDashboard = ctx.source === "DASHBOARD";
  const writing = { ...loaded, property: before };
  const { record, conflicts, applied } = overlay<RelatedProperty, WrittenField>(
    before,
    namedFields(input),
    isDashboard,
    (field) => columnsOf(field, input, writing),
  );
  const kept = keepsPhotos(ctx, before, input) ? ["photos"] : [];
  const values = conflicts.map((field) => [field, wouldShow(field, before, input, writing)] as const);
  const edited = Object.keys(input).filter((field) => input[field as InputField] !== undefined);
  return {
    property: isDashboard
      ? withDashboardFields(
          record,
          edited,
          (field) => edited.includes(field) && released.includes(shownName(field)),
        )
      : record,
    conflicts: [...conflicts, ...kept].map(shownName),
    applied,
    withheld: new Map([...values, ...kept.map((field) => [field, input.photos] as const)]),
  };
};

/** Whether it left the feed and has returned. Properties sold, rented or taken offline by hand stay so. */
const isBack = ({ source }: WriteContext, { status, inactiveReason }: Property): boolean =>
  source === "FEED" && status === "INACTIVE" && inactiveReason === "FEED_REMOVED";

/** Brings back a property that expired or left its feed, if the quota allows; a full quota refuses no write. */
const revive = <P extends Property>(ctx: WriteContext, property: P, loaded: LoadedProperty): P =>
  (isExpired(property) || isBack(ctx, property)) && loaded.portfolio.active < ctx.propertyLimit
    ? { ...property, status: "ACTIVE", inactiveReason: null }
    : property;

/** A rejected property that its owner changes is reviewed again; an approval stays (rules 12.2). */
const resubmit = <P extends Property>(ctx: WriteContext, before: Property, after: P): P =>
  before.curationStatus === "REJECTED" && ctx.source !== "DASHBOARD" && changesOf(before, after).length > 0
    ? { ...after, curationStatus: "PENDING", curationReason: null }
    : after;

const faultsOf = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  { property, applied }: Merge,
): Fault[] => [
  ...referenceFaults(input, loaded, ctx.links),
  ...launchFaults(property, input),
  ...(ctx.source === "FEED" ? [] : consistencyFaults(property, applied)),
];

/** All faults of a request to update a property. */
export const updateFaults = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  before: RelatedProperty,
  given: PropertyInput,
): Fault[] => {
  const input = namingSources(before, given, ctx.links);
  return faultsOf(ctx, loaded, input, merge(ctx, before, input, loaded));
};

/**
 * Plans an update: keeps absent fields and dashboard fields, confirms availability. UNCHANGED if nothing differs and
 * the last confirmation is fresh; CONFIRMED if only the date is renewed.
 * @param released the written fields, named as in answers, that belong to the API again
 * @throws Refusal property_in_trash, feed_sync_active, invalid_property, invalid_param
 */
export const planUpdate = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  before: RelatedProperty,
  given: PropertyInput,
  released: readonly string[] = [],
): PropertyPlan => {
  const input = namingSources(before, given, ctx.links);
  const now = ctx.clock.now();
  assertWritable(before);
  assertNotManaged(ctx, loaded);
  const merged = merge(ctx, before, input, loaded, released);
  const { property, conflicts } = merged;
  refuseAny(faultsOf(ctx, loaded, input, merged));
  const photosKept = conflicts.includes("photos");
  const gallery = requestGallery(ctx, property, photosKept ? undefined : input.photos, now);
  const resubmitted = resubmit(ctx, before, gallery.property);
  const revived = withEligibility(revive(ctx, resubmitted, loaded));
  const changes = changesOf(before, revived);
  const photos = photosKept ? ("UNCHANGED" as const) : gallery.outcome;
  const ofInput = warningsOf(revived, input, loaded);
  const warnings = [
    ...refWarnings(loaded.likelyRef),
    ...ofInput,
    ...lossWarnings(before, revived, photos, ofInput),
  ];
  const report = { conflicts, photos, changes, warnings };
  const owners = before.dashboardFields.join() !== revived.dashboardFields.join();
  const changesOnRequest = (before.priceOnRequest ?? false) !== (revived.priceOnRequest ?? false);
  const isChanged = changes.length > 0 || gallery.jobs.length > 0 || changesOnRequest;
  const { withheld } = merged;
  if (!isChanged && !owners && isFresh(before, now))
    return { ...unchangedPlan(ctx, before, "UNCHANGED", report), withheld };
  const visible = changes.length > 0 || differences(before, revived).length > 0;
  const after = confirmed(nextVersion(before, revived, visible ? now : null), now);
  const { jobs, statements: also } = gallery;
  const change = {
    before,
    after,
    event: "property.updated",
    incidental: true,
    jobs,
    also,
    stored: loaded.portfolio.bytes,
  } as const;
  return { ...changePlan(ctx, change, isChanged ? "UPDATED" : "CONFIRMED", report), withheld };
};
