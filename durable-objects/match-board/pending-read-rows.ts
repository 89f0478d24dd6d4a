import type { PendingRead } from "./pending-reads.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS due (
    kind TEXT NOT NULL, id TEXT NOT NULL, account_id TEXT NOT NULL, shard TEXT NOT NULL, quiet INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
`;

/** Objects that a board must read, kept through a restart. */
export class PendingReadRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  all(): PendingRead[] {
    const text = "SELECT kind, id, account_id AS accountId, shard, quiet, moved FROM due";
    const rows = this.#sql.exec(text).toArray() as unknown as (Omit<PendingRead, "quiet" | "moved"> &
      Record<"quiet" | "moved", number>)[];
    return rows.map((row) => ({ ...row, quiet: row.quiet === 1, moved: row.moved === 1 }));
  }

  get any(): boolean {
    return this.#sql.exec("SELECT 1 FROM due LIMIT 1").toArray().length > 0;
  }

  count(kind: PendingRead["kind"]): number {
    const rows = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM due WHERE kind = ?", kind);
    return rows.one().n;
  }

  add({ kind, id, accountId, shard, quiet, moved = false }: PendingRead): void {
    this.#sql.exec(
      `INSERT INTO due (kind, id, account_id, shard, quiet, moved) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET quiet = min(quiet, excluded.quiet), moved = max(moved, excluded.moved)`,
      kind,
      id,
      accountId,
      shard,
      Number(quiet),
      Number(moved),
    );
  }

  end({ kind, id }: PendingRead): void {
    this.#sql.exec("DELETE FROM due WHERE kind = ? AND id = ?", kind, id);
  }
}
