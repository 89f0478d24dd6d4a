import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { WEBHOOK_DOCS } from "../../documentation/webhooks.ts";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { HOUR_MS } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

const MAX_OVERLAP_HOURS = 24;

export const rotateSecret = actionEndpoint({
  method: "post",
  path: "/webhooks/{webhookId}/rotate-secret",
  operationId: "rotateWebhookSecret",
  tags: ["Webhooks"],
  params: z.strictObject({ webhookId }),
  query: DRY_RUN,
  body: z
    .strictObject({ overlapHours: z.number().min(0).max(MAX_OVERLAP_HOURS).default(MAX_OVERLAP_HOURS) })
    .meta({ id: "SecretRotation" }),
  bodyOptional: true,
  responses: { 200: doneWith<typeof WEBHOOK_DOCS.operations.rotateWebhookSecret.answer>() },
  title: ptEn("Trocar o segredo de um webhook", "Rotate a webhook secret"),
  tool: null,
  permission: "webhooks:manage",
  hints: { destructive: true, repeatable: false, reachesOut: false },
  idempotent: false,
  errors: ["not_found"],
  act: async (call, { params, body }) => {
    const overlapMs = Math.round(body.overlapHours * HOUR_MS);
    const { dryRun, once } = call;
    const rotated = orNotFound(await call.log().rotateSecret(params.webhookId, overlapMs, dryRun, once));
    return {
      status: 200,
      body: {
        data: presentWebhook(rotated.webhook),
        secret: dryRun ? null : rotated.secret,
        result: { outcome: "ROTATED", dryRun },
      },
    };
  },
});
