import { orNotFound } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { ptEn } from "../../lib/language.ts";
import { postWebhook } from "../../outbound/post-webhook.ts";
import type { WebhookContext } from "./context.ts";

export interface TestResult {
  readonly delivered: boolean;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly ms: number | null;
}

const MESSAGES = ptEn(
  "Teste de webhook: a assinatura e o endereço funcionam.",
  "Webhook test: the signature and the address work.",
);

/** POST /webhooks/{webhookId}/test: one signed message now, kept nowhere, counted nowhere. */
export const testWebhook = async (ctx: WebhookContext, webhookId: string): Promise<TestResult> => {
  const { url, secrets } = orNotFound(await ctx.log().signingTarget(webhookId));
  if (ctx.dryRun) return { delivered: false, statusCode: null, error: null, ms: null };
  const data = { webhookId, message: MESSAGES[ctx.language] };
  const body = JSON.stringify({ type: "webhook.test", timestamp: isoTime(ctx.clock.now()), data });
  const { statusCode, error, ms } = await postWebhook(ctx.outbound, {
    url,
    secrets,
    id: newId("event"),
    body,
  });
  return { delivered: error === null, statusCode, error, ms };
};
