import * as z from "zod";
import { MAX_URL_CHARS } from "../../lib/address-guard.ts";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { EVENT_TYPES } from "../../vocabulary/event-types.ts";
import { CONTROL, link, list, PRINTABLE } from "../../vocabulary/field.ts";

const MAX_DESCRIPTION_CHARS = 200;

const time = z.iso.datetime().nullable();
const names = EVENT_TYPES.map(({ type }) => type) as [string, ...string[]];

export const webhookId = z.string().min(1).max(100).meta({ example: "wh_0123456789abcdef" });
export const deliveryId = z.string().min(1).max(100).meta({ example: "dlv_0123456789abcdef" });

export const WEBHOOK_FIELDS = {
  url: z
    .string()
    .min(1)
    .max(MAX_URL_CHARS)
    .meta({ format: "uri", example: "https://crm.example.com/eventos" }),
  types: list(z.enum(names), 0, names.length).meta({
    description: "Absent or empty: all the account can read.",
  }),
  description: z
    .string()
    .max(MAX_DESCRIPTION_CHARS)
    .refine((text) => !CONTROL.test(text), { params: { fault: "control_character" } })
    .meta({ pattern: PRINTABLE })
    .nullable(),
};

export const Webhook = z
  .object({
    id: z.string(),
    url: link,
    types: z.array(z.string()).meta({ description: "Empty: all the account can read." }),
    description: z.string().nullable(),
    status: z.enum(["ACTIVE", "DISABLED"]),
    disabledAt: time,
    disabledReason: z.enum(["GONE_410", "FAILURE_RATE", "MANUAL"]).nullable(),
    secretRotatedAt: time,
    previousSecretValidUntil: time,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });

const Attempt = z
  .object({ at: z.iso.datetime(), statusCode: z.int().nullable(), error: z.string().nullable(), ms: z.int() })
  .meta({ id: "DeliveryAttempt" });

export const Delivery = z
  .object({
    id: z.string(),
    eventId: z.string(),
    type: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int(),
    lastStatusCode: z.int().nullable(),
    lastError: z.string().nullable(),
    lastAttemptAt: time,
    nextAttemptAt: time,
    deliveredAt: time,
    createdAt: z.iso.datetime(),
    attemptLog: z.array(Attempt),
  })
  .meta({ id: "Delivery" });

/** Shown once; null on a dry run, which makes none. */
export const secret = z.string().nullable().meta({ example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" });

/** What a write of an endpoint came to. */
export const resultOf = (id: string, ...outcomes: [string, ...string[]]) =>
  z.object({ outcome: z.enum(outcomes), dryRun: z.boolean() }).meta({ id });
