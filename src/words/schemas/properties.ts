import * as z from "zod";
import { orNull } from "../../contract/schema-words.ts";
import { PHOTOS_OUTCOMES } from "../../domain/properties/gallery.ts";
import { PROPERTY_OUTCOMES, type PresentedProperty } from "../../domain/properties/record/index.ts";
import { link, ownLink } from "../../vocabulary/field.ts";
import {
  CATEGORIES,
  type Category,
  CONSTRUCTION_STAGES,
  CURATION_REASONS,
  CURATION_STATUSES,
  INACTIVE_REASONS,
  PENDING_ITEMS,
  PHOTO_STATES,
  PROPERTY_KINDS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";
import { Change } from "./change.ts";
import { RadarPreview } from "./radar-preview.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();
const time = z.iso.datetime().nullable();

export const Address = z
  .object({
    neighborhood: text,
    neighborhoodSlug: text,
    city: text,
    cityId: text,
    citySlug: text,
    state: text,
    street: text,
    number: text,
    complement: text,
  })
  .meta({ id: "Address" });

export const PartnershipTerms = z
  .object({ commissionPercent: amount, rentCommissionMonths: amount, splitListingPercent: amount })
  .meta({ id: "PartnershipTerms" });

const PropertyRadar = z
  .object({ eligible: z.boolean(), pending: z.array(z.enum(PENDING_ITEMS)), labels: z.array(z.string()) })
  .meta({ id: "PropertyRadar" });

const Curation = z
  .object({
    status: z.enum(CURATION_STATUSES).nullable(),
    reason: z.enum(CURATION_REASONS).nullable(),
    label: text,
  })
  .meta({ id: "Curation" });

export const Confirmation = z
  .object({ lastConfirmedAt: time, dueAt: time, noticeAt: time, offlineAt: time })
  .meta({ id: "Confirmation" });

const LaunchBlock = z
  .object({
    constructionStage: z.enum(CONSTRUCTION_STAGES).nullable(),
    deliveryDate: text,
    constructionProgress: count,
    unitsTotal: count,
    unitsAvailable: count,
    unitsReserved: count,
    unitsSold: count,
    floorPlans: z.array(link),
  })
  .meta({ id: "LaunchBlock" });

const PhotoSyncItem = z
  .object({
    url: link,
    state: z.enum(["WAITING", "FAILED"]),
    code: z.string(),
    reason: z.string(),
    nextAttemptAt: time,
  })
  .meta({ id: "PhotoSyncItem" });

const PhotoSync = z
  .object({
    state: z.enum(PHOTO_STATES),
    requested: count,
    ingested: count,
    failed: count,
    queuedAt: time,
    finishedAt: time,
    items: z.array(PhotoSyncItem),
  })
  .meta({ id: "PhotoSync" });

const categories = Object.keys(CATEGORIES) as [Category, ...Category[]];

/** Response object: every field always present (rules 10.3). */
export const Property = z
  .object({
    id: z.string(),
    externalRef: text,
    kind: z.enum(PROPERTY_KINDS),
    developmentId: text,
    status: z.enum(PROPERTY_STATUSES),
    type: z.enum(PROPERTY_TYPES).nullable(),
    category: z.enum(categories).nullable(),
    purposes: z.array(z.enum(PURPOSES)),
    salePrice: amount,
    rentPrice: amount,
    title: text,
    description: text,
    address: Address,
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    area: amount,
    privateArea: amount,
    amenities: z.array(z.string()),
    coverPhoto: ownLink.nullable(),
    photos: z.array(ownLink),
    listingUrl: link.nullable(),
    captador: z.object({ accountId: z.string(), name: text }).nullable(),
    captadorName: text,
    sharedToNetwork: z.boolean(),
    partnershipTerms: PartnershipTerms,
    radar: PropertyRadar,
    curation: Curation,
    confirmation: Confirmation,
    inactiveReason: z.enum(INACTIVE_REASONS).nullable(),
    deletedAt: time,
    launch: orNull(LaunchBlock),
    photoSync: orNull(PhotoSync),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Member in keyof PresentedProperty]: z.ZodType })
  .meta({ id: "Property" });

const PropertyWriteResult = z
  .object({
    outcome: z.enum(PROPERTY_OUTCOMES),
    dryRun: z.boolean(),
    conflicts: z.array(z.string()),
    photos: z.enum(PHOTOS_OUTCOMES).nullable(),
    changes: z.array(Change),
    warnings: z.array(
      z.object({ code: z.enum(PENDING_ITEMS), label: z.string() }).meta({ id: "PropertyWarning" }),
    ),
    radar: orNull(RadarPreview).optional(),
  })
  .meta({ id: "PropertyWriteResult" });

export const PropertyWritten = z
  .object({ data: Property, result: PropertyWriteResult })
  .meta({ id: "PropertyWritten" });
