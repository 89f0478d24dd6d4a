import * as z from "zod";
import { line, lineOf, text, timeText } from "../../vocabulary/field.ts";
import { MAX_NOTE_CHARS, MAX_REF_CHARS } from "../../vocabulary/limits.ts";
import { CAPTACAO_STAGES, PURPOSES, SERVICE_DAYS } from "../../vocabulary/value-lists.ts";
import { cityBySlug } from "../geo/cities.ts";
import { MAX_CENTS } from "./input.ts";

const MAX_REASON_CHARS = 500;
const MAX_COUNT = 1_000;
const MAX_CITIES = 100;

export const CreditInput = z
  .strictObject({
    amountCents: z
      .int()
      .min(-MAX_CENTS)
      .max(MAX_CENTS)
      .refine((cents) => cents !== 0, { params: { fault: "not_zero" } })
      .meta({ not: { const: 0 } }),
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
      .nullable()
      .optional()
      .meta({ description: "Of stage LOST, which needs one." }),
    note: text(MAX_NOTE_CHARS).nullable().optional(),
    soldAt: timeText.nullable().optional(),
    refund: z.boolean().optional().meta({ description: "True gives the money back, once." }),
  })
  .meta({
    id: "CaptacaoOwnerInput",
    dependentSchemas: {
      stage: {
        anyOf: [
          { properties: { stage: { const: "LOST" } } },
          { properties: { lostReason: { type: "null" } } },
        ],
      },
    },
  });

export type AcceptedOwnerInput = z.output<typeof AcceptedOwnerInput>;
