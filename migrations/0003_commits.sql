-- What every commit is made of: the guard that aborts it, the outbox that carries its events and jobs, the receipt of its idempotency key.

-- An insert with ok = 0 aborts the whole batch with its reason as the message; nothing is ever stored here.
CREATE VIEW write_guard AS SELECT '' AS reason, 1 AS ok;

CREATE TRIGGER write_guard_aborts INSTEAD OF INSERT ON write_guard WHEN NEW.ok IS NOT 1 BEGIN SELECT RAISE(ABORT, NEW.reason); END;

-- A row a commit, whatever it tells and asks for. Its seq begins anew once the account's rows are gone: its id does not.
-- Jobs that their queue has refused wait in rows of their own, so that no event waits behind them.
CREATE TABLE outbox (
  account_id TEXT NOT NULL,
  refused_by TEXT NOT NULL DEFAULT '',
  seq INTEGER NOT NULL,
  id TEXT NOT NULL,
  events TEXT NOT NULL CHECK (json_valid(events)),
  jobs TEXT NOT NULL CHECK (json_valid(jobs)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, refused_by, seq, id)
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;

CREATE INDEX receipts_by_age ON receipts (created_at);
CREATE INDEX receipts_of_subject ON receipts (subject) WHERE subject IS NOT NULL;
