import { guardFresh } from "../../db/commit.ts";
import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { runPlan } from "../../db/run-plan.ts";
import { DIRECTORY_SHARD } from "../../db/shards.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { drainLog } from "../outbox/drain-log.ts";
import { refreshParties, SHOWN_TO_PARTNERS } from "../partnerships/refresh-parties.ts";
import { tellAccount } from "../radar/tells.ts";
import { type Account, accountTable, loadAccount } from "./account.ts";
import { tellAccess } from "./gate-notice.ts";

export type AccountChange = {
  readonly [field in
    | "name"
    | "status"
    | "plan"
    | "subscription"
    | "propertyLimit"
    | "creciVerified"
    | "phone"]?: Account[field] | undefined;
};

/** The date rises with each change, so that one decided on what another has changed meanwhile is decided anew. */
const planChange = (
  ctx: OperatorContext,
  account: Account,
  change: AccountChange,
): WritePlan<Account, null> => {
  const { id: accountId, updatedAt } = account;
  const differing = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== account[field as keyof AccountChange],
  );
  const plan = { ...NO_EFFECTS, data: account, result: null, subject: accountId };
  if (differing.length === 0) return plan;
  const written = {
    ...Object.fromEntries(differing),
    updatedAt: Math.max(ctx.clock.now(), updatedAt + 1),
  };
  const after = { ...account, ...written };
  const fields = differing.map(([field]) => field);
  const statements = [
    accountTable.update(written, "id = ? AND updated_at = ?", [accountId, updatedAt]),
    guardFresh,
    auditRow(ctx, { action: "account.change", accountId, subject: accountId, fields }),
    ...(fields.some((field) => SHOWN_TO_PARTNERS.includes(field)) ? refreshParties(after) : []),
  ];
  const jobs = fields.includes("status") ? [tellAccount(accountId)] : [];
  return { ...plan, data: after, statements, jobs };
};

/**
 * Changes the fields that differ; effective on the account's next call.
 * @throws Refusal not_found, concurrent_write
 */
export const changeAccount = async (
  ctx: OperatorContext,
  accountId: string,
  change: AccountChange,
): Promise<Account> => {
  const { directory: db, meter, clock } = ctx;
  const decide = async () => planChange(ctx, await loadAccount(ctx, accountId), change);
  const { plan } = await runPlan({ accountId, db, meter, clock, dryRun: false }, decide);
  // Also when nothing differs: an earlier call's word may not have arrived.
  await tellAccess(ctx, accountId);
  if (plan.jobs.length > 0) await drainLog(ctx, { accountId, shard: DIRECTORY_SHARD });
  return plan.data;
};
