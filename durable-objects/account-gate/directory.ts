import { accounts } from "../../src/db/schema/accounts.ts";
import { apiKeys } from "../../src/db/schema/api-keys.ts";
import { grants } from "../../src/db/schema/grants.ts";
import { run, sql } from "../../src/db/statement.ts";
import { tableOf } from "../../src/db/table.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";

/** A lost invalidation heals within this time. */
const CACHE_MS = 30 * SECOND_MS;

const accountTable = tableOf(accounts);
const grantTable = tableOf(grants);
const keyTable = tableOf(apiKeys);

export interface DirectoryEntry {
  readonly account: typeof accounts.$inferSelect;
  readonly grant: typeof grants.$inferSelect | null;
  readonly keys: ReadonlyMap<string, typeof apiKeys.$inferSelect>;
}

const read = async (db: D1Database, accountId: string): Promise<DirectoryEntry | null> => {
  const [account, grant, keys] = await run(db, [
    sql(`SELECT ${accountTable.columns} FROM accounts WHERE id = ?`, accountId),
    sql(`SELECT ${grantTable.columns} FROM grants WHERE account_id = ?`, accountId),
    sql(`SELECT ${keyTable.columns} FROM api_keys WHERE account_id = ? AND revoked_at IS NULL`, accountId),
  ]);
  if (!account?.[0]) return null;
  const decoded = keys!.map((row) => keyTable.decode(row));
  return {
    account: accountTable.decode(account[0]),
    grant: grant?.[0] ? grantTable.decode(grant[0]) : null,
    keys: new Map(decoded.map((key) => [key.id, key])),
  };
};

/** The account's row, grant and live keys, kept for 30 seconds and dropped by invalidation. */
export class DirectoryCache {
  #entry: DirectoryEntry | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #generation = 0;
  #reading: { promise: Promise<DirectoryEntry | null>; generation: number } | null = null;

  invalidate(): void {
    this.#generation += 1;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  fresh(now: number): DirectoryEntry | null | undefined {
    return now - this.#readAt < CACHE_MS && now >= this.#readAt ? this.#entry : undefined;
  }

  /** Reads D1 once for all who wait; a read begun before an invalidation is not kept. */
  async load(db: D1Database, accountId: string, now: number): Promise<DirectoryEntry | null> {
    const generation = this.#generation;
    if (this.#reading?.generation !== generation) {
      this.#reading = { promise: read(db, accountId), generation };
    }
    const reading = this.#reading;
    try {
      const entry = await reading.promise;
      if (reading.generation === this.#generation) {
        this.#entry = entry;
        this.#readAt = now;
      }
      return entry;
    } finally {
      if (this.#reading === reading) this.#reading = null;
    }
  }
}
