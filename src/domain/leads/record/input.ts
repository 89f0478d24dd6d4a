import * as z from "zod";
import { bareEmail, foldEmail } from "../../../lib/email.ts";
import { type ReadPhone, readPhone } from "../../../lib/phone.ts";
import { oneLine } from "../../../lib/text.ts";
import {
  area,
  CityId,
  email,
  IBGE_CODE,
  line,
  list,
  price,
  Ref,
  rooms,
  text,
  timeText,
} from "../../../vocabulary/field.ts";
import {
  MAX_EMAIL_CHARS,
  MAX_LOCATIONS,
  MAX_NOTES_CHARS,
  MAX_PHONE_CHARS,
  MAX_PHONES,
} from "../../../vocabulary/limits.ts";
import { CLIENT_STAGES, PROPERTY_TYPES, PURPOSES } from "../../../vocabulary/value-lists.ts";
import { cityById } from "../../geo/cities.ts";
import { NO_EMAIL, saysNoEmail } from "./placeholders.ts";

const formatFault = (format: string) => ({ params: { fault: "invalid_format", args: { format } } });

const PHONE_META = {
  maxLength: MAX_PHONE_CHARS,
  example: "(11) 98765-4320",
  description: "Any Brazilian spelling, or a foreign number that begins with a plus.",
};

const faultOf = (phone: ReadPhone): string | null => ("fault" in phone ? phone.fault : null);

/** A text that readPhone can read as one number, passed on as it was sent. */
const phoneText = text(MAX_PHONE_CHARS)
  .refine((given) => faultOf(readPhone(given)) !== "invalid_format", formatFault("phone"))
  .refine((given) => faultOf(readPhone(given)) !== "several_numbers", {
    params: { fault: "several_numbers" },
  });

const numberOf = (given: string): string => {
  const phone = readPhone(given);
  return "number" in phone ? phone.number : given;
};

/** A phone number in any spelling; the verb receives E.164. */
export const phoneNumber = phoneText
  .refine((given) => faultOf(readPhone(given)) !== "service_number", { params: { fault: "service_number" } })
  .refine((given) => faultOf(readPhone(given)) !== "placeholder", { params: { fault: "placeholder" } })
  .transform(numberOf)
  .meta(PHONE_META);

/** A phone of a write. Whether a service number is a fault depends on the contacts next to it. */
export interface PhoneGiven {
  /** In E.164; as sent if it belongs to nobody. */
  readonly number: string;
  readonly isWhatsApp?: boolean | undefined;
  readonly warning?: "extension" | "service_number" | "placeholder";
  /** Its place in the request, if others before it are left out. */
  readonly at?: number;
}

const givenPhone = ({ number: sent, isWhatsApp }: Pick<PhoneGiven, "number" | "isWhatsApp">): PhoneGiven => {
  const phone = readPhone(sent);
  if ("fault" in phone) {
    const warning = phone.fault === "placeholder" ? "placeholder" : "service_number";
    return { number: sent, isWhatsApp, warning };
  }
  return { number: phone.number, isWhatsApp, ...(phone.hasExtension && { warning: "extension" as const }) };
};

const PhoneInput = z
  .strictObject({
    number: phoneText.meta(PHONE_META),
    isWhatsApp: z.boolean().optional().meta({ default: false }),
  })
  .transform(givenPhone)
  .meta({ id: "PhoneInput" });

const bare = (given: unknown): unknown => (typeof given === "string" ? bareEmail(given) : given);

/** An e-mail, folded so that all spellings of an address are equal. */
export const foldedEmail = z
  .preprocess(bare, email.transform(foldEmail))
  .meta({ format: "email", maxLength: MAX_EMAIL_CHARS });

const bareOrNone = (given: unknown): unknown =>
  typeof given === "string" && !given.includes("@") && saysNoEmail(given) ? NO_EMAIL : bare(given);

/** An e-mail, or a text that says there is none: "não tem". */
const emailOrNone = z
  .preprocess(bareOrNone, email.transform(foldEmail))
  .meta({ format: "email", maxLength: MAX_EMAIL_CHARS });

const LocationShape = z
  .strictObject({
    cityId: CityId.refine((code) => !IBGE_CODE.test(code) || cityById(code) !== undefined, {
      params: { fault: "not_found" },
    }),
    neighborhoodSlug: line.min(1).nullable().optional(),
  })
  .meta({ id: "LocationInput", description: "Without neighborhoodSlug, the whole city." });

const InterestShape = z
  .strictObject({
    purposes: list(z.enum(PURPOSES), 0, PURPOSES.length).optional(),
    propertyTypes: list(z.enum(PROPERTY_TYPES), 0, PROPERTY_TYPES.length).optional(),
    locations: list(LocationShape, 0, MAX_LOCATIONS).optional(),
    salePriceMin: price(0),
    salePriceMax: price(0),
    rentPriceMin: price(0),
    rentPriceMax: price(0),
    bedrooms: rooms,
    suites: rooms,
    bathrooms: rooms,
    parkingSpots: rooms,
    areaMin: area(0),
  })
  .meta({ id: "InterestInput" });

/** Members of a client write; absent fields are kept, null clears (rules 8.3). */
export const LEAD_FIELDS = {
  name: line
    .refine((name) => oneLine(name) !== "", { params: { fault: "too_short", args: { limit: 1 } } })
    .meta({ minLength: 1, pattern: String.raw`[^\s\x00-\x1f\x7f]` })
    .optional(),
  phones: list(PhoneInput, 0, MAX_PHONES).optional(),
  email: emailOrNone.nullable().optional(),
  status: z.enum(CLIENT_STAGES).optional(),
  notes: text(MAX_NOTES_CHARS).nullable().optional(),
  preApproved: z.boolean().optional(),
  sharedToNetwork: z.boolean().optional(),
  interest: InterestShape.optional(),
  ownerAccountId: line.min(1).nullable().optional(),
  ownerEmail: foldedEmail.optional(),
  lastActivityAt: timeText.nullable().optional().meta({ description: "Only moves forward: null leaves it." }),
  consentGiven: z.boolean().optional().meta({
    const: true,
    description: "Must be true on creation: there is a legal basis to process the data.",
  }),
};

/** The body of a client write, as parsed: numbers are E.164, the e-mail is in lower case, times are milliseconds. */
export type LeadInput = Readonly<z.output<z.ZodObject<typeof LEAD_FIELDS>>>;

/** The search profile of a write: absent members are kept, null clears. */
export type InterestInput = z.output<typeof InterestShape>;

/** Without a neighborhood, the whole city. */
export type LocationInput = z.output<typeof LocationShape>;

export const LeadInputBody = z.strictObject(LEAD_FIELDS).meta({ id: "LeadInput" });

/** A new client's minimum (rules 15.4), for readers of the contract: the verb lists everything missing at once. */
const CREATION_MINIMUM = {
  required: ["name", "consentGiven"],
  if: { required: ["phones"], properties: { phones: { minItems: 1 } } },
  else: { required: ["email"], properties: { email: { type: "string" } } },
};

export const LeadCreationBody = z
  .strictObject({ externalRef: Ref.optional(), ...LEAD_FIELDS })
  .meta({ id: "LeadCreation", ...CREATION_MINIMUM });
