import * as z from "zod";
import { orNull } from "../../contract/schema-words.ts";
import type { PresentedLead } from "../../domain/leads/record/present.ts";
import { LEAD_OUTCOMES } from "../../domain/leads/record/write-result.ts";
import {
  CLIENT_STAGES,
  CLIENT_STATES,
  LEAD_PENDING_ITEMS,
  PROPERTY_TYPES,
  PURPOSES,
  SOURCES,
} from "../../vocabulary/value-lists.ts";
import { Change } from "./change.ts";
import { RadarPreview } from "./radar-preview.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();
const time = z.iso.datetime().nullable();

const Location = z
  .object({
    cityId: z.string(),
    city: text,
    state: text,
    neighborhoodSlug: text,
    neighborhood: text,
  })
  .meta({ id: "Location" });

const Interest = z
  .object({
    purposes: z.array(z.enum(PURPOSES)),
    propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
    locations: z.array(Location),
    salePriceMin: amount,
    salePriceMax: amount,
    rentPriceMin: amount,
    rentPriceMax: amount,
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    areaMin: amount,
  })
  .meta({ id: "Interest" });

const LeadRadar = z
  .object({
    eligible: z.boolean(),
    pending: z.array(z.enum(LEAD_PENDING_ITEMS)),
    labels: z.array(z.string()),
  })
  .meta({ id: "LeadRadar" });

/** Response object: every field always present (rules 15.2). */
export const Lead = z
  .object({
    id: z.string(),
    externalRef: text,
    state: z.enum(CLIENT_STATES),
    status: z.enum(CLIENT_STAGES),
    name: z.string(),
    phones: z.array(z.object({ number: z.string(), isWhatsApp: z.boolean() })),
    email: text,
    notes: text,
    preApproved: z.boolean(),
    sharedToNetwork: z.boolean(),
    interest: Interest,
    ownerAccountId: text,
    ownerName: text,
    source: z.enum(SOURCES),
    radar: LeadRadar,
    lastActivityAt: time,
    consentGivenAt: time,
    deletedAt: time,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Member in keyof PresentedLead]: z.ZodType })
  .meta({ id: "Lead" });

const LeadWriteResult = z
  .object({
    outcome: z.enum(LEAD_OUTCOMES),
    dryRun: z.boolean(),
    conflicts: z.array(z.string()),
    matchedBy: z.enum(["phone", "email"]).nullable(),
    changes: z.array(Change),
    radar: orNull(RadarPreview).optional(),
  })
  .meta({ id: "LeadWriteResult" });

export const LeadWritten = z.object({ data: Lead, result: LeadWriteResult }).meta({ id: "LeadWritten" });
