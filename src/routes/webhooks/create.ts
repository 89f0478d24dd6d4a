import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { createdWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { createWebhook as create } from "../../domain/webhooks/create.ts";
import { findWebhookFaults } from "../../domain/webhooks/find-faults.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";
import { WEBHOOK_FIELDS } from "./params.ts";

export const createWebhook = actionEndpoint({
  method: "post",
  path: "/webhooks",
  operationId: "createWebhook",
  tags: ["Webhooks"],
  query: DRY_RUN,
  body: z
    .strictObject({
      url: WEBHOOK_FIELDS.url,
      types: WEBHOOK_FIELDS.types.optional(),
      description: WEBHOOK_FIELDS.description.optional(),
    })
    .meta({ id: "WebhookCreation" }),
  responses: { 201: createdWith<typeof WEBHOOK_DOCS.operations.createWebhook.answer>() },
  title: ptEn("Criar um endpoint de webhook", "Create a webhook endpoint"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: false, repeatable: false, reachesOut: false },
  idempotent: false,
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
