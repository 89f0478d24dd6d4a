import { StaleWrite } from "../../db/commit.ts";
import { guardFresh } from "../../db/plan.ts";
import { run } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import type { Secrets } from "../../lib/digest.ts";
import { loadGranted } from "../accounts/grant.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { type CreatedKey, createKey, mintOnce, recreateKey } from "./create-key.ts";
import { type ApiKey, hasEnded, keyQuery, keyTable, loadKey } from "./key.ts";

/** How long the old key goes on working. */
export const OVERLAPS = ["NOW", "1H", "24H", "7D"] as const;

type Overlap = (typeof OVERLAPS)[number];

const OVERLAP_MS: Readonly<Record<Overlap, number>> = {
  NOW: 0,
  "1H": HOUR_MS,
  "24H": DAY_MS,
  "7D": 7 * DAY_MS,
};

export const refuseEnded = (): Refusal =>
  refuseRequest("A chave já foi revogada ou venceu.", "The key has already been revoked or has expired.");

/** The key that an earlier attempt of the same call has made. @throws Refusal request_refused if there was none */
const keyOfEarlierCall = async (
  ctx: OperatorContext,
  serviceSecrets: Secrets,
  accountId: string,
  source: { readonly once: string } | null,
): Promise<CreatedKey> => {
  if (source === null) throw refuseEnded();
  const mintSame = (secret: string) => mintOnce(secret, accountId, source.once);
  const { id } = await mintSame(serviceSecrets[0]);
  const [rows] = await run(ctx.directory, [keyQuery(accountId, id)], ctx.meter);
  const apiKey = keyTable.first(rows);
  if (!apiKey) throw refuseEnded();
  return recreateKey(serviceSecrets, apiKey, mintSame);
};

/** Ends the old key with its overlap, in the transaction that stores the new one. */
const endOldKey = (ctx: OperatorContext, { accountId, id, expiresAt }: ApiKey, overlap: Overlap) => {
  const now = ctx.clock.now();
  const endsAt = Math.min(now + OVERLAP_MS[overlap], expiresAt ?? Number.POSITIVE_INFINITY);
  return [
    // Only as it was read: another roll, or a late attempt of this one, may have changed it meanwhile.
    keyTable.update({ expiresAt: endsAt }, "id = ? AND revoked_at IS NULL AND expires_at IS ?", [
      id,
      expiresAt,
    ]),
    guardFresh,
    auditRow(ctx, { action: "key.roll", accountId, subject: id, fields: ["expiresAt"] }),
  ];
};

/**
 * Makes a new key with the settings of an old one, which ends with the overlap. Permissions that the grant has lost
 * since are left out.
 * @throws Refusal not_found, concurrent_write, request_refused for a key that has ended, or over the grant's limit
 */
export const rollKey = async (
  ctx: OperatorContext,
  serviceSecrets: Secrets,
  { accountId, keyId, overlap }: { accountId: string; keyId: string; overlap: Overlap },
  once: string | null,
): Promise<CreatedKey> => {
  const [old, { grant }] = await Promise.all([loadKey(ctx, accountId, keyId), loadGranted(ctx, accountId)]);
  const source = once === null ? null : { once: `roll:${keyId}:${once}` };
  if (hasEnded(old, ctx.clock.now())) return keyOfEarlierCall(ctx, serviceSecrets, accountId, source);
  const { name, allowedIps, expiresAt } = old;
  const granted = new Set<string>(grant?.scopes);
  const input = { name, allowedIps, expiresAt, scopes: old.scopes.filter((scope) => granted.has(scope)) };
  const replacing = { keyId, statements: endOldKey(ctx, old, overlap) };
  try {
    return await createKey(ctx, serviceSecrets, accountId, input, source, replacing);
  } catch (error) {
    throw error instanceof StaleWrite ? new Refusal("concurrent_write") : error;
  }
};
