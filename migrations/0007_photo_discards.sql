-- Photo bytes that no property refers to any more, until they are gone from R2. While a row stands no property may take its bytes up again.

CREATE TABLE photo_discards (
  account_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  leased_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX photo_discards_free ON photo_discards (leased_until);
