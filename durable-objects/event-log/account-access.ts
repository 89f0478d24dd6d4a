import { run } from "../../src/db/statement.ts";
import { type AccessRows, grantedScopes } from "../../src/domain/access/access-rule.ts";
import { accountQuery, accountTable } from "../../src/domain/accounts/account.ts";
import { grantQuery, grantTable } from "../../src/domain/accounts/grant.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import { CoalescedRuns } from "./coalesced-runs.ts";

/** Without a notice, a change takes effect after this time. */
const CACHE_MS = 30 * SECOND_MS;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS address (
    one INTEGER PRIMARY KEY CHECK (one = 1), account_id TEXT NOT NULL, shard TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS access (one INTEGER PRIMARY KEY CHECK (one = 1), rows TEXT NOT NULL) STRICT;
`;

const STATEMENTS = {
  address: "SELECT account_id, shard FROM address",
  setAddress: "INSERT OR REPLACE INTO address (one, account_id, shard) VALUES (1, ?, ?)",
  rows: "SELECT rows FROM access",
  setRows: "INSERT OR REPLACE INTO access (one, rows) VALUES (1, ?)",
} as const;

/** Only the columns that decide on access: the log needs nothing about the owner. */
const rowsOf = async (directory: D1Database, accountId: string): Promise<AccessRows | null> => {
  const [accounts, grants] = await run(directory, [accountQuery(accountId), grantQuery(accountId)]);
  if (!accounts?.[0]) return null;
  const { status, plan, subscription } = accountTable.decode(accounts[0]);
  const grant = grants?.[0] ? grantTable.decode(grants[0]) : null;
  return {
    account: { status, plan, subscription },
    grant: grant && {
      status: grant.status,
      tier: grant.tier,
      pilotUntil: grant.pilotUntil,
      scopes: grant.scopes,
    },
  };
};

/** The log's account, and the permissions that its endpoints have by the gate's rule. */
export class AccountAccess {
  readonly #sql: SqlStorage;
  readonly #directory: D1Database;
  readonly #plansWithoutApi: readonly string[];
  readonly #reads = new CoalescedRuns();
  #rows: AccessRows | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #changes = 0;

  constructor(sql: SqlStorage, directory: D1Database, plansWithoutApi: readonly string[]) {
    this.#sql = sql;
    this.#directory = directory;
    this.#plansWithoutApi = plansWithoutApi;
    sql.exec(SCHEMA);
    const [stored] = sql.exec<{ rows: string }>(STATEMENTS.rows).toArray();
    if (stored) this.#rows = JSON.parse(stored.rows);
  }

  get address(): LogAddress | null {
    const [row] = this.#sql.exec<{ account_id: string; shard: string }>(STATEMENTS.address).toArray();
    return row ? { accountId: row.account_id, shard: row.shard } : null;
  }

  remember({ accountId, shard }: LogAddress): void {
    this.#sql.exec(STATEMENTS.setAddress, accountId, shard);
  }

  /** By the rows last read, which may be older than the object's last restart. */
  scopes(now: number): readonly string[] {
    return grantedScopes(this.#rows, this.#plansWithoutApi, now);
  }

  changed(): void {
    this.#changes += 1;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Reads account and grant unless they were read a moment ago, and always before an event is left out: without a
   * delivery a mistake could not be corrected later, whereas each delivery is checked once more before its post.
   * @throws what D1 threw
   */
  async know(accountId: string, leavesOut: (scopes: readonly string[]) => boolean): Promise<void> {
    const now = Date.now();
    const isRecent = now >= this.#readAt && now - this.#readAt < CACHE_MS;
    if (isRecent && !leavesOut(this.scopes(now))) return;
    await this.#reads.run(() => this.#read(accountId));
  }

  /** Reads again if a notice of a change came meanwhile, because the rows may be older than the change. */
  async #read(accountId: string): Promise<void> {
    let changes: number;
    do {
      changes = this.#changes;
      const readAt = Date.now();
      this.#keep(await rowsOf(this.#directory, accountId));
      if (changes === this.#changes) this.#readAt = readAt;
    } while (changes !== this.#changes);
  }

  #keep(rows: AccessRows | null): void {
    const text = JSON.stringify(rows);
    if (text === JSON.stringify(this.#rows)) return;
    this.#rows = rows;
    this.#sql.exec(STATEMENTS.setRows, text);
  }
}
