import type { WriteContext } from "../../call-context.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import type { Source } from "../../vocabulary/value-lists.ts";
import { columnsOf, namedFields } from "./record/columns.ts";
import { effectsOf } from "./record/effects.ts";
import { namingSources, requestGallery } from "./record/gallery.ts";
import type { PropertyInput } from "./record/input.ts";
import { type LoadedProperty, loadProperty } from "./record/load.ts";
import { withRadar } from "./record/pending.ts";
import { assertMayGrow } from "./record/portfolio.ts";
import { assertNotManaged, type PropertyPlan } from "./record/update.ts";
import { completenessFaults, referenceFaults } from "./record/validity.ts";
import { writeResult } from "./record/write-result.ts";

/** What is particular to how a property comes to be. */
export interface Origin {
  readonly externalRef: string | null;
  readonly kind?: Property["kind"];
  readonly developmentId?: string | null;
  readonly launch?: Property["launch"];
}

const NO_VALUES = {
  seq: 0,
  statusBeforeTrash: null,
  inactiveReason: null,
  type: null,
  forSale: false,
  forRent: false,
  salePriceCents: null,
  rentPriceCents: null,
  title: null,
  description: null,
  neighborhood: null,
  neighborhoodSlug: null,
  city: null,
  cityId: null,
  citySlug: null,
  state: null,
  street: null,
  number: null,
  complement: null,
  bedrooms: null,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  area: null,
  privateArea: null,
  amenities: [],
  listingUrl: null,
  captadorAccountId: null,
  captadorTeamName: null,
  captadorName: null,
  sharedToNetwork: false,
  commissionPercent: null,
  rentCommissionMonths: null,
  splitListingPercent: null,
  pending: [],
  radar: "NONE",
  curationReason: null,
  noticeAt: null,
  photos: [],
  photoRequestId: null,
  photoRequest: null,
  photoState: null,
  photoIngested: null,
  photoFailed: null,
  photoQueuedAt: null,
  photoFinishedAt: null,
  dashboardFields: [],
  deletedAt: null,
} as const satisfies Partial<Property>;

/** The operator reviews what comes by API or feed; what is made in the dashboard was reviewed there. */
const curationOf = (source: Source): Property["curationStatus"] =>
  source === "DASHBOARD" ? null : "PENDING";

const newProperty = (ctx: WriteContext, origin: Origin, now: number): Property => ({
  ...NO_VALUES,
  id: newId("property"),
  accountId: ctx.accountId,
  externalRef: origin.externalRef,
  kind: origin.kind ?? "PROPERTY",
  developmentId: origin.developmentId ?? null,
  source: ctx.source,
  status: "ACTIVE",
  curationStatus: curationOf(ctx.source),
  launch: origin.launch ?? null,
  confirmedAt: now,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

const filled = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  { origin, now }: { origin: Origin; now: number },
): Property =>
  Object.assign(
    newProperty(ctx, origin, now),
    ...namedFields(input).map((field) => columnsOf(field, input, loaded)),
  );

/** A feed's type or city that the catalogue lacks waits in radar.pending; what it leaves out was skipped before. */
const faultsOf = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  made: Property,
): Fault[] => [
  ...referenceFaults(input, loaded, ctx.links),
  ...(made.kind === "PROPERTY" && ctx.source !== "FEED" ? completenessFaults(made) : []),
];

/** All that is wrong with the request of a creation. */
export const creationFaults = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
): Fault[] => faultsOf(ctx, loaded, input, filled(ctx, loaded, input, { origin, now: 0 }));

/** Plans a creation: ACTIVE, under review, with the minimum (rules 10.10, 11.1, 12.1). */
export const planCreation = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
): PropertyPlan => {
  const now = ctx.clock.now();
  const made = filled(ctx, loaded, input, { origin, now });
  refuseAny(faultsOf(ctx, loaded, input, made));
  assertMayGrow(loaded.portfolio, ctx.propertyLimit);
  const gallery = requestGallery(ctx, made, namingSources(made, input, ctx.links).photos, now);
  const property = withRadar(gallery.property);
  const effects = effectsOf({
    accountId: ctx.accountId,
    before: null,
    after: property,
    event: "property.created",
    limit: ctx.propertyLimit,
    now,
    jobs: gallery.jobs,
    also: gallery.statements,
  });
  const photos = gallery.outcome === "CLEARED" ? "UNCHANGED" : gallery.outcome;
  return {
    ...effects,
    data: property,
    result: writeResult(ctx, "CREATED", { photos }),
    subject: property.id,
  };
};

/**
 * POST /properties.
 * @param particular what a property of another kind has besides
 * @throws Refusal external_ref_exists with the id of the property that has the code
 */
export const createProperty = async (
  ctx: WriteContext,
  { externalRef, ...input }: PropertyInput & { externalRef?: string | undefined },
  particular: Omit<Origin, "externalRef"> = {},
): Promise<PropertyPlan> => {
  const loaded = await loadProperty(ctx, externalRef === undefined ? null : { ref: externalRef }, input);
  if (loaded.property) {
    assertNotManaged(ctx, loaded);
    throw new Refusal("external_ref_exists", { members: { existingId: loaded.property.id } });
  }
  return planCreation(ctx, loaded, input, { externalRef: externalRef ?? null, ...particular });
};
