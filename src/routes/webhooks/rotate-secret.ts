import * as z from "zod";
import { presentWebhook } from "../../domain/webhooks/present.ts";
import { found } from "../../errors/refusal.ts";
import { HOUR_MS } from "../../lib/clock.ts";
import { actionEndpoint } from "../endpoint.ts";
import { webhookId } from "./params.ts";

const MAX_OVERLAP_HOURS = 24;

export const rotateSecret = actionEndpoint({
  method: "post",
  path: "/webhooks/{webhookId}/rotate-secret",
  operationId: "rotateWebhookSecret",
  tag: "Webhooks",
  summary: "Make a new secret",
  description: "The previous one goes on signing for `overlapHours`, 24 unless told.",
  permission: "webhooks:manage",
  effects: { destructive: true, repeatable: false, reachesOut: false },
  params: { webhookId },
  query: {},
  body: z
    .strictObject({ overlapHours: z.number().min(0).max(MAX_OVERLAP_HOURS).default(MAX_OVERLAP_HOURS) })
    .meta({ id: "SecretRotation" }),
  bodyOptional: true,
  idempotent: false,
  statuses: [200],
  errors: ["not_found"],
  act: async (call, { params, body }) => {
    const overlapMs = Math.round(body.overlapHours * HOUR_MS);
    const rotated = found(await call.log().rotateSecret(params.webhookId, overlapMs, call.dryRun));
    return {
      status: 200,
      body: {
        data: presentWebhook(rotated.webhook),
        secret: call.dryRun ? null : rotated.secret,
        result: { outcome: "ROTATED", dryRun: call.dryRun },
      },
    };
  },
});
