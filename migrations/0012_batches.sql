-- Batches: what was accepted, what became of each item, and the lane in which an account's items are worked.

CREATE TABLE batches (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('properties', 'leads')),
  status TEXT NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'DONE')),
  dry_run INTEGER NOT NULL CHECK (dry_run IN (0, 1)),
  total INTEGER NOT NULL,
  worked_to INTEGER NOT NULL,
  turn_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  finished_at INTEGER,
  CHECK ((status = 'DONE') = (finished_at IS NOT NULL))
) STRICT;

CREATE INDEX batches_open ON batches (account_id, turn_at) WHERE status <> 'DONE';
CREATE INDEX batches_by_age ON batches (created_at);

-- What an item asks for is gone once it is worked: only its outcome stays. It comes last, so that nobody else reads past it.
CREATE TABLE batch_items (
  batch_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  external_ref TEXT,
  outcome TEXT NOT NULL CHECK (outcome IN ('PENDING', 'CREATED', 'UPDATED', 'UNCHANGED', 'CONFIRMED', 'LINKED', 'REJECTED')),
  object_id TEXT,
  photos TEXT,
  refusal TEXT CHECK (json_valid(refusal)),
  body TEXT CHECK (json_valid(body)),
  PRIMARY KEY (batch_id, position),
  CHECK ((outcome = 'PENDING') = (body IS NOT NULL)),
  CHECK ((outcome = 'REJECTED') = (refusal IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- One worker at a time holds an account's lane, so that all its batches share one pace.
CREATE TABLE batch_lanes (
  account_id TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  ticket TEXT NOT NULL,
  held_until INTEGER NOT NULL,
  next_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
