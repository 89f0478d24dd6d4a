import { guardFresh } from "../../db/commit.ts";
import { NO_EFFECTS, type Plan } from "../../db/plan.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorScope } from "../operator.ts";
import { perform } from "../perform.ts";
import { type Account, accountTable, loadAccount } from "./account.ts";
import { tellGate } from "./gate-notice.ts";

export type AccountChange = {
  readonly [field in "name" | "status" | "plan" | "subscription" | "propertyLimit"]?:
    | Account[field]
    | undefined;
};

/** The date rises with each change, so that one decided on what another has changed meanwhile is decided anew. */
const planChange = (scope: OperatorScope, account: Account, change: AccountChange): Plan<Account, null> => {
  const { id: accountId, updatedAt } = account;
  const differing = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== account[field as keyof AccountChange],
  );
  const plan = { ...NO_EFFECTS, data: account, result: null, subject: accountId };
  if (differing.length === 0) return plan;
  const written = {
    ...Object.fromEntries(differing),
    updatedAt: Math.max(scope.clock.now(), updatedAt + 1),
  };
  const fields = differing.map(([field]) => field);
  const statements = [
    accountTable.update(written, "id = ? AND updated_at = ?", [accountId, updatedAt]),
    guardFresh,
    auditRow(scope, { action: "account.change", accountId, subject: accountId, fields }),
  ];
  return { ...plan, data: { ...account, ...written }, statements };
};

/**
 * Changes the fields that differ; effective on the account's next call.
 * @throws Refusal not_found, concurrent_write
 */
export const changeAccount = async (
  scope: OperatorScope,
  accountId: string,
  change: AccountChange,
): Promise<Account> => {
  const { directory: db, meter, clock } = scope;
  const decide = async () => planChange(scope, await loadAccount(scope, accountId), change);
  const { plan } = await perform({ accountId, db, meter, clock, dryRun: false }, decide);
  // Also when nothing differs: an earlier call's word may not have reached the gate.
  await tellGate(scope, accountId);
  return plan.data;
};
