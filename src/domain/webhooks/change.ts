import type { WebhookChange, WebhookRecord } from "../../../durable-objects/event-log/webhooks/port.ts";
import { refuseAny } from "../../errors/refusal.ts";
import { findWebhookFaults } from "./find-faults.ts";
import { found } from "./found.ts";
import type { WebhookScope } from "./scope.ts";
import { distinct } from "./subscription.ts";

const same = (a: WebhookRecord, b: WebhookRecord): boolean => JSON.stringify(a) === JSON.stringify(b);

/** PATCH /webhooks/{webhookId}. @throws Refusal not_found, webhook_url_refused */
export const changeWebhook = async (
  scope: WebhookScope,
  webhookId: string,
  change: WebhookChange,
): Promise<{ webhook: WebhookRecord; outcome: "UPDATED" | "UNCHANGED" }> => {
  refuseAny(await findWebhookFaults(scope, change));
  const subscribed = change.types ? { ...change, types: distinct(change.types) } : change;
  const { before, after } = found(
    await scope.log().changeWebhook(webhookId, subscribed, scope.dryRun, scope.once),
  );
  const changed = !same(before, after) || change.redeliverSince !== undefined;
  return { webhook: after, outcome: changed ? "UPDATED" : "UNCHANGED" };
};
