-- What an answer said of its version, so that another spelling of an address need not be read to its end, and the attempt
-- in which an address was tried in vain, when another one follows.

ALTER TABLE property_photos ADD COLUMN etag TEXT;
ALTER TABLE property_photos ADD COLUMN last_modified TEXT;
ALTER TABLE property_photos ADD COLUMN tried INTEGER;

-- How fast photos are fetched: a row for each host of an account, for each host of all accounts together (account ''),
-- and for the account itself (host '').
CREATE TABLE photo_pace (
  account_id TEXT NOT NULL,
  host TEXT NOT NULL,
  minute INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  stalled_until INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, host)
) STRICT, WITHOUT ROWID;

CREATE INDEX photo_pace_by_age ON photo_pace (minute);
