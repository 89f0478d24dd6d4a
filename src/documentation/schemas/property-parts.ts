import * as z from "zod";
import { link } from "../../vocabulary/field.ts";
import {
  CONSTRUCTION_STAGES,
  CURATION_REASONS,
  CURATION_STATUSES,
  PENDING_ITEMS,
  PHOTO_STATES,
} from "../../vocabulary/value-lists.ts";

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

export const PropertyRadar = z
  .object({ eligible: z.boolean(), pending: z.array(z.enum(PENDING_ITEMS)), labels: z.array(z.string()) })
  .meta({ id: "PropertyRadar" });

export const Curation = z
  .object({
    status: z.enum(CURATION_STATUSES).nullable(),
    reason: z.enum(CURATION_REASONS).nullable(),
    label: text,
  })
  .meta({ id: "Curation" });

export const Confirmation = z
  .object({ lastConfirmedAt: time, dueAt: time, noticeAt: time, offlineAt: time })
  .meta({ id: "Confirmation" });

export const LaunchBlock = z
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

export const PhotoSync = z
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
