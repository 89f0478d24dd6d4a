import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { changeWebhook as change } from "../../domain/webhooks/change.ts";
import { findWebhookFaults } from "../../domain/webhooks/find-faults.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { ptEn } from "../../lib/language.ts";
import { timeText } from "../../vocabulary/field.ts";
import { actionEndpoint } from "../endpoint.ts";
import { WEBHOOK_FIELDS, webhookId } from "./params.ts";

export const changeWebhook = actionEndpoint({
  method: "patch",
  path: "/webhooks/{webhookId}",
  operationId: "changeWebhook",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId }),
  query: DRY_RUN,
  body: z
    .strictObject({
      url: WEBHOOK_FIELDS.url.optional(),
      types: WEBHOOK_FIELDS.types.optional(),
      description: WEBHOOK_FIELDS.description.optional(),
      status: z.enum(["ACTIVE", "DISABLED"]).optional(),
      redeliverSince: timeText.optional(),
    })
    .refine(({ status, redeliverSince }) => redeliverSince === undefined || status !== undefined, {
      path: ["status"],
      params: { fault: "required" },
    })
    .refine(({ status, redeliverSince }) => redeliverSince === undefined || status !== "DISABLED", {
      path: ["status"],
      params: { fault: "not_in_list", allowed: ["ACTIVE"] },
    })
    .meta({
      id: "WebhookChange",
      dependentSchemas: {
        redeliverSince: { required: ["status"], properties: { status: { const: "ACTIVE" } } },
      },
    }),
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.changeWebhook.answer>() },
  title: ptEn("Atualizar um endpoint de webhook", "Update a webhook endpoint"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  errors: ["not_found", "webhook_url_refused"],
  faults: (call, { body }) => findWebhookFaults(call, body),
  act: async (call, { params, body }) => {
    const { webhook, outcome } = await change(call, params.webhookId, body);
    return {
      status: 200,
      body: { data: presentWebhook(webhook), result: { outcome, dryRun: call.dryRun } },
    };
  },
});
