import * as z from "zod";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { link } from "../../vocabulary/field.ts";

const time = z.iso.datetime().nullable();

export const Webhook = z
  .object({
    id: z.string(),
    url: link,
    types: z.array(z.string()),
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

/** Shown only once; null on a dry run, which makes no secret. */
export const secret = z.string().nullable().meta({ example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" });

/** The result of a write of an endpoint. */
export const resultOf = (id: string, ...outcomes: [string, ...string[]]) =>
  z.object({ outcome: z.enum(outcomes), dryRun: z.boolean() }).meta({ id });

export const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    statusCode: z.int().nullable(),
    error: z.string().nullable(),
    ms: z.int().nullable(),
  })
  .meta({ id: "WebhookTestResult" });
