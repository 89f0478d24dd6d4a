import { run, sql } from "../../db/statement.ts";
import type { Permission } from "../../vocabulary/permissions.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { loadAccount } from "./account.ts";
import { tellAccess } from "./gate-notice.ts";
import { type Grant, type GrantedAccount, type GrantLimits, grantTable, TIER_LIMITS } from "./grant.ts";

export interface Access {
  readonly status: Grant["status"];
  readonly tier: Grant["tier"];
  readonly scopes: readonly Permission[];
  readonly pilotUntil: number | null;
  readonly limits: { readonly [limit in keyof GrantLimits]?: number | undefined };
}

const FIELDS = ["status", "tier", "scopes", "pilotUntil", "limits"];

/** Replaces the operator's grant; limits not named are the tier's. Effective on the account's next call. */
export const grantAccess = async (
  ctx: OperatorContext,
  accountId: string,
  access: Access,
): Promise<GrantedAccount> => {
  const account = await loadAccount(ctx, accountId);
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
    updatedAt: ctx.clock.now(),
  };
  await run(
    ctx.directory,
    [
      sql("DELETE FROM grants WHERE account_id = ?", accountId),
      grantTable.insert(grant),
      auditRow(ctx, { action: "access.grant", accountId, subject: accountId, fields: FIELDS }),
    ],
    ctx.meter,
  );
  await tellAccess(ctx, accountId);
  return { account, grant };
};
