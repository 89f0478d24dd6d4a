import * as z from "zod";
import type { PresentedLaunch } from "../../domain/launches/present.ts";
import { CONSTRUCTION_STAGES, PROPERTY_TYPES } from "../../vocabulary/value-lists.ts";
import { Address, PartnershipTerms } from "./property-parts.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();

const LaunchTypology = z
  .object({
    propertyId: z.string(),
    title: text,
    type: z.enum(PROPERTY_TYPES).nullable(),
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    area: amount,
    price: amount,
    unitsAvailable: count,
  })
  .meta({ id: "LaunchTypology" });

/** Response object: every field always present (rules 27.2). */
export const Launch = z
  .object({
    developmentId: z.string(),
    title: text,
    description: text,
    developer: z.object({ accountId: z.string(), name: z.string() }),
    address: Address,
    constructionStage: z.enum(CONSTRUCTION_STAGES).nullable(),
    deliveryDate: text,
    constructionProgress: count,
    priceFrom: amount,
    priceTo: amount,
    coverPhoto: text,
    photos: z.array(z.string()),
    floorPlans: z.array(z.string()),
    partnershipTerms: PartnershipTerms,
    units: z.object({ total: count, available: count, reserved: count, sold: count }),
    typologies: z.array(LaunchTypology),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Member in keyof PresentedLaunch]: z.ZodType })
  .meta({ id: "Launch" });
