import { commit, StaleWrite } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Statement } from "../../db/statement.ts";
import { notifyGate } from "../accounts/gate-notice.ts";
import type { OperatorContext } from "../operator.ts";
import { type ApiKey, loadKey } from "./key.ts";
import { revocation } from "./revocation.ts";

interface Revoking {
  readonly kind?: ApiKey["kind"];
  /** @throws Refusal if the caller may not revoke this key */
  mayRevoke?(key: ApiKey): void;
  /** Further statements of the transaction. */
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
      const statements = [...revocation(ctx, key), ...(beside?.(key) ?? [])];
      await commit({ db: ctx.directory, accountId, now, meter: ctx.meter }, { ...NO_EFFECTS, statements });
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
