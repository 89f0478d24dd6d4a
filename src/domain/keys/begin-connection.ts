import { commit, StaleWrite } from "../../db/commit.ts";
import { guard, guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { isOwnMachine } from "../../vocabulary/connections.ts";
import { MAX_CONNECTIONS } from "../../vocabulary/limits.ts";
import { notifyGate } from "../accounts/gate-notice.ts";
import type { OperatorContext } from "../operator.ts";
import { type ApiKey, HAS_BEGUN_SQL, hasBegun, hasEnded, keyTable, notRevokedKeysQuery } from "./key.ts";
import { revocation } from "./revocation.ts";

/** A client looks the same on each of a person's machines, so it may have this many connections at once. */
const MAX_MACHINES = 3;

/** The connections of the same person and client that a new one replaces. */
export const replacedBy = (
  { id, personId, clientId, clientHost }: Pick<ApiKey, "id" | "personId" | "clientId" | "clientHost">,
  active: readonly ApiKey[],
): ApiKey[] => {
  const isLocal = isOwnMachine(clientHost!);
  const mine = active.filter(
    (one) =>
      one.id !== id &&
      one.personId === personId &&
      one.clientId === clientId &&
      (isLocal ? isOwnMachine(one.clientHost!) : one.clientHost === clientHost),
  );
  if (!isLocal) return mine;
  const others = active.filter((connection) => connection.id !== id && !mine.includes(connection)).length;
  const kept = Math.max(0, Math.min(MAX_MACHINES, MAX_CONNECTIONS - others) - 1);
  return mine.toSorted((a, b) => b.createdAt - a.createdAt).slice(kept);
};

/** An account's connections that have not ended, including those whose code was not exchanged yet. */
export const activeConnections = async (ctx: OperatorContext, accountId: string): Promise<ApiKey[]> => {
  const [rows = []] = await run(ctx.directory, [notRevokedKeysQuery(accountId)], ctx.meter);
  return rows
    .map(keyTable.decode)
    .filter((key) => key.kind === "CONNECTION" && !hasEnded(key, ctx.clock.now()));
};

const begin = async (ctx: OperatorContext, key: ApiKey, expiresAt: number, active: readonly ApiKey[]) => {
  const { accountId, id } = key;
  const now = ctx.clock.now();
  const begun = active.filter(hasBegun);
  const statements = [
    ...replacedBy(key, begun).flatMap((connection) => revocation(ctx, connection)),
    sql("UPDATE api_keys SET expires_at = ? WHERE id = ? AND revoked_at IS NULL", expiresAt, id),
    guardFresh,
    guard(
      "request_refused",
      `(SELECT count(*) FROM api_keys WHERE account_id = ? AND kind = 'CONNECTION' AND revoked_at IS NULL
          AND expires_at > ? AND ${HAS_BEGUN_SQL}) <= ${MAX_CONNECTIONS}`,
      accountId,
      now,
    ),
  ];
  await commit({ db: ctx.directory, accountId, now, meter: ctx.meter }, { ...NO_EFFECTS, statements });
  await notifyGate(ctx, accountId);
};

const MAX_ATTEMPTS = 5;

/**
 * Begins a connection when its code is exchanged: it lasts until `expiresAt`, and those that it replaces end.
 * @returns whether the connection is valid; also false if the account has no place left
 */
export const beginConnection = async (
  ctx: OperatorContext,
  { accountId, keyId, expiresAt }: { accountId: string; keyId: string; expiresAt: number },
): Promise<boolean> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const active = await activeConnections(ctx, accountId);
    const key = active.find(({ id }) => id === keyId);
    if (!key || hasBegun(key)) return key !== undefined;
    try {
      await begin(ctx, key, expiresAt, active);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === "request_refused") return false;
      if (!(error instanceof StaleWrite)) throw error;
    }
  }
  return false;
};
