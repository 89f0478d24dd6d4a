import type { WebhookChange, WebhookRecord } from "../../../durable-objects/event-log/webhooks/port.ts";
import { refuseFaults } from "../../errors/refusal.ts";
import { DAY_MS, MINUTE_MS } from "../../lib/clock.ts";
import { found } from "./found.ts";
import type { WebhookScope } from "./scope.ts";
import { assertReadable } from "./subscription.ts";
import { assertTarget } from "./target.ts";

const KEPT_DAYS = 30;
const TOLERANCE_MS = 5 * MINUTE_MS;

const assertSince = (since: number | undefined, now: number): void => {
  if (since === undefined) return;
  const fault = { in: "body", name: "redeliverSince" } as const;
  if (since > now + TOLERANCE_MS) throw refuseFaults([{ ...fault, code: "in_the_future" }]);
  if (since < now - KEPT_DAYS * DAY_MS - TOLERANCE_MS) {
    throw refuseFaults([{ ...fault, code: "too_old", args: { limit: KEPT_DAYS } }]);
  }
};

const same = (a: WebhookRecord, b: WebhookRecord): boolean => JSON.stringify(a) === JSON.stringify(b);

/** PATCH /webhooks/{webhookId}. @throws Refusal not_found, webhook_url_refused */
export const changeWebhook = async (
  scope: WebhookScope,
  webhookId: string,
  change: WebhookChange,
): Promise<{ webhook: WebhookRecord; outcome: "UPDATED" | "UNCHANGED" }> => {
  assertReadable(change.types, scope.principal.grantScopes);
  assertSince(change.redeliverSince, scope.clock.now());
  if (change.url !== undefined) await assertTarget(scope.outbound, change.url);
  const { before, after } = found(await scope.log().changeWebhook(webhookId, change, scope.dryRun));
  const changed = !same(before, after) || change.redeliverSince !== undefined;
  return { webhook: after, outcome: changed ? "UPDATED" : "UNCHANGED" };
};
