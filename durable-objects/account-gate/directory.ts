import type { accounts } from "../../src/db/schema/accounts.ts";
import type { apiKeys } from "../../src/db/schema/api-keys.ts";
import type { grants } from "../../src/db/schema/grants.ts";
import { type Row, run } from "../../src/db/statement.ts";
import { accountQuery, accountTable } from "../../src/domain/accounts/account.ts";
import { grantQuery, grantTable } from "../../src/domain/accounts/grant.ts";
import { keyTable, notRevokedKeysQuery } from "../../src/domain/keys/key.ts";
import { HOUR_MS, SECOND_MS } from "../../src/lib/clock.ts";

/** An entry is read again after this time, for changes that send no notice, such as a restored database. */
const KEPT_MS = HOUR_MS;
/** An unknown account may be created at any moment, and its creation sends no notice. */
const UNKNOWN_MS = 30 * SECOND_MS;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS directory (
    one INTEGER PRIMARY KEY CHECK (one = 1), entry TEXT NOT NULL, read_at INTEGER NOT NULL
  ) STRICT;
`;

/** Only the columns that decide on calls, and nothing about the account's owner. */
type Account = Pick<
  typeof accounts.$inferSelect,
  | "id"
  | "sandboxOf"
  | "shard"
  | "name"
  | "type"
  | "status"
  | "plan"
  | "subscription"
  | "propertyLimit"
  | "hiddenFields"
>;
export type GateKey = Pick<
  typeof apiKeys.$inferSelect,
  "id" | "name" | "hash" | "scopes" | "allowedIps" | "expiresAt"
>;

export interface DirectoryEntry {
  readonly account: Account;
  readonly grant: typeof grants.$inferSelect | null;
  readonly keys: ReadonlyMap<string, GateKey>;
}

const byId = (keys: readonly GateKey[]): ReadonlyMap<string, GateKey> =>
  new Map(keys.map((key) => [key.id, key]));

const accountOf = (row: Row): Account => {
  const { id, sandboxOf, shard, name, type, status, plan, subscription, propertyLimit, hiddenFields } =
    accountTable.decode(row);
  return { id, sandboxOf, shard, name, type, status, plan, subscription, propertyLimit, hiddenFields };
};

const keyOf = (row: Row): GateKey => {
  const { id, name, hash, scopes, allowedIps, expiresAt } = keyTable.decode(row);
  return { id, name, hash, scopes, allowedIps, expiresAt };
};

const read = async (db: D1Database, accountId: string): Promise<DirectoryEntry | null> => {
  const [account, grant, keys] = await run(db, [
    accountQuery(accountId),
    grantQuery(accountId),
    notRevokedKeysQuery(accountId),
  ]);
  if (!account?.[0]) return null;
  return {
    account: accountOf(account[0]),
    grant: grant?.[0] ? grantTable.decode(grant[0]) : null,
    keys: byId(keys!.map(keyOf)),
  };
};

/** Raised with every change of an entry's members, so that an entry stored earlier is read again. */
const FORMAT = 2;

/** An entry as the object stores it. */
interface Stored extends Omit<DirectoryEntry, "keys"> {
  readonly format: number;
  readonly keys: readonly GateKey[];
}

interface Kept {
  readonly entry: DirectoryEntry | null;
  readonly readAt: number;
}

/**
 * The account's row, grant and live keys, read from D1 once and kept until a notice of a change. They outlive the
 * object's memory: a call to an object that has slept costs no query either.
 */
export class Directory {
  readonly #sql: SqlStorage;
  #kept: Kept | null;
  #generation = 0;
  #reading: { promise: Promise<DirectoryEntry | null>; generation: number } | null = null;

  constructor(storage: SqlStorage) {
    this.#sql = storage;
    storage.exec(SCHEMA);
    this.#kept = this.#stored();
  }

  #stored(): Kept | null {
    const [row] = this.#sql.exec<{ entry: string; read_at: number }>("SELECT * FROM directory").toArray();
    const stored = row && (JSON.parse(row.entry) as Stored);
    if (stored?.format !== FORMAT) return null;
    const { account, grant, keys } = stored;
    return { entry: { account, grant, keys: byId(keys) }, readAt: row!.read_at };
  }

  invalidate(): void {
    this.#generation += 1;
    this.#kept = null;
    this.#sql.exec("DELETE FROM directory");
  }

  /** @returns undefined when it must be read, null for an account that does not exist */
  known(now: number): DirectoryEntry | null | undefined {
    if (this.#kept === null) return undefined;
    const { entry, readAt } = this.#kept;
    const age = now - readAt;
    return age >= 0 && age < (entry ? KEPT_MS : UNKNOWN_MS) ? entry : undefined;
  }

  /** Reads D1 once for all waiting calls; a read begun before an invalidation is not kept. */
  async load(db: D1Database, accountId: string, now: number): Promise<DirectoryEntry | null> {
    const generation = this.#generation;
    if (this.#reading?.generation !== generation) {
      this.#reading = { promise: read(db, accountId), generation };
    }
    const reading = this.#reading;
    try {
      const entry = await reading.promise;
      if (reading.generation === this.#generation && this.#reading === reading)
        this.#keep({ entry, readAt: now });
      return entry;
    } finally {
      if (this.#reading === reading) this.#reading = null;
    }
  }

  #keep(kept: Kept): void {
    const { entry, readAt } = kept;
    this.#kept = kept;
    if (!entry) return;
    const stored: Stored = { ...entry, format: FORMAT, keys: [...entry.keys.values()] };
    this.#sql.exec(
      "INSERT OR REPLACE INTO directory (one, entry, read_at) VALUES (1, ?, ?)",
      JSON.stringify(stored),
      readAt,
    );
  }
}
