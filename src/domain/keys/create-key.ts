import { commit, StaleWrite } from "../../db/commit.ts";
import { guard, NO_EFFECTS } from "../../db/plan.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { mintKey } from "../../lib/api-key.ts";
import { firstFit, mac, type Secrets, sha256Hex } from "../../lib/digest.ts";
import { newId, seededId } from "../../lib/id.ts";
import { ptEn } from "../../lib/language.ts";
import { MAX_CONNECTIONS } from "../../vocabulary/limits.ts";
import type { Permission } from "../../vocabulary/permissions.ts";
import { notifyGate } from "../accounts/gate-notice.ts";
import { type GrantedAccount, loadGranted } from "../accounts/grant.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { type ApiKey, HAS_BEGUN_SQL, hintOf, keyQuery, keyTable } from "./key.ts";

const SEEDED_SECRET_BYTES = 20;

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Permission[];
  readonly expiresAt: number | null;
  /** Canonical addresses and networks. */
  readonly allowedIps: readonly string[];
}

export interface CreatedKey {
  readonly apiKey: ApiKey;
  /** Shown once; only its hash is stored. */
  readonly key: string;
  readonly isNew: boolean;
}

interface Minted {
  readonly id: string;
  readonly key: string;
}

/** A seed fixes id and secret, as long as the service's own secret stays the same. */
export const mintSeeded = async (serviceSecret: string, accountId: string, seed: string): Promise<Minted> => {
  const id = await seededId("key", `${accountId}:${seed}`);
  const secret = await mac(serviceSecret, `seeded-key:${id}`, SEEDED_SECRET_BYTES);
  return { id, key: await mintKey(serviceSecret, { accountId, keyId: id }, secret) };
};

/**
 * What makes two calls create one key: a seed, or what only the sender of a form knows, without which nobody can derive
 * the key from its id and the service's secret.
 */
type KeySource = { readonly seed: string } | { readonly once: string } | null;

export const mintOnce = async (serviceSecret: string, accountId: string, once: string): Promise<Minted> => {
  const id = await seededId("key", `${accountId}:${once}`);
  const secret = await mac(serviceSecret, `key-once:${once}`, SEEDED_SECRET_BYTES);
  return { id, key: await mintKey(serviceSecret, { accountId, keyId: id }, secret) };
};

const mint = async (serviceSecret: string, accountId: string, source: KeySource): Promise<Minted> => {
  if (source && "seed" in source) return mintSeeded(serviceSecret, accountId, source.seed);
  if (source) return mintOnce(serviceSecret, accountId, source.once);
  const id = newId("key");
  return { id, key: await mintKey(serviceSecret, { accountId, keyId: id }) };
};

/** A stored key with its text, recreated with the secret that made it. */
export const recreateKey = async (
  serviceSecrets: Secrets,
  apiKey: ApiKey,
  mintWith: (secret: string) => Promise<Minted>,
): Promise<CreatedKey> => {
  const known = await firstFit(serviceSecrets, async (secret) => {
    const { key } = await mintWith(secret);
    return (await sha256Hex(key)) === apiKey.hash ? key : undefined;
  });
  return { apiKey, key: known ?? (await mintWith(serviceSecrets[0])).key, isNew: false };
};

/** The faults of a key: permissions that the grant lacks, and an expiry in the past. */
export const keyFaults = (
  { grant }: GrantedAccount,
  input: Pick<NewKey, "scopes" | "expiresAt">,
  now: number,
): Fault[] => {
  const granted = new Set<string>(grant?.scopes);
  const faults: Fault[] = input.scopes.flatMap((scope, at) =>
    granted.has(scope) ? [] : [{ in: "body", name: `scopes[${at}]`, code: "not_in_grant" }],
  );
  if (input.expiresAt !== null && input.expiresAt <= now) {
    faults.push({ in: "body", name: "expiresAt", code: "in_the_past" });
  }
  return faults;
};

export const tooMany = (kind: ApiKey["kind"], maxKeys: number): Refusal =>
  new Refusal("request_refused", {
    detail:
      kind === "KEY"
        ? ptEn(
            `A conta já tem o máximo de chaves ativas (${maxKeys}). Revogue uma ou peça à plataforma um limite maior.`,
            `The account already has the maximum of active keys (${maxKeys}). Revoke one or ask the platform for a higher limit.`,
          )
        : ptEn(
            `A conta já tem ${MAX_CONNECTIONS} assistentes conectados, o máximo. Encerre uma conexão antes de criar outra.`,
            `The account already has ${MAX_CONNECTIONS} connected assistants, the maximum. End a connection before creating another.`,
          ),
  });

/**
 * Runs after the insert, within its transaction: two creations at once cannot both take the last place. Connections
 * have a limit of their own.
 * @param replaced the key that the new one replaces
 */
