-- In the directory: checks of accounts' photos against the bucket, and how far each is.
CREATE TABLE photo_checks (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'FAILED')),
  after TEXT NOT NULL DEFAULT '',
  checked INTEGER NOT NULL DEFAULT 0,
  missing INTEGER NOT NULL DEFAULT 0,
  requested INTEGER NOT NULL DEFAULT 0,
  not_restorable TEXT NOT NULL CHECK (json_valid(not_restorable)),
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  begun_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE UNIQUE INDEX photo_checks_open ON photo_checks (account_id) WHERE state = 'RUNNING';
CREATE INDEX photo_checks_of_account ON photo_checks (account_id);
CREATE INDEX photo_checks_due ON photo_checks (due_at) WHERE state = 'RUNNING';
