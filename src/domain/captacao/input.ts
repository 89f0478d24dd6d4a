import * as z from "zod";
import { area, line, lineOf, price, rooms, text, timeText } from "../../vocabulary/field.ts";
import { LEAST_AMOUNT, MAX_LINE_CHARS, MAX_NOTE_CHARS, MAX_REF_CHARS } from "../../vocabulary/limits.ts";
import {
  CAPTACAO_STAGES,
  EXCLUSIVITY_OPENNESS,
  OCCUPANCIES,
  OWNER_RELATIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SELL_TIMEFRAMES,
  SERVICE_DAYS,
} from "../../vocabulary/value-lists.ts";
import { cityBySlug } from "../geo/cities.ts";
import { foldedEmail, phoneNumber } from "../leads/record/input.ts";
import { PROPERTY_FIELDS } from "../properties/record/input.ts";

const MAX_CENTS = 100_000_000;
/** 30 days of service. */
const MAX_DEADLINE_MINUTES = 30 * 8 * 60;
const MAX_VIA_CHARS = 40;
const MAX_REASON_CHARS = 500;
const MAX_COUNT = 1_000;
const MAX_CITIES = 100;

/** What a new owner is told of, and an offer of a known one is not. */
const NEW_OWNER = {
  owner: z
    .strictObject({
      name: lineOf(MAX_LINE_CHARS),
      phone: phoneNumber,
      email: foldedEmail.nullable().optional(),
    })
    .optional(),
  address: PROPERTY_FIELDS.address,
  purpose: z.enum(PURPOSES).optional(),
  propertyType: z.enum(PROPERTY_TYPES).optional(),
  bedrooms: rooms,
  suites: rooms,
  bathrooms: rooms,
  parkingSpots: rooms,
  usableAreaDeclared: area(LEAST_AMOUNT),
  areaDeclared: area(LEAST_AMOUNT),
  priceExpected: price(LEAST_AMOUNT),
  sellTimeframe: z.enum(SELL_TIMEFRAMES).nullable().optional(),
  occupancy: z.enum(OCCUPANCIES).nullable().optional(),
  ownerRelation: z.enum(OWNER_RELATIONS).nullable().optional(),
  exclusivityOpenness: z.enum(EXCLUSIVITY_OPENNESS).nullable().optional(),
  alreadyListedDeclared: z.boolean().optional(),
  ownerPhoneVerifiedVia: lineOf(MAX_VIA_CHARS).nullable().optional(),
  ownerPhoneVerifiedAt: timeText.nullable().optional(),
};

const NEEDED = ["owner", "address", "purpose", "propertyType"] as const;

/** An owner is new, with all that is needed, or a known one, of whom nothing is told again. */
const ownerFaults = (given: Readonly<Record<string, unknown>>) =>
  given.ownerId === undefined
    ? NEEDED.filter((name) => given[name] === undefined).map((name) => [name, "required", {}] as const)
    : Object.keys(NEW_OWNER)
        .filter((name) => given[name] !== undefined)
        .map((name) => [name, "one_of", { names: `ownerId, ${name}` }] as const);

/** The body of an offer to an account, as parsed. */
export const OfferInput = z
  .strictObject({
    ownerId: line.min(1).optional(),
    ...NEW_OWNER,
    priceCents: z.int().min(0).max(MAX_CENTS),
    deadlineMinutes: z.int().min(1).max(MAX_DEADLINE_MINUTES).meta({
      description: "Minutes of service, from 9:00 to 17:00 in São Paulo on the account's service days.",
    }),
    seed: lineOf(100)
      .optional()
      .meta({ description: "Outside production only: the same seed gives the same id." }),
  })
  .superRefine(
    (given, context) => {
      for (const [name, fault, args] of ownerFaults(given))
        context.addIssue({ code: "custom", path: [name], params: { fault, args } });
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  )
  .meta({ id: "CaptacaoOfferInput" });

export type OfferInput = z.output<typeof OfferInput>;

export const CreditInput = z
  .strictObject({
    amountCents: z
      .int()
      .min(-MAX_CENTS)
      .max(MAX_CENTS)
      .refine((cents) => cents !== 0, { params: { fault: "not_zero" } }),
    note: text(MAX_NOTE_CHARS).nullable().optional(),
    reference: lineOf(MAX_REF_CHARS)
      .optional()
      .meta({ description: "A code of the operator's: the same one again is the same credit." }),
  })
  .meta({ id: "CaptacaoCredit" });

export type CreditInput = z.output<typeof CreditInput>;

const cities = z
  .array(line.refine((citySlug) => cityBySlug(citySlug) !== undefined, { params: { fault: "not_found" } }))
  .max(MAX_CITIES)
  .transform((slugs) => [...new Set(slugs)]);

const serviceDays = z
  .array(z.enum(SERVICE_DAYS))
  .min(1)
  .max(SERVICE_DAYS.length)
  .transform((days) => SERVICE_DAYS.filter((day) => days.includes(day)));

/** Absent members stay (rules 29.25). */
export const SettingsInput = z
  .strictObject({
    paused: z.boolean().optional().meta({ description: "False ends a pause by itself too." }),
    autoPauseAfter: z.int().min(1).max(MAX_COUNT).nullable().optional(),
    operatingCities: cities.optional().meta({ description: "City slugs; empty: everywhere." }),
    purposes: z
      .array(z.enum(PURPOSES))
      .max(PURPOSES.length)
      .transform((given) => PURPOSES.filter((purpose) => given.includes(purpose)))
      .optional(),
    serviceDays: serviceDays.optional(),
    freeLeads: z.int().min(0).max(MAX_COUNT).optional(),
  })
  .meta({ id: "CaptacaoSettingsInput" });

export type SettingsInput = z.output<typeof SettingsInput>;

export const AcceptedOwnerInput = z
  .strictObject({
    stage: z.enum(CAPTACAO_STAGES).optional(),
    lostReason: text(MAX_REASON_CHARS)
      .min(1)
      .optional()
      .meta({ description: "Of stage LOST, which needs one." }),
    note: text(MAX_NOTE_CHARS).nullable().optional(),
    soldAt: timeText.nullable().optional(),
    refund: z.literal(true).optional(),
  })
  .meta({ id: "CaptacaoOwnerInput" });

export type AcceptedOwnerInput = z.output<typeof AcceptedOwnerInput>;
