import * as z from "zod";
import type { Language, Sentence } from "../lib/language.ts";
import { pascalOf } from "../routes/events/event.ts";
import { EVENT_DATA } from "../routes/events/event-data.ts";
import { EVENT_TYPES } from "../vocabulary/event-types.ts";
import { WEBHOOK_HEADERS } from "./headers.ts";
import { include } from "./inputs.ts";
import { refs } from "./references.ts";
import type { SchemaNames } from "./schema-names.ts";

interface Webhook {
  readonly type: string;
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
    description: {
      "pt-BR": "Entrega de teste, pedida em POST /webhooks/{webhookId}/test.",
      en: "A test delivery, asked for by POST /webhooks/{webhookId}/test.",
    },
    data: WebhookTestData,
  },
];

const ANSWERS: Sentence = {
  "pt-BR": "Recebido: qualquer 2xx em até 10 segundos. O resto é tentado de novo.",
  en: "Received: any 2xx within 10 seconds. Anything else is tried again.",
};

const bodyOf = ({ type, data }: Webhook): z.ZodType =>
  z
    .object({ type: z.literal(type), timestamp: z.iso.datetime(), data })
    .meta({ id: `${pascalOf(type)}Webhook` });

/** What receivers are sent, by event type. @param names keeps the named schemas of a body */
export const webhooksOf = (language: Language, names: SchemaNames) =>
  Object.fromEntries(
    WEBHOOKS.map((webhook) => {
      const schema = include(names, bodyOf(webhook), "output");
      // Without a tag: generators make one class of each, and would put these in the place of the routes.
      const post = {
        operationId: `receive${pascalOf(webhook.type)}`,
        summary: webhook.description[language],
        security: [],
        parameters: Object.values(refs("parameters", WEBHOOK_HEADERS)),
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: { "2XX": { description: ANSWERS[language] } },
      };
      return [webhook.type, { post }];
    }),
  );
