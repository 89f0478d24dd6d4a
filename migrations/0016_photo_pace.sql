-- Which version of a photo its source gave, in which attempt an address failed, and the pace at which hosts are asked.

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
