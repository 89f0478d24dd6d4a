-- Restores of accounts from their exports, in the directory: how far each is.
CREATE TABLE restores (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  export_id TEXT NOT NULL,
  exported_at INTEGER NOT NULL,
  shard TEXT NOT NULL,
  replaces INTEGER NOT NULL CHECK (replaces IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  begun_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE UNIQUE INDEX restores_open ON restores (account_id) WHERE state IN ('WAITING', 'RUNNING');
CREATE INDEX restores_of_account ON restores (account_id, begun_at);
CREATE INDEX restores_due ON restores (due_at) WHERE state IN ('WAITING', 'RUNNING');
