-- In the directory: what the operator has decided of a database. One without a row is OPEN; DRAINING is to be emptied by moves.
CREATE TABLE shards (
  name TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('OPEN', 'CLOSED', 'DRAINING')),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
