import * as z from "zod";
import { createWebhook as create } from "../../domain/webhooks/create.ts";
import { findWebhookFaults } from "../../domain/webhooks/find-faults.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { actionEndpoint } from "../endpoint.ts";
import { WEBHOOK_FIELDS } from "./params.ts";

export const createWebhook = actionEndpoint({
  method: "post",
  path: "/webhooks",
  operationId: "createWebhook",
  tag: "Webhooks",
  summary: "Register a webhook endpoint",
  description: "The secret is shown in this answer only.",
  permission: "webhooks:manage",
  effects: { destructive: false, repeatable: false, reachesOut: false },
  params: {},
  query: {},
  body: z
    .strictObject({
      url: WEBHOOK_FIELDS.url,
      types: WEBHOOK_FIELDS.types.optional(),
      description: WEBHOOK_FIELDS.description.optional(),
    })
    .meta({ id: "WebhookCreation" }),
  idempotent: false,
  statuses: [201],
  errors: ["webhook_url_refused", "request_refused"],
  faults: (call, { body }) => findWebhookFaults(call, body),
  act: async (call, { body }) => {
    const created = await create(call, body);
    return {
      status: 201,
      body: {
        data: presentWebhook(created.webhook),
        secret: call.dryRun ? null : created.secret,
        result: { outcome: "CREATED", dryRun: call.dryRun },
      },
    };
  },
});
