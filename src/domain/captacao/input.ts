import * as z from "zod";
import { area, line, lineOf, price, rooms, timeText } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS, MIN_AMOUNT } from "../../vocabulary/limits.ts";
import {
  EXCLUSIVITY_OPENNESS,
  OCCUPANCIES,
  OWNER_RELATIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SELL_TIMEFRAMES,
} from "../../vocabulary/value-lists.ts";
import { foldedEmail, phoneNumber } from "../leads/record/input.ts";
import { PROPERTY_FIELDS } from "../properties/record/input.ts";

/** A million reais. */
export const MAX_CENTS = 100_000_000;
/** 30 days of service. */
const MAX_DEADLINE_MINUTES = 30 * 8 * 60;
const MAX_VIA_CHARS = 40;

/** Members that a new owner needs, and that an offer of a known owner omits. */
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
  usableAreaDeclared: area(MIN_AMOUNT),
  areaDeclared: area(MIN_AMOUNT),
  priceExpected: price(MIN_AMOUNT),
  sellTimeframe: z.enum(SELL_TIMEFRAMES).nullable().optional(),
  occupancy: z.enum(OCCUPANCIES).nullable().optional(),
  ownerRelation: z.enum(OWNER_RELATIONS).nullable().optional(),
  exclusivityOpenness: z.enum(EXCLUSIVITY_OPENNESS).nullable().optional(),
  alreadyListedDeclared: z.boolean().optional(),
  ownerPhoneVerifiedVia: lineOf(MAX_VIA_CHARS).nullable().optional(),
  ownerPhoneVerifiedAt: timeText.nullable().optional(),
};

const NEEDED = ["owner", "address", "purpose", "propertyType"] as const;

/** An owner is either new, with every required member, or known, with only the id. */
const ownerFaults = (given: Readonly<Record<string, unknown>>) =>
  given.ownerId === undefined
    ? NEEDED.filter((name) => given[name] === undefined).map((name) => [name, "required", {}] as const)
    : Object.keys(NEW_OWNER)
        .filter((name) => given[name] !== undefined)
        .map((name) => [name, "one_of", { names: `ownerId, ${name}` }] as const);

/** The schema's output for present members. */
const requires = (...names: readonly string[]) => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, {}])),
});

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
  .meta({
    id: "CaptacaoOfferInput",
    if: requires("ownerId"),
    else: requires(...NEEDED),
    dependentSchemas: {
      ownerId: { not: { anyOf: Object.keys(NEW_OWNER).map((name) => requires(name)) } },
    },
  });

export type OfferInput = z.output<typeof OfferInput>;
