import { env } from "cloudflare:workers";
import { run, type Statement, sql } from "../../src/db/statement.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { firstOwner, ownerOf, shardRows } from "../../src/domain/accounts/create-account.ts";
import { type GrantLimits, grantTable } from "../../src/domain/accounts/grant.ts";
import { auditRow } from "../../src/domain/audit/audit-row.ts";
import { hintOf, keyTable } from "../../src/domain/keys/key.ts";
import { mintKey } from "../../src/lib/api-key.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import { newId } from "../../src/lib/id.ts";
import type { AuditAction } from "../../src/vocabulary/audit-actions.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";

/** The rows of an account, its grant and its first key. */
interface AccountParts {
  readonly account: Pick<Account, "name" | "type" | "plan" | "propertyLimit" | "ownerName" | "ownerEmail">;
  readonly limits: GrantLimits;
  readonly keyName: string;
  /** For a sandbox's account: the sandbox's id, and the live account that it belongs to. */
  readonly sandbox?: { readonly id: string; readonly of: string };
}

const OPERATOR = { actor: "operator", clock: { now: () => Date.now() } };

/**
 * Stores in one transaction the rows that three calls of the back office would. Most tests do not care how their
 * account was created. `stored-account.test.ts` compares the two ways.
 */
export const storeAccount = async ({
  account: own,
  limits,
  keyName,
  sandbox,
}: AccountParts): Promise<{ accountId: string; keyId: string; key: string }> => {
  const accountId = sandbox?.id ?? newId("account");
  const keyId = newId("key");
  const now = Date.now();
  const key = await mintKey(env.KEY_SECRET, { accountId, keyId });
  const account: Account = {
    ...accountTable.nulls,
    ...own,
    subscription: "ACTIVE",
    ...(sandbox && { sandboxOf: sandbox.of, sandboxFilledAt: now }),
    id: accountId,
    shard: "DB",
    status: "ACTIVE",
    creciVerified: false,
    createdAt: now,
    updatedAt: now,
  };
  const auditEntry = (action: AuditAction, subject: string, fields: readonly string[]): Statement =>
    auditRow(OPERATOR, { action, accountId, subject, fields });
  await run(env.DB, [
    ...shardRows(account, [ownerOf(account, newId("member"))]),
    accountTable.insert(account),
    firstOwner(account),
    auditEntry(
      "account.create",
      accountId,
      Object.entries(account).flatMap(([name, value]) => (value === null ? [] : [name])),
    ),
    grantTable.insert({
      accountId,
      status: "ACTIVE",
      tier: "STANDARD",
      scopes: [...PERMISSIONS],
      pilotUntil: null,
      ...limits,
      updatedAt: now,
    }),
    auditEntry("access.grant", accountId, ["status", "tier", "scopes", "pilotUntil", "limits"]),
    keyTable.insert({
      id: keyId,
      accountId,
      name: keyName,
      hash: await sha256Hex(key),
      hint: hintOf(key),
      scopes: [...PERMISSIONS],
      allowedIps: [],
      expiresAt: null,
      revokedAt: null,
      createdAt: now,
    }),
    auditEntry("key.create", keyId, ["name", "scopes", "expiresAt", "allowedIps"]),
    // The account's gate was not called yet, and has nothing to invalidate.
    sql("DELETE FROM gate_notices WHERE account_id = ?", accountId),
  ]);
  return { accountId, keyId, key };
};
