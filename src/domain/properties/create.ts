import type { Property } from "../../db/schema/properties.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { newId } from "../../lib/id.ts";
import type { Source, WriteScope } from "../scope.ts";
import { columnsOf, namedFields } from "./columns.ts";
import { loadContext, type WriteContext } from "./context.ts";
import { effectsOf } from "./effects.ts";
import { requestGallery } from "./gallery.ts";
import type { PropertyInput } from "./input.ts";
import { withRadar } from "./pending.ts";
import { assertMayGrow } from "./portfolio.ts";
import { assertNotManaged, type PropertyPlan } from "./update.ts";
import { completenessFaults, referenceFaults } from "./validity.ts";
import { writeResult } from "./write-result.ts";

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

const newProperty = (scope: WriteScope, origin: Origin, now: number): Property => ({
  ...NO_VALUES,
  id: newId("property"),
  accountId: scope.accountId,
  externalRef: origin.externalRef,
  kind: origin.kind ?? "PROPERTY",
  developmentId: origin.developmentId ?? null,
  source: scope.source,
  status: "ACTIVE",
  curationStatus: curationOf(scope.source),
  launch: origin.launch ?? null,
  confirmedAt: now,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

const filled = (
  scope: WriteScope,
  context: WriteContext,
  input: PropertyInput,
  { origin, now }: { origin: Origin; now: number },
): Property =>
  Object.assign(
    newProperty(scope, origin, now),
    ...namedFields(input).map((field) => columnsOf(field, input, context)),
  );

/** A feed's type or city that the catalogue lacks waits in radar.pending; what it leaves out was skipped before. */
const faultsOf = (
  scope: WriteScope,
  context: WriteContext,
  input: PropertyInput,
  made: Property,
): Fault[] => [
  ...referenceFaults(input, context, scope.links),
  ...(made.kind === "PROPERTY" && scope.source !== "FEED" ? completenessFaults(made) : []),
];

/** All that is wrong with the request of a creation. */
export const creationFaults = (
  scope: WriteScope,
  context: WriteContext,
  input: PropertyInput,
  origin: Origin,
): Fault[] => faultsOf(scope, context, input, filled(scope, context, input, { origin, now: 0 }));

/** Plans a creation: ACTIVE, under review, with the minimum of decisions §3. */
export const planCreation = (
  scope: WriteScope,
  context: WriteContext,
  input: PropertyInput,
  origin: Origin,
): PropertyPlan => {
  const now = scope.clock.now();
  const made = filled(scope, context, input, { origin, now });
  refuseAny(faultsOf(scope, context, input, made));
  assertMayGrow(context.portfolio, scope.propertyLimit);
  const gallery = requestGallery(made, input.photos, scope.source, now);
  const property = withRadar(gallery.property);
  const effects = effectsOf({
    accountId: scope.accountId,
    before: null,
    after: property,
    event: "property.created",
    limit: scope.propertyLimit,
    now,
    jobs: gallery.jobs,
  });
  const photos = gallery.outcome === "CLEARED" ? "UNCHANGED" : gallery.outcome;
  return {
    ...effects,
    data: property,
    result: writeResult(scope, "CREATED", { photos }),
    subject: property.id,
  };
};

/**
 * POST /properties.
 * @param particular what a property of another kind has besides
 * @throws Refusal external_ref_exists with the id of the property that has the code
 */
export const createProperty = async (
  scope: WriteScope,
  { externalRef, ...input }: PropertyInput & { externalRef?: string | undefined },
  particular: Omit<Origin, "externalRef"> = {},
): Promise<PropertyPlan> => {
  const context = await loadContext(scope, externalRef === undefined ? null : { ref: externalRef }, input);
  if (context.property) {
    assertNotManaged(scope, context);
    throw new Refusal("external_ref_exists", { members: { existingId: context.property.id } });
  }
  return planCreation(scope, context, input, { externalRef: externalRef ?? null, ...particular });
};
