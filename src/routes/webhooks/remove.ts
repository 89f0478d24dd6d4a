import { presentWebhook } from "../../domain/webhooks/present.ts";
import { found } from "../../errors/refusal.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

export const removeWebhook = actionEndpoint({
  method: "delete",
  path: "/webhooks/{webhookId}",
  operationId: "deleteWebhook",
  tag: "Webhooks",
  summary: "Stop deliveries and delete a webhook endpoint",
  permission: "webhooks:manage",
  effects: { destructive: true, repeatable: true, reachesOut: false },
  params: { webhookId },
  query: {},
  body: null,
  idempotent: true,
  statuses: [200],
  errors: ["not_found"],
  act: async (call, { params }) => {
    const removed = found(await call.log().removeWebhook(params.webhookId, call.dryRun, call.idempotency));
    return {
      status: 200,
      body: { data: presentWebhook(removed), result: { outcome: "DELETED", dryRun: call.dryRun } },
    };
  },
});
