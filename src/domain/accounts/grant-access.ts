import { guard, NO_EFFECTS } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { decidedMeanwhile } from "../../errors/refusal.ts";
import { isoOrNull } from "../../lib/clock.ts";
import type { Permission } from "../../vocabulary/permissions.ts";
import { TIER_LIMITS } from "../../vocabulary/tier-limits.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { notifyAccess } from "./gate-notice.ts";
import { type Grant, type GrantedAccount, type GrantLimits, grantTable, loadGranted } from "./grant.ts";

export interface Access {
  readonly status: Grant["status"];
  readonly tier: Grant["tier"];
  readonly scopes: readonly Permission[];
  readonly pilotUntil: number | null;
  readonly limits: { readonly [limit in keyof GrantLimits]?: number | undefined };
}

/** The `updatedAt` of the grant that the operator saw; null if there was none; undefined to replace any grant. */
export type Expected = number | null | undefined;

const FIELDS = ["status", "tier", "scopes", "pilotUntil", "limits"];

/** The most audit rows searched for the last change. */
const MAX_ROWS = 200;

/** Who last changed the access of an account, according to the audit rows that are still kept. */
const lastActor = async (
  { directory, meter }: OperatorContext,
  accountId: string,
): Promise<string | null> => {
  const statement = sql(
    `SELECT actor FROM (
       SELECT seq, actor, action FROM audit INDEXED BY audit_of_account
       WHERE account_id = ? ORDER BY seq DESC LIMIT ${MAX_ROWS}
     ) WHERE action LIKE 'access.%' ORDER BY seq DESC LIMIT 1`,
    accountId,
  );
  const [rows] = await run(directory, [statement], meter);
  return (rows?.[0]?.actor as string | undefined) ?? null;
};

/** The refusal shows the current access and who changed it last (rules 36.10). */
export const refuseChanged = async (ctx: OperatorContext, accountId: string, grant: Grant | null) =>
  decidedMeanwhile({
    state: grant?.status ?? null,
    tier: grant?.tier ?? null,
    scopes: grant?.scopes ?? [],
    actor: await lastActor(ctx, accountId),
    at: isoOrNull(grant?.updatedAt ?? null),
  });

const granted = (
  accountId: string,
  { limits, status, tier, pilotUntil, scopes }: Access,
  now: number,
): Grant => {
  const named = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
  const fixed = { accountId, status, tier, pilotUntil, scopes: [...new Set(scopes)], updatedAt: now };
  return { ...TIER_LIMITS[tier], ...named, ...fixed };
};

/**
 * Replaces the operator's grant; limits not named get the tier's values. Effective on the account's next call.
 * @throws Refusal not_found; concurrent_write if the grant is no longer the one that was expected
 */
export const grantAccess = async (
  ctx: OperatorContext,
  accountId: string,
  access: Access,
  expected?: Expected,
): Promise<GrantedAccount> => {
  const decide = async () => {
    const { account, grant: before } = await loadGranted(ctx, accountId);
    const seen = before?.updatedAt ?? null;
    if (expected !== undefined && expected !== seen) throw await refuseChanged(ctx, accountId, before);
    const grant = granted(accountId, access, Math.max(ctx.clock.now(), (seen ?? 0) + 1));
    const statements = [
      guard("stale", "(SELECT updated_at FROM grants WHERE account_id = ?) IS ?", accountId, seen),
      sql("DELETE FROM grants WHERE account_id = ?", accountId),
      grantTable.insert(grant),
      auditRow(ctx, { action: "access.grant", accountId, subject: accountId, fields: FIELDS }),
    ];
    return { ...NO_EFFECTS, statements, data: { account, grant }, result: null, subject: accountId };
  };
  const plan = await runInDirectory(ctx, decide, accountId);
  await notifyAccess(ctx, accountId);
  return plan.data;
};
