-- The call that caused a commit, and the one that sent a batch: their requestId goes with what is done later.

ALTER TABLE outbox ADD COLUMN caused_by TEXT;
ALTER TABLE batches ADD COLUMN caused_by TEXT;
