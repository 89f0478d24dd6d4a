-- What assistants sign in with: grants and tokens (hashes and sealed keys alone), clients, and connections to be ended.

CREATE TABLE oauth_store (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  metadata TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_store_by_end ON oauth_store (expires_at);

-- Committed with the end of a grant, and done when the API has ended its connection.
CREATE TABLE oauth_endings (
  connection_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  is_reuse INTEGER NOT NULL CHECK (is_reuse IN (0, 1)),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Registrations and metadata asked for, whose number is limited by network.
CREATE TABLE oauth_uses (
  kind TEXT NOT NULL CHECK (kind IN ('REGISTER', 'DOCUMENT', 'BEGIN')),
  network TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX oauth_uses_by_network ON oauth_uses (kind, network, at);
CREATE INDEX oauth_uses_by_time ON oauth_uses (at);
