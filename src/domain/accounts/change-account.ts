import { guard, guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { DIRECTORY, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { foldEmail } from "../../lib/email.ts";
import { sandboxIdsOf } from "../../lib/id.ts";
import type { AuditAction } from "../../vocabulary/audit-actions.ts";
import { auditRow } from "../audit/audit-row.ts";
import { endConnections } from "../members/change.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import { type Account, accountTable, loadAccount } from "./account.ts";
import { notifyAccess } from "./gate-notice.ts";

type AccountChange = {
  readonly [field in
    | "name"
    | "status"
    | "plan"
    | "subscription"
    | "propertyLimit"
    | "creciVerified"
    | "phone"
    | "ownerName"
    | "ownerEmail"
    | "organization"
    | "creci"
    | "hiddenFields"]?: Account[field] | undefined;
};

/** The ids that an account's sandbox accounts would have (a JSON list), and the existing ones among them. */
interface Sandbox {
  readonly ids: string;
  readonly existing: readonly string[];
}

/** A sandbox has the status of its live account (rules 32.10), even while it is being created. */
const changeSandboxes = (status: Account["status"], now: number, { ids, existing }: Sandbox): Statement[] => [
  sql(
    `UPDATE accounts SET status = ?1, updated_at = max(?2, updated_at + 1)
     WHERE id IN (SELECT value FROM json_each(?3)) AND status <> ?1`,
    status,
    now,
    ids,
  ),
  guard(
    "stale",
    "(SELECT count(*) FROM accounts WHERE id IN (SELECT value FROM json_each(?))) = ?",
    ids,
    existing.length,
  ),
];

/** The new owner gets access to the dashboard, and the previous one loses it (rules 34.2). */
const handDashboardOver = (before: Account, after: Account, now: number): Statement[] => {
  const old = foldEmail(before.ownerEmail);
  const email = foldEmail(after.ownerEmail);
  if (old === email) return [];
  return [
    endConnections(before.id, old, now),
    sql("DELETE FROM members WHERE account_id = ? AND email = ?", before.id, old),
    sql(
      `INSERT INTO members (account_id, email, role, created_at) VALUES (?, ?, 'OWNER', ?)
       ON CONFLICT (account_id, email) DO UPDATE SET role = 'OWNER'`,
      before.id,
      email,
      now,
    ),
  ];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `updatedAt` rises with each change, so a change decided on an outdated row is decided again. */
const planChange = (
  ctx: OperatorContext,
  account: Account,
  change: AccountChange,
  { sandbox, action }: { readonly sandbox: Sandbox; readonly action: AuditAction },
): WritePlan<Account, null> => {
  const { id: accountId, updatedAt } = account;
  const differing = Object.entries(change).filter(
    ([field, value]) => value !== undefined && !isSame(value, account[field as keyof AccountChange]),
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
    ...handDashboardOver(account, after, written.updatedAt),
    auditRow(ctx, { action, accountId, subject: accountId, fields }),
  ];
  const changes = [{ kind: "account", before: account, after, sandbox: sandbox.existing }] as const;
  if (!fields.includes("status")) return { ...plan, data: after, statements, changes };
  return {
    ...plan,
    data: after,
    statements: [...statements, ...changeSandboxes(after.status, ctx.clock.now(), sandbox)],
    changes,
  };
};

const findSandbox = async ({ directory, meter }: OperatorContext, accountId: string): Promise<Sandbox> => {
  const ids = JSON.stringify(Object.values(await sandboxIdsOf(accountId)));
  const text = "SELECT id FROM accounts WHERE id IN (SELECT value FROM json_each(?))";
  const [rows = []] = await run(directory, [sql(text, ids)], meter);
  return { ids, existing: rows.map(({ id }: Row) => id as string) };
};

const NO_SANDBOX: Sandbox = { ids: "[]", existing: [] };

/**
 * Changes the fields that differ; effective on the account's next call.
 * @throws Refusal not_found, concurrent_write
 */
export const changeAccount = async (
  ctx: OperatorContext,
  accountId: string,
  change: AccountChange,
  action: AuditAction = "account.change",
): Promise<Account> => {
  const decide = async () => {
    const concernsSandbox = change.status !== undefined || change.ownerEmail !== undefined;
    const sandbox = concernsSandbox ? await findSandbox(ctx, accountId) : NO_SANDBOX;
    const account = await loadAccount(ctx, accountId);
    return { ...planChange(ctx, account, change, { sandbox, action }), sandboxes: sandbox.existing };
  };
  const plan = await runInDirectory(ctx, decide, accountId);
  // Even if nothing differs: an earlier call's notice may not have arrived.
  await Promise.all([accountId, ...plan.sandboxes].map((id) => notifyAccess(ctx, id)));
  if (plan.jobs.length > 0) await drainIntoLog(ctx, { accountId, shard: DIRECTORY });
  return plan.data;
};
