import type { WebhookRecord } from "../../../durable-objects/event-log/webhooks/port.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { findWebhookFaults } from "./find-faults.ts";
import type { WebhookScope } from "./scope.ts";
import { distinct } from "./subscription.ts";

export interface WebhookInput {
  readonly url: string;
  readonly types?: readonly string[] | undefined;
  readonly description?: string | null | undefined;
}

const tooMany = (limit: number): Refusal =>
  new Refusal("request_refused", {
    detail: {
      "pt-BR": `A conta já tem ${limit} endpoints de webhook, o máximo.`,
      en: `The account has ${limit} webhook endpoints, the most it may have.`,
    },
  });

/**
 * POST /webhooks. The directory is told first which accounts have webhooks, so that the sweep knows where to look.
 * @throws Refusal webhook_url_refused, request_refused over `maxWebhooks`
 */
export const createWebhook = async (
  scope: WebhookScope,
  input: WebhookInput,
): Promise<{ webhook: WebhookRecord; secret: string }> => {
  const { accountId, principal, dryRun } = scope;
  const { shard } = principal.account;
  refuseAny(await findWebhookFaults(scope, input));
  const known = sql(
    `INSERT INTO webhook_accounts (account_id, shard, told_at) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET told_at = excluded.told_at`,
    accountId,
    shard,
    scope.clock.now(),
  );
  if (!dryRun) await run(scope.directory, [known], scope.meter);
  const limit = principal.access.limits.maxWebhooks;
  const created = await scope.log().createWebhook(accountId, shard, {
    url: input.url,
    types: distinct(input.types ?? []),
    description: input.description ?? null,
    limit,
    dryRun,
  });
  if (!created) throw tooMany(limit);
  return created;
};
