import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Database, Row } from "../../src/db/statement.ts";
import { TABLES } from "../../src/domain/moves/row-pages.ts";

interface Prepared {
  readonly text: string;
  readonly params: readonly SQLInputValue[];
}

/** Waits between a call and its effect, and between the effect and the answer. */
export type Turn = () => Promise<void>;

let migrated: Uint8Array | undefined;

/** The bytes of a database with every migration. */
const migratedBytes = (): Uint8Array => {
  if (migrated) return migrated;
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .sort())
    db.exec(readFileSync(`migrations/${file}`, "utf8"));
  db.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
  migrated = db.serialize();
  return migrated;
};

/** Like D1: each batch is one transaction, with D1's error messages. */
export class SqliteDatabase {
  readonly #db = new DatabaseSync(":memory:");

  constructor() {
    this.#db.deserialize(migratedBytes());
  }

  /** Runs statements at once, in one transaction. */
  batch(statements: readonly Prepared[]): Row[][] {
    this.#db.exec("BEGIN");
    try {
      const rows = statements.map(({ text, params }) => this.#db.prepare(text).all(...params) as Row[]);
      this.#db.exec("COMMIT");
      return rows;
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw new Error(`D1_ERROR: ${(error as Error).message}: SQLITE_CONSTRAINT`);
    }
  }

  /** Gives every table a computed column that the code does not know. */
  computeMore(): void {
    for (const table of TABLES)
      this.#db.exec(
        `ALTER TABLE ${table} ADD COLUMN of_the_next_release TEXT GENERATED ALWAYS AS (account_id || '!') VIRTUAL`,
      );
  }

  /** Drops triggers. @returns a function that recreates them */
  dropTriggers(names: string): () => void {
    const found = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB ?";
    const [triggers] = this.batch([{ text: found, params: [names] }]);
    for (const { name } of triggers!) this.#db.exec(`DROP TRIGGER ${name}`);
    return () => {
      for (const { sql } of triggers!) this.#db.exec(sql as string);
    };
  }

  /** The database as a port, whose calls take turns. */
  port(turn: Turn): Database {
    const resultOf = (results: Row[]) => ({ results, meta: { rows_read: 0, rows_written: 0, duration: 0 } });
    const runBatch = async (statements: readonly Prepared[]) => {
      await turn();
      const rows = this.batch(statements);
      await turn();
      return rows.map(resultOf);
    };
    const prepare = (text: string) => ({
      bind: (...params: SQLInputValue[]) => ({
        text,
        params,
        all: async () => (await runBatch([{ text, params }]))[0],
      }),
    });
    return { prepare, batch: runBatch } as unknown as Database;
  }
}

export const NAMES = ["DB", "DB_S1", "DB_S2"] as const;
export type Name = (typeof NAMES)[number];

export const databases = (): Record<Name, SqliteDatabase> => ({
  DB: new SqliteDatabase(),
  DB_S1: new SqliteDatabase(),
  DB_S2: new SqliteDatabase(),
});
