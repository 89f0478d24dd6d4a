import { run } from "../../db/statement.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorScope } from "../operator.ts";
import { type Account, accountTable, loadAccount } from "./account.ts";
import { tellGate } from "./gate-notice.ts";

export type AccountChange = {
  readonly [field in "name" | "status" | "plan" | "subscription" | "propertyLimit"]?:
    | Account[field]
    | undefined;
};

/** Changes the fields that differ; effective on the account's next call. */
export const changeAccount = async (
  scope: OperatorScope,
  accountId: string,
  change: AccountChange,
): Promise<Account> => {
  const account = await loadAccount(scope, accountId);
  const differing = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== account[field as keyof AccountChange],
  );
  if (differing.length === 0) return account;
  const written = { ...Object.fromEntries(differing), updatedAt: scope.clock.now() };
  const fields = differing.map(([field]) => field);
  await run(
    scope.directory,
    [
      accountTable.update(written, "id = ?", [accountId]),
      auditRow(scope, { action: "account.change", accountId, subject: accountId, fields }),
    ],
    scope.meter,
  );
  await tellGate(scope, accountId);
  return { ...account, ...written };
};
