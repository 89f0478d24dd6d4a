import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { testWebhook as test } from "../../domain/webhooks/test.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

export const testWebhook = actionEndpoint({
  method: "post",
  path: "/webhooks/{webhookId}/test",
  operationId: "testWebhook",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.testWebhook.answer>() },
  title: ptEn("Enviar um webhook de teste", "Send a test webhook"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: false, repeatable: false, reachesOut: true },
  idempotent: true,
  errors: ["not_found"],
  act: async (call, { params }) => ({
    status: 200,
    body: {
      data: await test(call, params.webhookId),
      result: { outcome: call.dryRun ? "WOULD_TEST" : "TESTED", dryRun: call.dryRun },
    },
  }),
});
