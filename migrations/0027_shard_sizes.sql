-- In the directory: how large each database is, so that the operator is told before one is full.
CREATE TABLE shard_sizes (
  name TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  measured_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
