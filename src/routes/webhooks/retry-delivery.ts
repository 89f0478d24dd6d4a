import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { presentDelivery } from "../../domain/webhooks/present.ts";
import { retryDelivery as retry } from "../../domain/webhooks/retry-delivery.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";
import { deliveryId, webhookId } from "./params.ts";

export const retryDelivery = actionEndpoint({
  method: "post",
  path: "/webhooks/{webhookId}/deliveries/{deliveryId}/retry",
  operationId: "retryWebhookDelivery",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId, deliveryId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.retryWebhookDelivery.answer>() },
  title: ptEn("Repetir uma entrega de webhook", "Retry a webhook delivery"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: false, repeatable: false, reachesOut: true },
  idempotent: true,
  errors: ["not_found", "request_refused"],
  act: async (call, { params }) => {
    const { delivery, outcome } = await retry(call, params.webhookId, params.deliveryId);
    return {
      status: 200,
      body: { data: presentDelivery(delivery), result: { outcome, dryRun: call.dryRun } },
    };
  },
});
