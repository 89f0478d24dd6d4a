import { run, type Statement, sql } from "../../src/db/statement.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";

/** As fresh as the gate's own cache. */
const CACHE_MS = 30 * SECOND_MS;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS address (
    one INTEGER PRIMARY KEY CHECK (one = 1), account_id TEXT NOT NULL, shard TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS grant_scopes (one INTEGER PRIMARY KEY CHECK (one = 1), scopes TEXT NOT NULL) STRICT;
`;

/** Access that the gate would refuse for good has no scopes; the log keeps the events meanwhile. */
const scopesOf = (accountId: string, plansWithoutApi: readonly string[], now: number): Statement =>
  sql(
    `SELECT grants.scopes FROM grants JOIN accounts ON accounts.id = grants.account_id
     WHERE account_id = ? AND grants.status = 'ACTIVE' AND accounts.status = 'ACTIVE' AND subscription <> 'OVERDUE'
       AND plan NOT IN (SELECT value FROM json_each(?))
       AND (tier <> 'PILOT' OR pilot_until IS NULL OR pilot_until > ?)`,
    accountId,
    JSON.stringify(plansWithoutApi),
    now,
  );

/** Whose log this is, and what the operator's grant lets its endpoints have. */
export class GrantScopes {
  readonly #sql: SqlStorage;
  readonly #directory: D1Database;
  readonly #plansWithoutApi: readonly string[];
  #scopes: readonly string[] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(sql: SqlStorage, directory: D1Database, plansWithoutApi: readonly string[]) {
    this.#sql = sql;
    this.#directory = directory;
    this.#plansWithoutApi = plansWithoutApi;
    sql.exec(SCHEMA);
    const [row] = sql.exec<{ scopes: string }>("SELECT scopes FROM grant_scopes").toArray();
    if (row) this.#scopes = JSON.parse(row.scopes);
  }

  /** As last read, before the object's last restart if need be. */
  get current(): readonly string[] {
    return this.#scopes;
  }

  get address(): LogAddress | null {
    const row = this.#sql
      .exec<{ account_id: string; shard: string }>("SELECT account_id, shard FROM address")
      .toArray()[0];
    return row ? { accountId: row.account_id, shard: row.shard } : null;
  }

  remember({ accountId, shard }: LogAddress): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO address (one, account_id, shard) VALUES (1, ?, ?)",
      accountId,
      shard,
    );
  }

  async refresh(accountId: string | undefined, now: number): Promise<void> {
    const owner = accountId ?? this.address?.accountId;
    if (owner === undefined || now - this.#readAt < CACHE_MS) return;
    const [rows] = await run(this.#directory, [scopesOf(owner, this.#plansWithoutApi, now)]);
    const scopes = (rows?.[0]?.scopes as string | undefined) ?? "[]";
    this.#readAt = now;
    if (scopes === JSON.stringify(this.#scopes)) return;
    this.#scopes = JSON.parse(scopes);
    this.#sql.exec("INSERT OR REPLACE INTO grant_scopes (one, scopes) VALUES (1, ?)", scopes);
  }
}
