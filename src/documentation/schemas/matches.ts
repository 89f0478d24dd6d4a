import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import type { PresentedMatch } from "../../domain/radar/present.ts";
import type { GATES } from "../../ports/board-answers.ts";
import { link, ownLink } from "../../vocabulary/field.ts";
import {
  ACCOUNT_TYPES,
  CLIENT_STAGES,
  MATCH_SCOPES,
  MATCH_STATUSES,
  PROPERTY_TYPES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";
import { pageSchema } from "./page.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();
const time = z.iso.datetime().nullable();

type Member<M extends keyof PresentedMatch> = {
  readonly [Name in keyof NonNullable<PresentedMatch[M]>]: z.ZodType;
};

/** Hidden fields are null (rules 26.3). */
export const PropertySnapshot = z
  .object({
    title: text,
    type: z.enum(PROPERTY_TYPES).nullable(),
    purpose: z.enum(PURPOSES),
    purposes: z.array(z.enum(PURPOSES)),
    price: amount,
    priceFrom: z.boolean(),
    rentPrice: amount,
    city: text,
    neighborhood: text,
    bedrooms: count,
    bathrooms: count,
    parkingSpots: count,
    area: amount,
    coverPhoto: ownLink.nullable(),
    listingUrl: link.nullable(),
    commissionPercent: amount,
    rentCommissionMonths: amount,
    splitListingPercent: amount,
    lastConfirmedAt: time,
    deliveryDate: text,
    developmentId: text,
    developmentName: text,
  } satisfies Member<"property">)
  .meta({ id: "PropertySnapshot" });

export const ClientSnapshot = z
  .object({
    masked: z.boolean(),
    status: z.enum(CLIENT_STAGES).nullable(),
    preApproved: z.boolean(),
    purposes: z.array(z.enum(PURPOSES)),
    propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
    regions: z.array(z.string()),
    priceMin: amount,
    priceMax: amount,
    bedrooms: count,
    parkingSpots: count,
    areaMin: amount,
    name: text,
  } satisfies Member<"client">)
  .meta({ id: "ClientSnapshot" });

const Counterpart = z
  .object({
    accountId: z.string(),
    name: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    organization: text,
    creci: text,
    creciVerified: z.boolean(),
    phone: text,
  } satisfies Member<"counterpart">)
  .meta({ id: "Counterpart" });

const points = z.int().min(0);

const MatchParts = z
  .object({
    location: points,
    price: points,
    bedrooms: points,
    area: points,
    parking: points,
    suites: points,
    bathrooms: points,
  } satisfies Member<"parts">)
  .meta({ id: "MatchParts" });

/** Response object: every field always present (rules 26.2). */
export const Match = z
  .object({
    id: z.string(),
    scope: z.enum(MATCH_SCOPES),
    status: z.enum(MATCH_STATUSES),
    score: z.int().min(0).max(100),
    parts: orNull(MatchParts),
    reasons: z.array(z.string()),
    gaps: z.array(z.string()),
    propertyId: z.string(),
    leadId: z.string(),
    ownerAccountId: text,
    ownerName: text,
    locked: z.boolean(),
    lostRelevance: z.boolean(),
    property: orNull(PropertySnapshot),
    client: orNull(ClientSnapshot),
    counterpart: orNull(Counterpart),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Name in keyof PresentedMatch]: z.ZodType })
  .meta({ id: "Match" });

export const MatchList = pageSchema(Match);

const NearMiss = z
  .object({
    propertyId: z.string(),
    leadId: z.string(),
    score: z.int().min(0).max(100),
    missing: z.enum(["PURPOSE", "CITY", "TYPE", "PRICE", "BEDROOMS", "AREA", "SCORE"]),
    gaps: z.array(z.string()),
  })
  .meta({ id: "NearMiss" });

const left = z.int().min(0);

const Funnel = z
  .object({
    eligible: left,
    purpose: left,
    city: left,
    type: left,
    price: left,
    bedrooms: left,
    area: left,
    score: left,
    kept: left,
  } satisfies Record<(typeof GATES)[number], z.ZodType>)
  .meta({ id: "Funnel" });

/** With what `include` asks for; null if Radar does not answer in time. */
export const ExploredMatches = MatchList.extend({
  nearMisses: z.array(NearMiss).nullable().optional(),
  funnel: orNull(Funnel).optional(),
}).meta({ id: "ExploredMatchPage" });

const MatchWriteResult = z
  .object({ outcome: z.enum(["APPLIED", "WOULD_APPLY"]), dryRun: z.boolean() })
  .meta({ id: "MatchWriteResult" });

export const MatchWritten = z.object({ data: Match, result: MatchWriteResult }).meta({ id: "MatchWritten" });
