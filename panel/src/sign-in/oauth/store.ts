import type { ClientInfo } from "@cloudflare/workers-oauth-provider";
import { SECOND_MS } from "../../../../src/lib/clock.ts";
import { isFresh, type Rotation, type Sent } from "./rotation.ts";
import { findKept } from "./strangers.ts";

/** Another request has changed the grant since it was read: this one is answered again. */
export class StaleGrant extends Error {
  override readonly name = "StaleGrant";
}

/** The parts of the library's grant that this store reads, and what the store adds to them. */
interface StoredGrant {
  readonly refreshTokenId?: string;
  readonly previousRefreshTokenId?: string;
  readonly clientId?: string;
  /** The rotations of the last minute, latest first; at least the latest one. */
  readonly rotations?: readonly Rotation[];
  /** Hashes of refresh tokens that have been replaced, latest first. */
  readonly spent?: readonly string[];
}

interface PutOptions {
  readonly expirationTtl?: number;
  readonly expiration?: number;
  readonly metadata?: unknown;
}

/** The longest that anything is kept. Clients without an expiry of their own are renewed by use (rules 30.22). */
const MAX_MS = 400 * 24 * 3_600 * SECOND_MS;
/** Still older tokens count as unknown, not as used again. */
const SPENT_KEPT = 50;
const ROTATIONS_KEPT = 20;
/** Per connection: one that refreshes endlessly keeps only the newest. */
const ACCESS_TOKENS_KEPT = 50;
const LIST_LIMIT = 1_000;
const GRANT = "grant:";

const isClient = (key: string): boolean => key.startsWith("client:");
const isGrant = (key: string): boolean => key.startsWith(GRANT);

/** An upper bound of the keys that begin with the prefix. */
const upperBoundOf = (prefix: string): string => `${prefix}\uffff`;

const tokensOf = ({ refreshTokenId, previousRefreshTokenId }: StoredGrant): string[] =>
  [refreshTokenId, previousRefreshTokenId].filter((one) => one !== undefined);

/** The new grant, with a note of the tokens that it replaces. */
const withSpentTokens = (
  before: StoredGrant,
  after: StoredGrant,
  rotation: Rotation | null,
  now: number,
): StoredGrant => {
  const live = tokensOf(after);
  const gone = tokensOf(before).filter((one) => !live.includes(one));
  const recent = (before.rotations ?? []).filter((one) => isFresh(one, now));
  return {
    ...after,
    ...(rotation && { rotations: [rotation, ...recent].slice(0, ROTATIONS_KEPT) }),
    spent: [...gone, ...(before.spent ?? [])].slice(0, SPENT_KEPT),
  };
};

interface Row {
  readonly key: string;
  readonly value: string;
  readonly metadata: string | null;
  readonly expiresAt: number;
}

/** The new state of a grant that a token request changes, and the state that was read. */
interface Change extends Row {
  readonly before: string;
}

/** Looks up clients that the store does not hold. */
export type FindClient = (clientId: string) => Promise<unknown>;

/**
 * Stands in for the library's KV, over one table at the primary: reads see the latest write, and a grant is written
 * only if it is still as it was read, so that no code is exchanged twice. Each request has its own store.
 */
