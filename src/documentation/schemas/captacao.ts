import * as z from "zod";
import {
  ACCEPT_CHANNELS,
  CAPTACAO_STAGES,
  CAPTACAO_STATUSES,
  CAPTACAO_TABS,
  EXCLUSIVITY_OPENNESS,
  OCCUPANCIES,
  OWNER_RELATIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SELL_TIMEFRAMES,
  SERVICE_DAYS,
} from "../../vocabulary/value-lists.ts";

const time = z.iso.datetime();
const count = z.int().nullable();
const line = z.string().nullable();

const MatchingClients = z.object({ city: count, neighborhood: count });

const Demand = z.object({
  available: z.boolean(),
  people: count,
  scope: z.enum(["CITY", "NEIGHBORHOOD"]).nullable(),
  scopeName: line,
  asOf: time.nullable(),
  label: line,
});

const OwnerContact = z.object({ name: line, phone: line, email: line }).meta({ id: "CaptacaoContact" });

const OwnerAddress = z
  .object({ street: line, number: line, complement: line, neighborhood: line, city: line })
  .meta({ id: "CaptacaoAddress" });

const AcceptedVia = z
  .object({
    channel: z.enum(ACCEPT_CHANNELS).nullable(),
    keyId: line,
    keyName: line,
    ip: line,
    termsVersion: line,
  })
  .meta({ id: "CaptacaoAcceptedVia" });

/** Members of an accepted offer alone. */
const Accepted = z
  .object({
    owner: OwnerContact,
    address: OwnerAddress,
    acceptedAt: time.nullable(),
    acceptedVia: AcceptedVia,
    refundUntil: time,
    refundedAt: time.nullable(),
    soldAt: time.nullable(),
    stage: z.enum(CAPTACAO_STAGES).nullable(),
    stageLabel: line,
    lostReason: line,
    note: line,
    tab: z.enum(CAPTACAO_TABS).nullable(),
  })
  .partial();

export const CaptacaoOffer = z
  .object({
    id: z.string(),
    status: z.enum(CAPTACAO_STATUSES),
    purpose: z.enum(PURPOSES),
    propertyType: z.enum(PROPERTY_TYPES),
    city: line,
    citySlug: line,
    neighborhood: line,
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    usableAreaDeclared: z.number().nullable(),
    areaDeclared: z.number().nullable(),
    priceExpected: z.number().nullable(),
    sellTimeframe: z.enum(SELL_TIMEFRAMES).nullable(),
    occupancy: z.enum(OCCUPANCIES).nullable(),
    ownerRelation: z.enum(OWNER_RELATIONS).nullable(),
    exclusivityOpenness: z.enum(EXCLUSIVITY_OPENNESS).nullable(),
    alreadyListedDeclared: z.boolean(),
    priceCents: z.int(),
    deadline: time,
    matchingClients: MatchingClients,
    demand: Demand,
    stockNeighborhood: count,
    ownerNameMasked: line,
    ownerPhoneVerifiedVia: line,
    ownerPhoneVerifiedAt: time.nullable(),
    revealed: z.boolean(),
    createdAt: time,
    ...Accepted.shape,
  })
  .meta({ id: "CaptacaoOffer" });

export const CaptacaoSummary = z
  .object({
    pendingCount: z.int(),
    balanceCents: z.int(),
    subscriptionActive: z.boolean(),
    platformActive: z.boolean(),
    paused: z.boolean(),
    pausedAuto: z.boolean(),
    expiredStreak: z.int(),
    autoPauseAfter: count,
    inActivation: z.boolean(),
    leadsToFirstCharge: count,
    rechargePending: z.boolean(),
    operatingCities: z.array(z.string()),
    purposes: z.array(z.enum(PURPOSES)),
    serviceDays: z.array(z.enum(SERVICE_DAYS)),
  })
  .meta({ id: "CaptacaoSummary" });

const AcceptResult = z
  .object({
    outcome: z.enum(["ACCEPTED", "ALREADY_ACCEPTED", "WOULD_ACCEPT"]),
    dryRun: z.boolean(),
    priceCents: count,
  })
  .meta({ id: "CaptacaoAcceptResult" });

export const CaptacaoAccepted = z
  .object({ data: CaptacaoOffer, result: AcceptResult })
  .meta({ id: "CaptacaoAccepted" });
