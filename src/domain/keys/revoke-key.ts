import { commit, guardFresh, StaleWrite } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { tellGate } from "../accounts/gate-notice.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorScope } from "../operator.ts";
import { type ApiKey, keyQuery, keyTable } from "./key.ts";

const loadKey = async (scope: OperatorScope, accountId: string, keyId: string): Promise<ApiKey> => {
  const [rows] = await run(scope.directory, [keyQuery(accountId, keyId)], scope.meter);
  if (!rows?.[0]) throw new Refusal("not_found");
  return keyTable.decode(rows[0]);
};

const revoke = async (scope: OperatorScope, { accountId, id }: ApiKey, now: number): Promise<void> => {
  const statements = [
    sql("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", now, id),
    guardFresh,
    auditRow(scope, { action: "key.revoke", accountId, subject: id, fields: ["revokedAt"] }),
  ];
  const context = { db: scope.directory, accountId, now, meter: scope.meter };
  await commit(context, { ...NO_EFFECTS, statements });
};

/**
 * Revokes a key: the very next call with it gets 401. A key that is revoked already stays as it is.
 * @throws Refusal not_found
 */
export const revokeKey = async (scope: OperatorScope, accountId: string, keyId: string): Promise<ApiKey> => {
  const key = await loadKey(scope, accountId, keyId);
  const now = scope.clock.now();
  let revoked = key;
  if (key.revokedAt === null) {
    try {
      await revoke(scope, key, now);
      revoked = { ...key, revokedAt: now };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
      revoked = await loadKey(scope, accountId, keyId);
    }
  }
  // Also when it was revoked before: an earlier call's word may not have reached the gate.
  await tellGate(scope, accountId);
  return revoked;
};
