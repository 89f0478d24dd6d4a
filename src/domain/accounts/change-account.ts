import { guardFresh } from "../../db/commit.ts";
import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { runPlan } from "../../db/run-plan.ts";
import { DIRECTORY_SHARD } from "../../db/shards.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { found } from "../../errors/refusal.ts";
import { sandboxIdsOf } from "../../lib/account-space.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { drainLog } from "../outbox/drain-log.ts";
import { refreshParties, SHOWN_TO_PARTNERS } from "../partnerships/refresh-parties.ts";
import { tellAccount } from "../radar/tells.ts";
import { type Account, accountTable } from "./account.ts";
import { tellAccess } from "./gate-notice.ts";
import { accountsIn, accountsQuery } from "./read-accounts.ts";

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

/** An account, and what is known of the sandbox beside it. */
interface Loaded {
  readonly account: Account;
  /** Ids of its accounts, whether there is one or not. */
  readonly sandboxIds: readonly string[];
  /** Those that there are. */
  readonly sandbox: readonly string[];
}

const load = async ({ directory, meter }: OperatorContext, accountId: string): Promise<Loaded> => {
  const sandboxIds = Object.values(await sandboxIdsOf(accountId));
  const [rows = []] = await run(directory, [accountsQuery([accountId, ...sandboxIds])], meter);
  const accounts = accountsIn(rows);
  const account = found(accounts.get(accountId) ?? null);
  return { account, sandboxIds, sandbox: sandboxIds.filter((id) => accounts.has(id)) };
};

/** A sandbox is as active as the account that it is beside, also one that is made at this moment (rules 32.10). */
const passOn = (status: Account["status"], now: number, sandboxIds: readonly string[]): Statement =>
  sql(
    `UPDATE accounts SET status = ?1, updated_at = max(?2, updated_at + 1)
     WHERE id IN (SELECT value FROM json_each(?3)) AND status <> ?1`,
    status,
    now,
    JSON.stringify(sandboxIds),
  );

/** The date rises with each change, so that one decided on what another has changed meanwhile is decided anew. */
const planChange = (ctx: OperatorContext, loaded: Loaded, change: AccountChange): WritePlan<Loaded, null> => {
  const { account, sandboxIds, sandbox } = loaded;
  const { id: accountId, updatedAt } = account;
  const differing = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== account[field as keyof AccountChange],
  );
  const plan = { ...NO_EFFECTS, data: loaded, result: null, subject: accountId };
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
  const changed = { ...plan, data: { ...loaded, account: after } };
  if (!fields.includes("status")) return { ...changed, statements };
  return {
    ...changed,
    statements: [...statements, passOn(after.status, ctx.clock.now(), sandboxIds)],
    jobs: [accountId, ...sandbox].map(tellAccount),
  };
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
  const decide = async () => planChange(ctx, await load(ctx, accountId), change);
  const { plan } = await runPlan({ accountId, db, meter, clock, dryRun: false }, decide);
  const { account, sandbox } = plan.data;
  // Also when nothing differs: an earlier call's word may not have arrived.
  const told = change.status === undefined ? [accountId] : [accountId, ...sandbox];
  await Promise.all(told.map((id) => tellAccess(ctx, id)));
  if (plan.jobs.length > 0) await drainLog(ctx, { accountId, shard: DIRECTORY_SHARD });
  return account;
};
