/** The table of `wrangler d1 migrations apply`, which can continue after this program. */
export const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

export const FIND_LEDGER = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'";

export const READ_LEDGER = "SELECT name FROM d1_migrations ORDER BY id";

// Not the tables of the platform, of SQLite and of the ledger.
const NOT_INTERNAL = "s.name NOT GLOB '_cf_*' AND s.name NOT GLOB 'sqlite_*' AND s.name NOT GLOB 'd1_*'";

/** What the migrations made: a row for each table or view with its columns, each index and each trigger. */
export const READ_SCHEMA = `SELECT s.type || ' ' || s.name || coalesce(
    ' (' || (SELECT group_concat(c.name, ', ') FROM pragma_table_info(s.name) AS c) || ')', '') AS object
  FROM sqlite_master AS s WHERE ${NOT_INTERNAL} ORDER BY 1`;

/** Counts these objects and their columns. */
export const COUNT_SCHEMA = `(SELECT count(*) FROM sqlite_master AS s WHERE ${NOT_INTERNAL})
  || ' objects, ' || (SELECT count(*) FROM sqlite_master AS s, pragma_table_info(s.name) WHERE ${NOT_INTERNAL})
  || ' columns'`;
