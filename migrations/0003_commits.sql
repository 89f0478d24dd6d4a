-- What every commit is made of: the guard that aborts it, the outbox that carries its events and jobs, the receipt of its idempotency key.

-- An insert with ok = 0 aborts the whole batch with its reason as the message; nothing is ever stored here.
CREATE VIEW write_guard AS SELECT '' AS reason, 1 AS ok;

CREATE TRIGGER write_guard_aborts INSTEAD OF INSERT ON write_guard WHEN NEW.ok IS NOT 1
BEGIN
  SELECT RAISE(ABORT, NEW.reason);
END;

CREATE TABLE outbox (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('event', 'job')),
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_of_account ON outbox (account_id, kind);

CREATE TABLE receipts (
  account_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  subject TEXT,
  status INTEGER NOT NULL,
  headers TEXT NOT NULL CHECK (json_valid(headers)),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
) STRICT;

CREATE INDEX receipts_by_age ON receipts (created_at);
CREATE INDEX receipts_of_subject ON receipts (subject) WHERE subject IS NOT NULL;
