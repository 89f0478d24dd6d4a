import type { ClientInfo } from "@cloudflare/workers-oauth-provider";
import { SECOND_MS } from "../../../../src/lib/clock.ts";
import { findKept } from "./strangers.ts";

/** Somebody else has changed a grant since it was read: the request is answered anew. */
export class StaleGrant extends Error {
  override readonly name = "StaleGrant";
}

/** What the library keeps of a grant, as far as this store looks into it, and what the store adds. */
export interface StoredGrant {
  readonly refreshTokenId?: string;
  readonly previousRefreshTokenId?: string;
  /** When the current refresh token was made. */
  readonly rotatedAt?: number;
  /** Hashes of refresh tokens that have been replaced, latest first. */
  readonly spent?: readonly string[];
}

interface PutOptions {
  readonly expirationTtl?: number;
  readonly expiration?: number;
  readonly metadata?: unknown;
}

/** A client without a date of its own is renewed by use (rules 30.22); nothing here is kept for longer. */
const MOST_MS = 400 * 24 * 3_600 * SECOND_MS;
/** Until its successor is used, a refresh token is good a second time: a reply was lost, or two were sent at once. */
const SAME_ROTATION_MS = 60 * SECOND_MS;
/** Older ones are merely unknown. */
const SPENT_KEPT = 50;
const LIST_LIMIT = 1_000;
const GRANT = "grant:";

const isClient = (key: string): boolean => key.startsWith("client:");
const isGrant = (key: string): boolean => key.startsWith(GRANT);

/** The first text that does not begin with the prefix. */
const endOf = (prefix: string): string => `${prefix}\uffff`;

const tokensOf = ({ refreshTokenId, previousRefreshTokenId }: StoredGrant): string[] =>
  [refreshTokenId, previousRefreshTokenId].filter((one) => one !== undefined);

/** The same grant with the tokens that it replaces. */
const noted = (before: StoredGrant, after: StoredGrant, now: number): StoredGrant => {
  const live = tokensOf(after);
  const gone = tokensOf(before).filter((one) => !live.includes(one));
  const isRotated = before.refreshTokenId !== after.refreshTokenId;
  return {
    ...after,
    ...(isRotated && { rotatedAt: now }),
    spent: [...gone, ...(before.spent ?? [])].slice(0, SPENT_KEPT),
  };
};

/** Looks up clients that the store does not hold. */
export type FindClient = (clientId: string) => Promise<unknown>;

/**
 * What the library takes for its KV, over one table at the primary: a reader sees the latest write, and a grant is
 * written only as it was read, so that no code is exchanged twice. One is made for each request.
 */
export class OAuthStore {
  readonly #database: D1Database;
  readonly #now: number;
  readonly #findClient: FindClient;
  readonly #read = new Map<string, string>();
  readonly #clients = new Set<string>();
  /** The client that has been registered, which is not stored yet. */
  registered: ClientInfo | null = null;
  /** Whether the refresh token that was sent stays the client's. */
  keepsToken = false;
  /** Whether a connection is to be ended. */
  hasEndings = false;

  constructor(database: D1Database, now: number, findClient: FindClient) {
    this.#database = database;
    this.#now = now;
    this.#findClient = findClient;
  }