const withinLimit = ({ accountId, kind, createdAt: now }: ApiKey, replaced: string) =>
  guard(
    "request_refused",
    `(SELECT count(*) FROM api_keys WHERE account_id = ? AND kind = ? AND id <> ? AND revoked_at IS NULL
        AND (expires_at IS NULL OR expires_at > ?) AND ${HAS_BEGUN_SQL})
     <= iif(?2 = 'KEY', (SELECT max_keys FROM grants WHERE account_id = ?1), ${MAX_CONNECTIONS})`,
    accountId,
    kind,
    replaced,
    now,
  );

/** Ended keys kept per account; older ones are deleted. */
const ENDED_KEPT = 1_000;

const forgetEnded = ({ accountId, createdAt: now }: ApiKey): Statement =>
  sql(
    `DELETE FROM api_keys WHERE id IN (
       SELECT id FROM api_keys INDEXED BY api_keys_of_account
       WHERE account_id = ? AND (revoked_at IS NOT NULL OR expires_at <= ?)
       ORDER BY created_at DESC LIMIT -1 OFFSET ${ENDED_KEPT})`,
    accountId,
    now,
  );

/** What is committed with a new key. */
interface KeyExtras {
  /** The key that it replaces. */
  readonly keyId: string;
  readonly statements: readonly Statement[];
  readonly connecting: { readonly [F in "clientId" | "clientHost" | "personId"]: string } | null;
}

const NO_EXTRAS: KeyExtras = { keyId: "", statements: [], connecting: null };

const store = async (
  ctx: OperatorContext,
  granted: GrantedAccount,
  apiKey: ApiKey,
  extras: KeyExtras,
): Promise<void> => {
  const { accountId, kind, createdAt: now } = apiKey;
  const fields = ["name", "scopes", "expiresAt", "allowedIps"];
  const statements = [
    ...extras.statements,
    keyTable.insert(apiKey),
    withinLimit(apiKey, extras.keyId),
    forgetEnded(apiKey),
    auditRow(ctx, {
      action: kind === "KEY" ? "key.create" : "connection.create",
      accountId,
      subject: apiKey.id,
      fields,
    }),
  ];
  try {
    const context = { db: ctx.directory, accountId, now, meter: ctx.meter };
    await commit(context, { ...NO_EFFECTS, statements });
  } catch (error) {
    const full = error instanceof Refusal && error.code === "request_refused";
    throw full ? tooMany(kind, granted.grant?.maxKeys ?? 0) : error;
  }
};

/** @returns the key of the same seed that another call has stored meanwhile; null if this one is stored */
const storeOnce = async (
  ctx: OperatorContext,
  granted: GrantedAccount,
  apiKey: ApiKey,
  extras: KeyExtras,
): Promise<ApiKey | null> => {
  try {
    await store(ctx, granted, apiKey, extras);
    return null;
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    const [rows] = await run(ctx.directory, [keyQuery(apiKey.accountId, apiKey.id)], ctx.meter);
    const other = keyTable.first(rows);
    if (!other) throw error;
    return other;
  }
};

/**
 * Creates a key. The same source gives the same key again: a local demonstration that restarts, a form sent twice.
 * @throws Refusal not_found, invalid_param, request_refused over the grant's number of keys
 */
export const createKey = async (
  ctx: OperatorContext,
  serviceSecrets: Secrets,
  accountId: string,
  input: NewKey,
  source: KeySource,
  extras: Partial<KeyExtras> = {},
): Promise<CreatedKey> => {
  const { id, key } = await mint(serviceSecrets[0], accountId, source);
  const again = (secret: string) => mint(secret, accountId, source);
  const { rows, ...granted } = await loadGranted(ctx, accountId, [keyQuery(accountId, id)]);
  const existing = rows[0]?.[0];
  if (existing) return recreateKey(serviceSecrets, keyTable.decode(existing), again);
  const now = ctx.clock.now();
  refuseAny(keyFaults(granted, input, now));
  const apiKey: ApiKey = {
    id,
    accountId,
    name: input.name,
    hash: await sha256Hex(key),
    hint: hintOf(key),
    scopes: [...new Set(input.scopes)],
    allowedIps: [...new Set(input.allowedIps)],
    expiresAt: input.expiresAt,
    revokedAt: null,
    createdAt: now,
    kind: extras.connecting ? "CONNECTION" : "KEY",
    ...(extras.connecting ?? { clientId: null, clientHost: null, personId: null }),
  };
  const other = await storeOnce(ctx, granted, apiKey, { ...NO_EXTRAS, ...extras });
  await notifyGate(ctx, accountId);
  return other ? recreateKey(serviceSecrets, other, again) : { apiKey, key, isNew: true };
};
