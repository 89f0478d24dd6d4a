-- What lets scheduled work stop anywhere and go on: who comes next, which notices come first, and indexes of what is due.

-- The account behind which a job's next run begins; no row: with the first one.
CREATE TABLE job_positions (
  job TEXT PRIMARY KEY,
  account_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Notices of priority 0 leave before those of priority 1; one that failed is due again later.
ALTER TABLE mails ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
ALTER TABLE mails ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;
DROP INDEX mails_due;
CREATE INDEX mails_due ON mails (priority, due_at) WHERE status = 'QUEUED';
CREATE INDEX mails_by_age ON mails (created_at);

-- A lane waits for one message at a time. Those on their way now are done with; batch-sweep sends others.
UPDATE batch_lanes SET ticket = '';
