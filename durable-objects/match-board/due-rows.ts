import type { Told } from "../../src/ports/match-board.ts";
import type { Due } from "./due.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS due (
    kind TEXT NOT NULL, id TEXT NOT NULL, account_id TEXT NOT NULL, shard TEXT NOT NULL, quiet INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
`;

/** Objects that a board is to read, through a restart. */
export class DueRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  all(): Due[] {
    const text = "SELECT kind, id, account_id AS accountId, shard, quiet FROM due";
    const rows = this.#sql.exec(text).toArray() as unknown as (Told & { quiet: number })[];
    return rows.map((row) => ({ ...row, quiet: row.quiet === 1 }));
  }

  add({ kind, id, accountId, shard, quiet }: Due): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO due (kind, id, account_id, shard, quiet) VALUES (?, ?, ?, ?, ?)",
      ...[kind, id, accountId, shard, Number(quiet)],
    );
  }

  end({ kind, id }: Due): void {
    this.#sql.exec("DELETE FROM due WHERE kind = ? AND id = ?", kind, id);
  }
}
