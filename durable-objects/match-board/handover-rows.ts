import type { Sent } from "../../src/ports/match-board.ts";
import { AWAITED_LEADS } from "./waiting-rows.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS handed (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, shard TEXT NOT NULL, quiet INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Clients on their way to another part of the board. This part no longer holds them. */
export class HandoverRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  add({ id, accountId, shard, quiet }: Sent): void {
    const text = `INSERT INTO handed (id, account_id, shard, quiet) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET quiet = min(quiet, excluded.quiet)`;
    this.#sql.exec(text, id, accountId, shard, Number(quiet));
  }

  /** Clients without a waiting pair: at its turn, this part would end a pair that the other part has found. */
  next(limit: number): Sent[] {
    const text = `SELECT id, account_id AS accountId, shard, quiet FROM handed
      WHERE id NOT IN (${AWAITED_LEADS}) LIMIT ?`;
    const rows = this.#sql.exec(text, limit).toArray() as unknown as (Omit<Sent, "kind" | "quiet"> & {
      quiet: number;
    })[];
    return rows.map((row) => ({ ...row, kind: "lead", quiet: row.quiet === 1 }));
  }

  end({ id }: Sent): void {
    this.#sql.exec("DELETE FROM handed WHERE id = ?", id);
  }
}
