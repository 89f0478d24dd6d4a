-- The receipts of writes that commit in the directory, apart from those of accounts' shards: they neither move nor have a fence.

CREATE TABLE directory_receipts (
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

-- Retention deletes by age, a purge by subject.
CREATE INDEX directory_receipts_by_age ON directory_receipts (created_at);
CREATE INDEX directory_receipts_of_subject ON directory_receipts (subject) WHERE subject IS NOT NULL;
