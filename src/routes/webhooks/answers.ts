import * as z from "zod";
import { pageSchema } from "../page-schema.ts";
import { Delivery, resultOf, secret, Webhook } from "./schemas.ts";

const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    statusCode: z.int().nullable(),
    error: z.string().nullable(),
    ms: z.int().nullable(),
  })
  .meta({ id: "WebhookTestResult" });

export const WEBHOOK_ANSWERS = {
  changeWebhook: z
    .object({ data: Webhook, result: resultOf("WebhookChangeResult", "UPDATED", "UNCHANGED") })
    .meta({ id: "WebhookChanged" }),
  createWebhook: z
    .object({ data: Webhook, secret, result: resultOf("WebhookCreateResult", "CREATED") })
    .meta({ id: "WebhookCreated" }),
  listWebhookDeliveries: pageSchema(Delivery),
  listWebhooks: pageSchema(Webhook),
  deleteWebhook: z
    .object({ data: Webhook, result: resultOf("WebhookDeleteResult", "DELETED") })
    .meta({ id: "WebhookDeleted" }),
  retryWebhookDelivery: z
    .object({ data: Delivery, result: resultOf("DeliveryRetryResult", "SCHEDULED", "ALREADY_SCHEDULED") })
    .meta({ id: "DeliveryRetried" }),
  rotateWebhookSecret: z
    .object({ data: Webhook, secret, result: resultOf("SecretRotationResult", "ROTATED") })
    .meta({ id: "SecretRotated" }),
  testWebhook: z
    .object({ data: WebhookTestResult, result: resultOf("WebhookTestOutcome", "TESTED", "WOULD_TEST") })
    .meta({ id: "WebhookTested" }),
};
