/** The table of `wrangler d1 migrations apply`, which can continue after this program. */
export const LEDGER = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

export const READ_LEDGER = "SELECT name FROM d1_migrations ORDER BY id";

// What the platform, SQLite and the ledger themselves have of a database.
const OWN = "s.name NOT GLOB '_cf_*' AND s.name NOT GLOB 'sqlite_*' AND s.name NOT GLOB 'd1_*'";

/** All that migrations have made: a row each for tables with their columns, views, indexes and triggers. */
export const READ_SCHEMA = `SELECT s.type || ' ' || s.name || coalesce(
    ' (' || (SELECT group_concat(c.name, ', ') FROM pragma_table_info(s.name) AS c) || ')', '') AS object
  FROM sqlite_master AS s WHERE ${OWN} ORDER BY 1`;

/** How many objects there are, and how many columns. */
export const COUNT_SCHEMA = `(SELECT count(*) FROM sqlite_master AS s WHERE ${OWN})
  || ' objects, ' || (SELECT count(*) FROM sqlite_master AS s, pragma_table_info(s.name) WHERE ${OWN})
  || ' columns'`;
