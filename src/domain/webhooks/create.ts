import { run, sql } from "../../db/statement.ts";
import { type Refusal, refuseAny, refuseRequest } from "../../errors/refusal.ts";
import type { WebhookSecret } from "../../ports/webhooks.ts";
import type { WebhookContext } from "./context.ts";
import { findWebhookFaults } from "./find-faults.ts";

interface WebhookInput {
  readonly url: string;
  readonly types?: readonly string[] | undefined;
  readonly description?: string | null | undefined;
}

const tooMany = (limit: number): Refusal =>
  refuseRequest(
    `A conta já tem ${limit} webhooks, o máximo permitido. Exclua um antes de criar outro.`,
    `The account already has ${limit} webhooks, the maximum. Delete one before creating another.`,
  );

/**
 * POST /webhooks. The directory first stores that the account has webhooks, so that the sweep looks there.
 * @throws Refusal webhook_url_refused, request_refused over `maxWebhooks`
 */
export const createWebhook = async (ctx: WebhookContext, input: WebhookInput): Promise<WebhookSecret> => {
  const { accountId, principal, dryRun } = ctx;
  const { shard } = principal.account;
  refuseAny(await findWebhookFaults(ctx, input));
  const known = sql(
    `INSERT INTO webhook_accounts (account_id, shard, told_at) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET told_at = excluded.told_at`,
    accountId,
    shard,
    ctx.clock.now(),
  );
  if (!dryRun) await run(ctx.directory, [known], ctx.meter);
  const limit = principal.access.limits.maxWebhooks;
  const created = await ctx.log().createWebhook(accountId, shard, {
    url: input.url,
    types: [...new Set(input.types)],
    description: input.description ?? null,
    limit,
    dryRun,
    once: ctx.once,
  });
  if (!created) throw tooMany(limit);
  return created;
};
