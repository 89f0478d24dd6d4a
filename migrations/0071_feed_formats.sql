-- A feed's connector is any of four formats, and its status may be HELD: it waits for its owner's decision.

-- They name the table, which is gone for a moment.
DROP TRIGGER feed_conflicts_opened;
DROP TRIGGER feed_conflicts_asked_again;
DROP TRIGGER feed_conflicts_kept;
DROP TRIGGER feed_conflicts_closed;

CREATE TABLE feeds_new (
  account_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  connector TEXT NOT NULL CHECK (connector IN ('VRSYNC', 'ZAP', 'OPENNAVENT', 'CHAVES_NA_MAO')),
  auto_sync INTEGER NOT NULL CHECK (auto_sync IN (0, 1)),
  next_auto_at INTEGER NOT NULL,
  status TEXT CHECK (status IN ('OK', 'EMPTY', 'TRUNCATED', 'NOT_A_FEED', 'TOO_LARGE', 'TOO_MANY_LISTINGS', 'UNREACHABLE', 'SHRINK_GUARD', 'HELD', 'FAILED')),
  fault TEXT,
  last_sync_at INTEGER,
  feed_count INTEGER,
  counts TEXT CHECK (counts IS NULL OR json_valid(counts)),
  conflicts INTEGER NOT NULL DEFAULT 0,
  etag TEXT,
  last_modified TEXT,
  window_until INTEGER,
  scheduled_for INTEGER,
  sync_id TEXT,
  queued_at INTEGER,
  progressed_at INTEGER,
  retry_at INTEGER,
  leased_until INTEGER NOT NULL DEFAULT 0,
  tally TEXT NOT NULL CHECK (json_valid(tally)),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

INSERT INTO feeds_new SELECT * FROM feeds;
DROP TABLE feeds;
ALTER TABLE feeds_new RENAME TO feeds;

CREATE INDEX feeds_auto ON feeds (next_auto_at) WHERE auto_sync = 1;
CREATE INDEX feeds_scheduled ON feeds (scheduled_for) WHERE scheduled_for IS NOT NULL;
CREATE INDEX feeds_running ON feeds (queued_at) WHERE sync_id IS NOT NULL;

CREATE TRIGGER feed_conflicts_opened AFTER INSERT ON feed_conflicts WHEN NEW.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts + 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0 AND field <> NEW.field); END;
CREATE TRIGGER feed_conflicts_asked_again AFTER UPDATE OF kept ON feed_conflicts WHEN OLD.kept = 1 AND NEW.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts + 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0 AND field <> NEW.field); END;
CREATE TRIGGER feed_conflicts_kept AFTER UPDATE OF kept ON feed_conflicts WHEN OLD.kept = 0 AND NEW.kept = 1 BEGIN UPDATE feeds SET conflicts = conflicts - 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0); END;
CREATE TRIGGER feed_conflicts_closed AFTER DELETE ON feed_conflicts WHEN OLD.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts - 1 WHERE account_id = OLD.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = OLD.account_id AND ref = OLD.ref AND kept = 0); END;
CREATE TRIGGER feeds_fence_insert AFTER INSERT ON feeds WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = NEW.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, NEW.account_id, 'feeds', json_array() FROM moving WHERE account_id = NEW.account_id AND state = 'COPYING'; END;
CREATE TRIGGER feeds_fence_update AFTER UPDATE ON feeds WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = NEW.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = NEW.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, NEW.account_id, 'feeds', json_array() FROM moving WHERE account_id = NEW.account_id AND state = 'COPYING'; END;
CREATE TRIGGER feeds_fence_delete AFTER DELETE ON feeds WHEN EXISTS (SELECT 1 FROM moving WHERE account_id = OLD.account_id) BEGIN SELECT RAISE(ABORT, 'moved') FROM moving WHERE account_id = OLD.account_id AND state IN ('FROZEN', 'GONE'); INSERT INTO move_changes (n, account_id, tbl, key) SELECT random() >> 11, OLD.account_id, 'feeds', json_array() FROM moving WHERE account_id = OLD.account_id AND state = 'COPYING'; END;
