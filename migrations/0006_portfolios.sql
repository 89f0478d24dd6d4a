-- How many properties an account has, and had, so that quota and shrink guard cost a few rows at any size.

CREATE TABLE portfolios (
  account_id TEXT PRIMARY KEY,
  active INTEGER NOT NULL DEFAULT 0 CHECK (active >= 0),
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept >= 0),
  deleted_total INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- How many were kept at a time, and had been deleted until then: a row a change that the shrink guard may ask for.
CREATE TABLE portfolio_history (
  account_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  deleted_total INTEGER NOT NULL,
  PRIMARY KEY (account_id, at)
) STRICT, WITHOUT ROWID;
