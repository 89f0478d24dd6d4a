import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { DeliveryRecord, WebhookRecord } from "../../ports/webhooks.ts";

/** A webhook as the API shows it: without its secret (rules 21.2, 21.6). */
export const presentWebhook = (webhook: WebhookRecord) => ({
  id: webhook.id,
  url: webhook.url,
  types: webhook.types,
  description: webhook.description,
  status: webhook.status,
  disabledAt: isoOrNull(webhook.disabledAt),
  disabledReason: webhook.disabledReason,
  secretRotatedAt: isoOrNull(webhook.secretRotatedAt),
  previousSecretValidUntil: isoOrNull(webhook.previousSecretValidUntil),
  createdAt: isoTime(webhook.createdAt),
  updatedAt: isoTime(webhook.updatedAt),
});

/** A delivery with the log of its attempts (rules 21.11). */
export const presentDelivery = (delivery: DeliveryRecord) => ({
  id: delivery.id,
  eventId: delivery.eventId,
  type: delivery.type,
  status: delivery.status,
  attempts: delivery.attempts,
  lastStatusCode: delivery.lastStatusCode,
  lastError: delivery.lastError,
  lastAttemptAt: isoOrNull(delivery.lastAttemptAt),
  nextAttemptAt: isoOrNull(delivery.nextAttemptAt),
  deliveredAt: isoOrNull(delivery.deliveredAt),
  createdAt: isoTime(delivery.createdAt),
  attemptLog: delivery.attemptLog.map(({ at, ...attempt }) => ({ at: isoTime(at), ...attempt })),
});
