import { run, sql } from "../../db/statement.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorScope } from "../operator.ts";
import type { Permission } from "../permissions.ts";
import { loadAccount } from "./account.ts";
import { tellGate } from "./gate-notice.ts";
import { type Grant, type GrantedAccount, type GrantLimits, grantTable, TIER_LIMITS } from "./grant.ts";

export interface Access {
  readonly status: Grant["status"];
  readonly tier: Grant["tier"];
  readonly scopes: readonly Permission[];
  readonly pilotUntil: number | null;
  readonly limits: { readonly [limit in keyof GrantLimits]?: number | undefined };
}

const FIELDS = ["status", "tier", "scopes", "pilotUntil", "limits"];

/** Sets the whole of the operator's grant; limits not named are the tier's. Effective on the account's next call. */
export const grantAccess = async (
  scope: OperatorScope,
  accountId: string,
  access: Access,
): Promise<GrantedAccount> => {
  const account = await loadAccount(scope, accountId);
  const { limits, status, tier, pilotUntil } = access;
  const named = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
  const grant: Grant = {
    accountId,
    status,
    tier,
    pilotUntil,
    scopes: [...new Set(access.scopes)],
    ...TIER_LIMITS[tier],
    ...named,
    updatedAt: scope.clock.now(),
  };
  await run(
    scope.directory,
    [
      sql("DELETE FROM grants WHERE account_id = ?", accountId),
      grantTable.insert(grant),
      auditRow(scope, { action: "access.grant", accountId, subject: accountId, fields: FIELDS }),
    ],
    scope.meter,
  );
  await tellGate(scope, accountId);
  return { account, grant };
};
