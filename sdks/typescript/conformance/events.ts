import { type Event, isEvent, type WebhookMessage } from "../real-estate-account.ts";

/** Compiles only if an event's type determines the type of its data. */
export const changedFields = (event: Event | WebhookMessage): readonly string[] =>
  isEvent(event, "property.updated") ? event.data.changedFields : [];

export const testedWebhook = (message: WebhookMessage): string | undefined =>
  isEvent(message, "webhook.test") ? message.data.webhookId : undefined;
