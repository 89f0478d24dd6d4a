-- A sync of several messages: what each has worked, when it last got on, and when the feed is asked for again. SQLite
-- changes no CHECK in place, so the table is made anew for the status that is added.

CREATE TABLE feeds_next (
  account_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  connector TEXT NOT NULL CHECK (connector IN ('VRSYNC')),
  auto_sync INTEGER NOT NULL CHECK (auto_sync IN (0, 1)),
  next_auto_at INTEGER NOT NULL,
  status TEXT CHECK (status IN ('OK', 'EMPTY', 'TRUNCATED', 'NOT_A_FEED', 'TOO_LARGE', 'TOO_MANY_LISTINGS', 'UNREACHABLE', 'SHRINK_GUARD', 'FAILED')),
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

INSERT INTO feeds_next
SELECT account_id, url, connector, auto_sync, next_auto_at, status, fault, last_sync_at, feed_count, counts, conflicts, etag,
  last_modified, window_until, scheduled_for, sync_id, queued_at, queued_at, NULL, leased_until, tally, version
FROM feeds;

DROP TABLE feeds;
ALTER TABLE feeds_next RENAME TO feeds;

CREATE INDEX feeds_auto ON feeds (next_auto_at) WHERE auto_sync = 1;
CREATE INDEX feeds_scheduled ON feeds (scheduled_for) WHERE scheduled_for IS NOT NULL;
CREATE INDEX feeds_running ON feeds (queued_at) WHERE sync_id IS NOT NULL;

-- What each message of a sync that is under way has worked, so that the next one leaves it out.
CREATE TABLE feed_progress (
  account_id TEXT NOT NULL,
  sync_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  refs TEXT NOT NULL CHECK (json_valid(refs)),
  skipped INTEGER NOT NULL,
  PRIMARY KEY (account_id, sync_id, part)
) STRICT;
