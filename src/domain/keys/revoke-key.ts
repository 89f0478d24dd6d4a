import { commit, guardFresh, StaleWrite } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { notifyGate } from "../accounts/gate-notice.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { type ApiKey, loadKey } from "./key.ts";

const revoke = async (
  ctx: OperatorContext,
  { accountId, id, kind }: ApiKey,
  now: number,
  beside: readonly Statement[],
): Promise<void> => {
  const action = kind === "KEY" ? "key.revoke" : "connection.revoke";
  const statements = [
    sql("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", now, id),
    guardFresh,
    auditRow(ctx, { action, accountId, subject: id, fields: ["revokedAt"] }),
    ...beside,
  ];
  const context = { db: ctx.directory, accountId, now, meter: ctx.meter };
  await commit(context, { ...NO_EFFECTS, statements });
};

interface Revoking {
  readonly kind?: ApiKey["kind"];
  /** @throws what keeps the caller from it */
  mayRevoke?(key: ApiKey): void;
  /** What commits with it. */
  beside?(key: ApiKey): readonly Statement[];
}

/**
 * Revokes a key: the very next call with it gets 401. A revoked key stays as it is.
 * @throws Refusal not_found
 */
export const revokeKey = async (
  ctx: OperatorContext,
  accountId: string,
  keyId: string,
  { kind, mayRevoke, beside }: Revoking = {},
): Promise<ApiKey> => {
  const key = await loadKey(ctx, accountId, keyId, kind);
  mayRevoke?.(key);
  const now = ctx.clock.now();
  let revoked = key;
  if (key.revokedAt === null) {
    try {
      await revoke(ctx, key, now, beside?.(key) ?? []);
      revoked = { ...key, revokedAt: now };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
      revoked = await loadKey(ctx, accountId, keyId, kind);
    }
  }
  // Even if it was revoked before: an earlier call's notice may not have reached the gate.
  await notifyGate(ctx, accountId);
  return revoked;
};
