import * as z from "zod";
import { constant } from "../contract/schema-helpers.ts";
import { pascalOf } from "../documentation/schemas/event.ts";
import { EVENT_DATA } from "../documentation/schemas/event-data.ts";
import { WEBHOOK_TEXTS } from "../documentation/webhook-events.ts";
import { type Language, ptEn, type Sentence } from "../lib/language.ts";
import { EVENT_TYPES, type EventTypeName } from "../vocabulary/event-types.ts";
import { WEBHOOK_HEADERS } from "./headers.ts";
import { refs } from "./references.ts";

interface Webhook {
  readonly type: EventTypeName | "webhook.test";
  readonly description: Sentence;
  readonly data: z.ZodType;
}

const WebhookTestData = z
  .object({ webhookId: z.string(), message: z.string() })
  .meta({ id: "WebhookTestData" });

const WEBHOOKS: readonly Webhook[] = [
  ...EVENT_TYPES.map(({ type, description }) => ({ type, description, data: EVENT_DATA[type] })),
  {
    type: "webhook.test",
    description: ptEn(
      "Entrega de teste, pedida em POST /webhooks/{webhookId}/test.",
      "A test delivery, requested by POST /webhooks/{webhookId}/test.",
    ),
    data: WebhookTestData,
  },
];

const ANSWERS: Sentence = ptEn(
  "Recebido: qualquer 2xx em até 10 segundos. O resto é tentado de novo.",
  "Received: any 2xx within 10 seconds. Anything else is retried.",
);

const bodyOf = ({ type, data }: Webhook): z.ZodType =>
  z
    .object({ type: constant(type), timestamp: z.iso.datetime(), data })
    .meta({ id: `${pascalOf(type)}Webhook` });

/** What receivers are sent, by event type. */
export const webhooksIn = (language: Language) =>
  // Without a tag: generators make one class of each tag, and these would replace the routes.
  WEBHOOKS.map((webhook) => ({
    method: "post" as const,
    path: webhook.type,
    operationId: `receive${pascalOf(webhook.type)}`,
    summary: webhook.description[language],
    description: WEBHOOK_TEXTS[webhook.type][language],
    security: [],
    parameters: Object.values(refs("parameters", WEBHOOK_HEADERS)),
    request: { body: { required: true, content: { "application/json": { schema: bodyOf(webhook) } } } },
    responses: { "2XX": { description: ANSWERS[language] } },
  }));
