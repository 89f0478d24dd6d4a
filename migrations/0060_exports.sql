-- Exports of accounts into the bucket of backups, in the directory: a row for each, which its turns go on with.
CREATE TABLE exports (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  shard TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'FAILED')),
  migration TEXT NOT NULL,
  position TEXT NOT NULL CHECK (json_valid(position)),
  parts TEXT NOT NULL CHECK (json_valid(parts)),
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  begun_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
-- One at a time of an account, and whether it has a young one.
CREATE UNIQUE INDEX exports_running ON exports (account_id) WHERE state = 'RUNNING';
CREATE INDEX exports_of_account ON exports (account_id, begun_at, state);
-- The turns, and what is kept no longer.
CREATE INDEX exports_due ON exports (due_at) WHERE state = 'RUNNING';
CREATE INDEX exports_by_age ON exports (begun_at);
