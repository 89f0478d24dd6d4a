-- How many properties an account has, and had, so that quota and shrink guard cost a few rows at any size.

CREATE TABLE portfolios (
  account_id TEXT PRIMARY KEY,
  active INTEGER NOT NULL DEFAULT 0 CHECK (active >= 0),
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept >= 0),
  deleted_total INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- A row each time the number kept out of the trash changes; the newest one at or before a time tells what was then.
CREATE TABLE portfolio_history (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  deleted_total INTEGER NOT NULL
) STRICT;

CREATE INDEX portfolio_history_at ON portfolio_history (account_id, at);