  async get(key: string, options?: { readonly type?: string } | string): Promise<unknown> {
    if (key.startsWith("client:https:")) return this.#findClient(key.slice("client:".length));
    const value = await findKept(this.#database, key, this.#now);
    if (value === null) return null;
    if (isGrant(key)) this.#read.set(key, value);
    if (isClient(key)) this.#clients.add(key);
    const type = typeof options === "string" ? options : options?.type;
    return type === "json" ? JSON.parse(value) : value;
  }

  async put(key: string, value: string, options: PutOptions = {}): Promise<void> {
    // A client that was not read before registers now: what becomes of it is decided in register.ts.
    if (isClient(key) && !this.#clients.has(key)) {
      this.registered = JSON.parse(value) as ClientInfo;
      return;
    }
    const { expirationTtl, expiration, metadata } = options;
    const endsAt = expiration === undefined ? undefined : expiration * SECOND_MS;
    const expiresAt =
      endsAt ?? this.#now + (expirationTtl === undefined ? MOST_MS : expirationTtl * SECOND_MS);
    const told = metadata === undefined ? null : JSON.stringify(metadata);
    const before = this.#read.get(key);
    if (before !== undefined) return this.#replace(key, before, { value, told, expiresAt });
    await this.#database
      .prepare(
        `INSERT INTO oauth_store (key, value, metadata, expires_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, metadata = excluded.metadata,
           expires_at = excluded.expires_at`,
      )
      .bind(key, value, told, expiresAt)
      .run();
  }

  async #replace(
    key: string,
    before: string,
    { value, told, expiresAt }: { value: string; told: string | null; expiresAt: number },
  ): Promise<void> {
    const old: StoredGrant = JSON.parse(before);
    const given: StoredGrant = JSON.parse(value);
    const sentAgain = given.previousRefreshTokenId;
    if (
      sentAgain !== undefined &&
      sentAgain === old.previousRefreshTokenId &&
      (old.rotatedAt ?? 0) + SAME_ROTATION_MS > this.#now
    ) {
      this.keepsToken = true;
      return;
    }
    const after = JSON.stringify(noted(old, given, this.#now));
    const { meta } = await this.#database
      .prepare("UPDATE oauth_store SET value = ?, metadata = ?, expires_at = ? WHERE key = ? AND value = ?")
      .bind(after, told, expiresAt, key, before)
      .run();
    if (meta.changes !== 1) throw new StaleGrant();
    this.#read.set(key, after);
  }

  /** The end of a grant commits with the order to end its connection. */
  async delete(key: string): Promise<void> {
    const gone = this.#database.prepare("DELETE FROM oauth_store WHERE key = ?").bind(key);
    if (!isGrant(key)) {
      await gone.run();
      return;
    }
    await this.#database.batch([ending(this.#database, key, { isReuse: false, now: this.#now }), gone]);
    this.hasEndings = true;
  }

  async list({ prefix = "", limit = LIST_LIMIT, cursor }: ListOptions) {
    const { results } = await this.#database
      .prepare(
        `SELECT key AS name, metadata FROM oauth_store
         WHERE key > ? AND key < ? AND expires_at > ? ORDER BY key LIMIT ?`,
      )
      .bind(cursor ?? prefix, endOf(prefix), this.#now, limit + 1)
      .all<{ name: string; metadata: string | null }>();
    const keys = results.slice(0, limit).map(({ name, metadata }) => ({
      name,
      ...(metadata !== null && { metadata: JSON.parse(metadata) as unknown }),
    }));
    const isWhole = results.length <= limit;
    return { keys, list_complete: isWhole, ...(!isWhole && { cursor: keys.at(-1)!.name }) };
  }
}

interface ListOptions {
  readonly prefix?: string;
  readonly limit?: number;
  readonly cursor?: string | undefined;
}

/** The order to end the connection of a grant that is stored. */
const ending = (
  database: D1Database,
  key: string,
  { isReuse, now }: { readonly isReuse: boolean; readonly now: number },
): D1PreparedStatement =>
  database
    .prepare(
      `INSERT INTO oauth_endings (connection_id, account_id, is_reuse, at)
       SELECT value ->> '$.metadata.connectionId', value ->> '$.metadata.accountId', ?, ? FROM oauth_store WHERE key = ?
       ON CONFLICT (connection_id) DO UPDATE SET is_reuse = max(is_reuse, excluded.is_reuse)`,
    )
    .bind(isReuse ? 1 : 0, now, key);

/** Every key of one connection: its grants and their tokens. */
const ofConnection = (connectionId: string): readonly [string, string][] =>
  [`${GRANT}${connectionId}:`, `token:${connectionId}:`].map((prefix) => [prefix, endOf(prefix)]);

const forgetting = (database: D1Database, connectionId: string): D1PreparedStatement[] =>
  ofConnection(connectionId).map(([from, to]) =>
    database.prepare("DELETE FROM oauth_store WHERE key > ? AND key < ?").bind(from, to),
  );

/** Deletes the grants and tokens of a connection that the API has ended. */
export const forgetConnection = async (database: D1Database, connectionId: string): Promise<void> => {
  await database.batch(forgetting(database, connectionId));
};

/**
 * Ends the grant of a refresh token that was replaced before and comes again: somebody has a copy of it.
 * @returns whether it was one
 */
export const endReused = async (
  database: D1Database,
  { token, hash, now }: { readonly token: string; readonly hash: string; readonly now: number },
): Promise<boolean> => {
  const [connectionId = "", grantId = ""] = token.split(":");
  const key = `${GRANT}${connectionId}:${grantId}`;
  const row = await database
    .prepare("SELECT value FROM oauth_store WHERE key = ?")
    .bind(key)
    .first<{ value: string }>();
  const grant = row && (JSON.parse(row.value) as StoredGrant);
  if (!grant?.spent?.includes(hash)) return false;
  await database.batch([
    ending(database, key, { isReuse: true, now }),
    ...forgetting(database, connectionId),
  ]);
  return true;
};
