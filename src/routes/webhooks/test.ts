import * as z from "zod";
import { actionEndpoint } from "../../contract/endpoint.ts";
import { testWebhook as test } from "../../domain/webhooks/test.ts";
import { resultOf, webhookId } from "./schemas.ts";

const WebhookTestResult = z
  .object({
    delivered: z.boolean().meta({ description: "The receiver answered 2xx." }),
    statusCode: z.int().nullable(),
    error: z.string().nullable(),
    ms: z.int().nullable(),
  })
  .meta({ id: "WebhookTestResult" });

export const testWebhook = actionEndpoint({
  method: "post",
  path: "/webhooks/{webhookId}/test",
  operationId: "testWebhook",
  tag: "Webhooks",
  summary: "Deliver a signed webhook.test now",
  description: "Does not count toward disabling the endpoint.",
  permission: "webhooks:manage",
  effects: { destructive: false, repeatable: false, reachesOut: true },
  params: { webhookId },
  query: {},
  body: null,
  idempotent: true,
  statuses: [200],
  response: z
    .object({ data: WebhookTestResult, result: resultOf("WebhookTestOutcome", "TESTED", "WOULD_TEST") })
    .meta({ id: "WebhookTested" }),
  errors: ["not_found"],
  act: async (call, { params }) => ({
    status: 200,
    body: {
      data: await test(call, params.webhookId),
      result: { outcome: call.dryRun ? "WOULD_TEST" : "TESTED", dryRun: call.dryRun },
    },
  }),
});
