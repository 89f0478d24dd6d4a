import * as z from "zod";
import { parseCreci } from "../lib/creci.ts";
import { parsePhone } from "../lib/phone.ts";
import { offerId } from "../routes/captacao/params.ts";
import { leadId } from "../routes/leads/params.ts";
import { matchId } from "../routes/matches/params.ts";
import { partnershipId } from "../routes/partnerships/params.ts";
import { propertyId } from "../routes/properties/params.ts";
import { lineOf } from "../vocabulary/field.ts";
import { MAX_PHONE_CHARS } from "../vocabulary/limits.ts";

const MAX_CRECI_CHARS = 40;
const MAX_SEED_CHARS = 100;
const MAX_ID_CHARS = 100;

/** Brokers' registrations come in many formats: known ones are normalized, others are kept as written. */
export const creciField = lineOf(MAX_CRECI_CHARS)
  .transform((text) => parseCreci(text) ?? text)
  .meta({ description: 'Stored as "123456-F SP" when it is recognized.' });

/** Kept in E.164, so that it is shown in one spelling. */
export const phoneField = z
  .string()
  .max(MAX_PHONE_CHARS)
  .refine((text) => parsePhone(text) !== undefined, {
    params: { fault: "invalid_format", args: { format: "phone" } },
  })
  .transform((text) => parsePhone(text) ?? text)
  .meta({ maxLength: MAX_PHONE_CHARS, example: "(11) 3333-4444" });

/** Fixes random values, for a repeatable demonstration; refused in production. */
export const seedField = lineOf(MAX_SEED_CHARS)
  .optional()
  .meta({ description: "Outside production only: the same seed gives the same id." });

/** Path parameters of everything below one account. */
export const ACCOUNT_PARAMS = z.strictObject({ accountId: z.string().max(MAX_ID_CHARS) });

export const KEY_PARAMS = ACCOUNT_PARAMS.extend({ keyId: z.string().max(MAX_ID_CHARS) });

export const CONNECTION_PARAMS = ACCOUNT_PARAMS.extend({ connectionId: z.string().max(MAX_ID_CHARS) });

export const TEAM_MEMBER_PARAMS = ACCOUNT_PARAMS.extend({ memberId: z.string().max(MAX_ID_CHARS) });

export const PROPERTY_PARAMS = ACCOUNT_PARAMS.extend({ propertyId });

export const LEAD_PARAMS = ACCOUNT_PARAMS.extend({ leadId });

export const MATCH_PARAMS = ACCOUNT_PARAMS.extend({ matchId });

export const OFFER_PARAMS = ACCOUNT_PARAMS.extend({ offerId });

export const PARTNERSHIP_PARAMS = ACCOUNT_PARAMS.extend({ partnershipId });
