import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { refuseAny } from "../../errors/refusal.ts";
import { notifyGate } from "../accounts/gate-notice.ts";
import { loadGranted } from "../accounts/grant.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { keyFaults, type NewKey } from "./create-key.ts";
import { type ApiKey, hasEnded, keyTable, loadKey } from "./key.ts";
import { refuseEnded } from "./roll-key.ts";

type KeyChange = {
  readonly [field in "name" | "scopes" | "allowedIps"]?: NewKey[field] | undefined;
};

/** Sorted, so that the same list in another order is no change. */
const textOf = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

const changedFieldsOf = (key: ApiKey, change: KeyChange): Partial<ApiKey> => {
  const fields = Object.entries(change).filter(
    ([field, value]) => value !== undefined && textOf(value) !== textOf(key[field as keyof KeyChange]),
  );
  return Object.fromEntries(
    fields.map(([field, value]) => [field, Array.isArray(value) ? [...new Set(value)] : value]),
  );
};

const AS_READ = "id = ? AND revoked_at IS NULL AND name = ? AND scopes = ? AND allowed_ips = ?";

const readValues = ({ id, name, scopes, allowedIps }: ApiKey): unknown[] => [
  id,
  name,
  JSON.stringify(scopes),
  JSON.stringify(allowedIps),
];

/**
 * Changes what a key may do, effective on its next call.
 * @throws Refusal not_found, invalid_param, request_refused for a key that has ended
 */
export const changeKey = async (
  ctx: OperatorContext,
  accountId: string,
  keyId: string,
  change: KeyChange,
): Promise<ApiKey> => {
  const decide = async () => {
    const [key, granted] = await Promise.all([loadKey(ctx, accountId, keyId), loadGranted(ctx, accountId)]);
    const now = ctx.clock.now();
    if (hasEnded(key, now)) throw refuseEnded();
    refuseAny(keyFaults(granted, { scopes: change.scopes ?? [], expiresAt: null }, now));
    const written = changedFieldsOf(key, change);
    const fields = Object.keys(written);
    const plan = { ...NO_EFFECTS, data: { ...key, ...written }, result: null, subject: keyId };
    if (fields.length === 0) return plan;
    const statements = [
      keyTable.update(written, AS_READ, readValues(key)),
      guardFresh,
      auditRow(ctx, { action: "key.change", accountId, subject: keyId, fields }),
    ];
    return { ...plan, statements };
  };
  const plan = await runInDirectory(ctx, decide, accountId);
  await notifyGate(ctx, accountId);
  return plan.data;
};
