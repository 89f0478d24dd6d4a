const SCHEMA =
  "CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID";

/**
 * `registered`: it is listed for audits. `fill`, `audit`, `cut`: the position of a filling, audit or split under way.
 * `differing`: how many objects this audit found to differ. `audited`: one has ended. `compared`: its objects.
 * `cuts`: how often the board was halved to become this part.
 */
type Name =
  | "board"
  | "formula"
  | "registered"
  | "fill"
  | "audit"
  | "differing"
  | "audited"
  | "compared"
  | "cuts"
  | "cut";

/** A board's notes about itself. */
export class MemoryRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  get(name: Name): string | null {
    const [row] = this.#sql
      .exec<{ value: string }>("SELECT value FROM memory WHERE name = ?", name)
      .toArray();
    return row?.value ?? null;
  }

  set(name: Name, value: string): void {
    this.#sql.exec("INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)", name, value);
  }

  /** Whether the board was split, or is being split. */
  get isSplit(): boolean {
    return this.get("cuts") !== null || this.get("cut") !== null;
  }

  forget(name: Name): void {
    this.#sql.exec("DELETE FROM memory WHERE name = ?", name);
  }
}
