-- The reports of an account's last syncs, and what a sync remembers of listings: who they are, and how long without price.

CREATE TABLE feed_reports (
  account_id TEXT NOT NULL,
  sync_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  report TEXT NOT NULL CHECK (json_valid(report)),
  PRIMARY KEY (account_id, sync_id)
) STRICT;

-- The last report, and which ones are older than the tenth.
CREATE INDEX feed_reports_by_age ON feed_reports (account_id, at);

CREATE TRIGGER feed_reports_fence_insert AFTER INSERT ON feed_reports WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = NEW.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, NEW.account_id, 'feed_reports', json_array(NEW.sync_id) FROM moving WHERE account_id = NEW.account_id AND state = 'COPYING'; END;
CREATE TRIGGER feed_reports_fence_update AFTER UPDATE ON feed_reports WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = NEW.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, NEW.account_id, 'feed_reports', json_array(OLD.sync_id) FROM moving WHERE account_id = NEW.account_id AND state = 'COPYING'; INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, NEW.account_id, 'feed_reports', json_array(NEW.sync_id) FROM moving WHERE account_id = NEW.account_id AND state = 'COPYING' AND json_array(OLD.sync_id) <> json_array(NEW.sync_id); END;
CREATE TRIGGER feed_reports_fence_delete AFTER DELETE ON feed_reports WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = OLD.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = OLD.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, OLD.account_id, 'feed_reports', json_array(OLD.sync_id) FROM moving WHERE account_id = OLD.account_id AND state = 'COPYING'; END;

-- What became of the listings that each message of a sync has worked.
ALTER TABLE feed_progress ADD COLUMN outcomes TEXT CHECK (outcomes IS NULL OR json_valid(outcomes));

-- Marks of a listing's address, link and photos: another property behind its code has others.
ALTER TABLE feed_listings ADD COLUMN marks TEXT CHECK (marks IS NULL OR json_valid(marks));

-- Complete syncs in a row in which it had no price, and the last one that counted it.
ALTER TABLE feed_listings ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE feed_listings ADD COLUMN unpriced_in TEXT;

-- The price is told on request: it is kept, and the property leaves recommendations.
ALTER TABLE properties ADD COLUMN price_on_request INTEGER CHECK (price_on_request IN (0, 1));
