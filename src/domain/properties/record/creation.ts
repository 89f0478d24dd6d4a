import type { WriteContext } from "../../../call-context.ts";
import type { RelatedProperty } from "../../../db/related-property.ts";
import type { Property } from "../../../db/schema/properties.ts";
import { propertyTable } from "../../../db/schema/properties.ts";
import { type Fault, markLasting } from "../../../errors/faults.ts";
import { refuseAny } from "../../../errors/refusal.ts";
import { newId } from "../../../lib/id.ts";
import type { Source } from "../../../vocabulary/value-lists.ts";
import { refWarnings } from "../../records/likely-ref.ts";
import {
  type GalleryRequest,
  type KeptPhoto,
  namingSources,
  requestGallery,
  storedGallery,
} from "../gallery.ts";
import { assertMayGrow } from "../portfolio.ts";
import { columnsOf, namedFields } from "./fields.ts";
import type { PropertyInput } from "./input.ts";
import type { LoadedProperty } from "./load.ts";
import { warningsOf, withEligibility } from "./pending.ts";
import { changePlan, type PropertyPlan } from "./plan.ts";
import { addressFaults, completenessFaults, referenceFaults } from "./validity.ts";

/** The members that depend on how a property is created. */
export interface Origin {
  readonly externalRef: string | null;
  /** The same request updates the property once somebody else has created it (rules 7.4). */
  readonly orUpdates?: true;
  readonly kind?: Property["kind"];
  /** The development of a unit type. */
  readonly development?: Property | null;
  /** For demonstration data: reviewed, and with photos that the account already has. */
  readonly kept?: readonly KeptPhoto[];
}

/** The operator reviews properties from API and feed; those made in the dashboard were reviewed there. */
const curationOf = (source: Source): Property["curationStatus"] =>
  source === "DASHBOARD" ? null : "PENDING";

const newProperty = (ctx: WriteContext, origin: Origin, now: number): RelatedProperty => ({
  ...propertyTable.nulls,
  seq: 0,
  id: newId("property"),
  accountId: ctx.accountId,
  externalRef: origin.externalRef,
  kind: origin.kind ?? "PROPERTY",
  developmentId: origin.development?.id ?? null,
  source: ctx.source,
  status: "ACTIVE",
  forSale: false,
  forRent: false,
  amenities: [],
  sharedToNetwork: false,
  pending: [],
  radar: "NONE",
  curationStatus: origin.kept ? "APPROVED" : curationOf(ctx.source),
  confirmedAt: now,
  launch: null,
  photos: [],
  dashboardFields: [],
  version: 1,
  createdAt: now,
  updatedAt: now,
  weighed: true,
  relatives: { development: origin.development ?? null, units: [] },
});

/** A new property with the fields that a request names. */
const filled = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
): RelatedProperty => {
  const columns = namedFields(input).map((field) => columnsOf(field, input, loaded));
  return Object.assign(newProperty(ctx, origin, ctx.clock.now()), ...columns);
};

/** A development and its unit types have no required members; an address that is sent must be complete. */
const lackingFaults = (property: Property, { address }: PropertyInput): Fault[] => {
  if (property.kind === "PROPERTY") return completenessFaults(property);
  return address ? addressFaults(property) : [];
};

/** A feed's type or city that the catalog lacks waits in radar.pending; listings without one were skipped before. */
const minimumFaults = (
  { source }: WriteContext,
  property: Property,
  input: PropertyInput,
  { orUpdates }: Origin,
): Fault[] => {
  if (source === "FEED") return [];
  return orUpdates ? lackingFaults(property, input) : markLasting(lackingFaults(property, input));
};

const faultsOf = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
  property: Property,
): Fault[] => [...referenceFaults(input, loaded, ctx.links), ...minimumFaults(ctx, property, input, origin)];

/** All faults of a request to create a property. */
export const creationFaults = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
): Fault[] => faultsOf(ctx, loaded, input, origin, filled(ctx, loaded, input, origin));

const galleryOf = (
  ctx: WriteContext,
  property: RelatedProperty,
  input: PropertyInput,
  { kept }: Origin,
): GalleryRequest<RelatedProperty> =>
  kept
    ? storedGallery(ctx.links, property, kept)
    : requestGallery(ctx, property, namingSources(property, input, ctx.links).photos, property.createdAt);

/** Plans a creation: ACTIVE, under review, with the minimum (rules 10.10). */
export const planCreation = (
  ctx: WriteContext,
  loaded: LoadedProperty,
  input: PropertyInput,
  origin: Origin,
): PropertyPlan => {
  const property = filled(ctx, loaded, input, origin);
  refuseAny(faultsOf(ctx, loaded, input, origin, property));
  assertMayGrow(loaded.portfolio, ctx.propertyLimit);
  const gallery = galleryOf(ctx, property, input, origin);
  const { jobs, outcome, statements: also } = gallery;
  const after = withEligibility(gallery.property);
  const photos = outcome === "CLEARED" ? "UNCHANGED" : outcome;
  const stored = loaded.portfolio.bytes;
  return changePlan(ctx, { before: null, after, event: "property.created", jobs, also, stored }, "CREATED", {
    photos,
    warnings: [...refWarnings(loaded.likelyRef), ...warningsOf(after, input, loaded)],
  });
};
