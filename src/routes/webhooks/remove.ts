import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

export const removeWebhook = actionEndpoint({
  method: "delete",
  path: "/webhooks/{webhookId}",
  operationId: "deleteWebhook",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.deleteWebhook.answer>() },
  title: ptEn("Excluir um endpoint de webhook", "Delete a webhook endpoint"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  errors: ["not_found"],
  act: async (call, { params }) => {
    const removed = orNotFound(
      await call.log().removeWebhook(params.webhookId, call.dryRun, call.idempotency),
    );
    return {
      status: 200,
      body: { data: presentWebhook(removed), result: { outcome: "DELETED", dryRun: call.dryRun } },
    };
  },
});