export class OAuthStore {
  readonly #database: D1Database;
  readonly #now: number;
  readonly #findClient: FindClient;
  readonly #read = new Map<string, string>();
  readonly #clients = new Set<string>();
  /** The client that the request registers; not stored yet. */
  registered: ClientInfo | null = null;
  /** Written by `commit`, all or nothing. */
  #change: Change | null = null;
  readonly #tokens: Row[] = [];
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
    // An unknown client is registering: register.ts decides whether to store it.
    if (isClient(key) && !this.#clients.has(key)) {
      this.registered = JSON.parse(value) as ClientInfo;
      return;
    }
    const { expirationTtl, expiration } = options;
    const endsAt = expiration === undefined ? undefined : expiration * SECOND_MS;
    const expiresAt =
      endsAt ?? this.#now + (expirationTtl === undefined ? MAX_MS : expirationTtl * SECOND_MS);
    const metadata = options.metadata === undefined ? null : JSON.stringify(options.metadata);
    const before = this.#read.get(key);
    if (before !== undefined) {
      this.#change = { key, before, value, metadata, expiresAt };
      return;
    }
    if (key.startsWith("token:")) {
      this.#tokens.push({ key, value, metadata, expiresAt });
      return;
    }
    await this.#database
      .prepare(
        `INSERT INTO oauth_store (key, value, metadata, expires_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, metadata = excluded.metadata,
           expires_at = excluded.expires_at`,
      )
      .bind(key, value, metadata, expiresAt)
      .run();
  }

  /** The earlier answer to the sent refresh token, if nobody has used its successor yet; else null. */
  repeated(hash: string): Rotation | null {
    const before = this.#change && (JSON.parse(this.#change.before) as StoredGrant);
    if (before?.previousRefreshTokenId !== hash) return null;
    return before.rotations?.find(({ of }) => of === hash) ?? null;
  }

  /** Stores the tokens only if the grant has this value. */
  #insertTokens(grant: string, value: string): D1PreparedStatement[] {
    if (this.#tokens.length === 0) return [];
    const prefix = `token:${grant.split(":")[1]}:`;
    const cut = `DELETE FROM oauth_store WHERE key IN (SELECT key FROM oauth_store
      WHERE key > ? AND key < ? ORDER BY expires_at DESC LIMIT -1 OFFSET ${ACCESS_TOKENS_KEPT})`;
    const inserted = this.#tokens.map((token) =>
      this.#database
        .prepare(
          `INSERT INTO oauth_store (key, value, metadata, expires_at) SELECT ?, ?, ?, ?
           WHERE EXISTS (SELECT 1 FROM oauth_store WHERE key = ? AND value = ?)`,
        )
        .bind(token.key, token.value, token.metadata, token.expiresAt, grant, value),
    );
    return [...inserted, this.#database.prepare(cut).bind(prefix, upperBoundOf(prefix))];
  }

  async #inOne(statements: readonly D1PreparedStatement[]): Promise<void> {
    if (statements.length === 0) return;
    const [first] = await this.#database.batch([...statements]);
    if (first!.meta.changes !== 1) throw new StaleGrant();
  }

  /** Stores the changed grant and its tokens. @throws StaleGrant */
  async commit(rotation: Rotation | null): Promise<void> {
    const change = this.#change;
    if (!change) return;
    const { key, before, metadata, expiresAt } = change;
    const after = JSON.stringify(
      withSpentTokens(JSON.parse(before), JSON.parse(change.value), rotation, this.#now),
    );
    const statement =
      "UPDATE oauth_store SET value = ?, metadata = ?, expires_at = ? WHERE key = ? AND value = ?";
    await this.#inOne([
      this.#database.prepare(statement).bind(after, metadata, expiresAt, key, before),
      ...this.#insertTokens(key, after),
    ]);
  }

  /** Stores only the access token; the refresh tokens do not change. @throws StaleGrant */
  async commitAccess(): Promise<void> {
    if (this.#change) await this.#inOne(this.#insertTokens(this.#change.key, this.#change.before));
  }

  /** Deletes a grant in one transaction with the order to end its connection. */
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
      .bind(cursor ?? prefix, upperBoundOf(prefix), this.#now, limit + 1)
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

/** Orders the end of a stored grant's connection. */
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

/** The ranges of keys of one connection: its grants and their tokens. */
const keyRangesOf = (connectionId: string): readonly [string, string][] =>
  [`${GRANT}${connectionId}:`, `token:${connectionId}:`].map((prefix) => [prefix, upperBoundOf(prefix)]);

const deletionsOf = (database: D1Database, connectionId: string): D1PreparedStatement[] =>
  keyRangesOf(connectionId).map(([from, to]) =>
    database.prepare("DELETE FROM oauth_store WHERE key > ? AND key < ?").bind(from, to),
  );

/** Deletes the grants and tokens of a connection that the API has ended. */
export const forgetConnection = async (database: D1Database, connectionId: string): Promise<void> => {
  await database.batch(deletionsOf(database, connectionId));
};

/** A grant whose replaced refresh token was used again. */
interface Reused {
  readonly key: string;
  readonly connectionId: string;
  readonly clientId: string | undefined;
  /** The answer to that token, if it was given within the last minute. */
  readonly rotation: Rotation | null;
}

export const findReused = async (
  database: D1Database,
  { token, hash }: Sent,
  now: number,
): Promise<Reused | null> => {
  const [connectionId = "", grantId = ""] = token.split(":");
  const key = `${GRANT}${connectionId}:${grantId}`;
  const row = await database
    .prepare("SELECT value FROM oauth_store WHERE key = ?")
    .bind(key)
    .first<{ value: string }>();
  const grant = row && (JSON.parse(row.value) as StoredGrant);
  if (!grant?.spent?.includes(hash)) return null;
  const rotation = grant.rotations?.find((one) => one.of === hash && isFresh(one, now)) ?? null;
  return { key, connectionId, clientId: grant.clientId, rotation };
};

/** Ends the connection: somebody has a copy of its token. */
export const endReused = async (
  database: D1Database,
  { key, connectionId }: Reused,
  now: number,
): Promise<void> => {
  await database.batch([
    ending(database, key, { isReuse: true, now }),
    ...deletionsOf(database, connectionId),
  ]);
};
