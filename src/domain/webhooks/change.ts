import { orNotFound, refuseAny } from "../../errors/refusal.ts";
import type { WebhookChange, WebhookRecord } from "../../ports/webhooks.ts";
import type { WebhookContext } from "./context.ts";
import { findWebhookFaults } from "./find-faults.ts";

/** PATCH /webhooks/{webhookId}. @throws Refusal not_found, webhook_url_refused */
export const changeWebhook = async (
  ctx: WebhookContext,
  webhookId: string,
  change: WebhookChange,
): Promise<{ webhook: WebhookRecord; outcome: "UPDATED" | "UNCHANGED" }> => {
  refuseAny(await findWebhookFaults(ctx, change));
  const subscribed = change.types ? { ...change, types: [...new Set(change.types)] } : change;
  const { before, after } = orNotFound(
    await ctx.log().changeWebhook(webhookId, subscribed, ctx.dryRun, ctx.idempotency),
  );
  const changed = JSON.stringify(before) !== JSON.stringify(after) || change.redeliverSince !== undefined;
  return { webhook: after, outcome: changed ? "UPDATED" : "UNCHANGED" };
};
