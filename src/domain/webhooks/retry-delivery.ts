import { Refusal, refuseUnknown } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import type { DeliveryRecord } from "../../ports/webhooks.ts";
import type { WebhookContext } from "./context.ts";

const DISABLED = {
  detail: ptEn(
    "O webhook está desativado; reative-o antes de reenviar.",
    "The webhook is disabled; enable it before resending.",
  ),
} as const;

/** POST …/retry: a new round now, unless one is about to begin. @throws Refusal not_found, request_refused when disabled */
export const retryDelivery = async (
  ctx: WebhookContext,
  webhookId: string,
  deliveryId: string,
): Promise<{ delivery: DeliveryRecord; outcome: "SCHEDULED" | "ALREADY_SCHEDULED" }> => {
  const answer = await ctx.log().retryDelivery(webhookId, deliveryId, ctx.dryRun, ctx.idempotency);
  if (!answer.found) throw refuseUnknown(answer.missing);
  if (answer.outcome === "DISABLED") throw new Refusal("request_refused", DISABLED);
  return { delivery: answer.delivery, outcome: answer.outcome };
};
