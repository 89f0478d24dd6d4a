import { testWebhook as test } from "../../domain/webhooks/test.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

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
  errors: ["not_found"],
  act: async (call, { params }) => ({
    status: 200,
    body: {
      data: await test(call, params.webhookId),
      result: { outcome: call.dryRun ? "WOULD_TEST" : "TESTED", dryRun: call.dryRun },
    },
  }),
});
