const SCHEMA = `
  CREATE TABLE IF NOT EXISTS waiting (
    shard TEXT NOT NULL, account_id TEXT NOT NULL, work TEXT NOT NULL,
    PRIMARY KEY (shard, account_id, work)
  ) STRICT, WITHOUT ROWID;
`;

export const AWAITED_LEADS = `SELECT DISTINCT work ->> '$.pair.leadId' AS id FROM waiting
  WHERE work ->> '$.pair.leadId' IS NOT NULL`;

/** The pending writes of accounts that a shard keeps closed or no longer has, apart from all others. */
export class WaitingRows<Work> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  add(shard: string, accountId: string, work: Work): void {
    const text = "INSERT OR IGNORE INTO waiting (shard, account_id, work) VALUES (?, ?, ?)";
    this.#sql.exec(text, shard, accountId, JSON.stringify(work));
  }

  get any(): boolean {
    return this.#sql.exec("SELECT 1 FROM waiting LIMIT 1").toArray().length > 0;
  }

  /** Clients with a waiting pair. */
  get leads(): string[] {
    const rows = this.#sql.exec<{ id: string }>(AWAITED_LEADS);
    return rows.toArray().map(({ id }) => id);
  }

  /** Accounts of a shard for which something waits. */
  accounts(shard: string): string[] {
    const text = "SELECT DISTINCT account_id AS id FROM waiting WHERE shard = ?";
    const rows = this.#sql.exec<{ id: string }>(text, shard);
    return rows.toArray().map(({ id }) => id);
  }

  /** Removes and returns some of what waits for an account. */
  take(shard: string, accountId: string, limit: number): Work[] {
    const text = "SELECT work FROM waiting WHERE shard = ? AND account_id = ? LIMIT ?";
    const rows = this.#sql.exec<{ work: string }>(text, shard, accountId, limit).toArray();
    const own = "DELETE FROM waiting WHERE shard = ? AND account_id = ? AND work = ?";
    for (const { work } of rows) this.#sql.exec(own, shard, accountId, work);
    return rows.map(({ work }) => JSON.parse(work) as Work);
  }
}
