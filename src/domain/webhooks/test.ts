import { isoTime } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { postWebhook } from "../../outbound/post-webhook.ts";
import { found } from "./found.ts";
import type { WebhookScope } from "./scope.ts";

export interface TestResult {
  readonly delivered: boolean;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly ms: number | null;
}

const MESSAGES = {
  "pt-BR": "Teste de webhook: a assinatura e o endereço funcionam.",
  en: "Webhook test: the signature and the address work.",
} as const;

/** POST /webhooks/{webhookId}/test: one signed message now, kept nowhere, counted nowhere. */
export const testWebhook = async (scope: WebhookScope, webhookId: string): Promise<TestResult> => {
  const { url, secrets } = found(await scope.log().signingTarget(webhookId));
  if (scope.dryRun) return { delivered: false, statusCode: null, error: null, ms: null };
  const data = { webhookId, message: MESSAGES[scope.language] };
  const body = JSON.stringify({ type: "webhook.test", timestamp: isoTime(scope.clock.now()), data });
  const { statusCode, error, ms } = await postWebhook(scope.outbound, {
    url,
    secrets,
    id: newId("event"),
    body,
  });
  return { delivered: error === null, statusCode, error, ms };
};
