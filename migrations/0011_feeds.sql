-- The portal feed of an account, and what of it stands in the portfolio.

CREATE TABLE feeds (
  account_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  connector TEXT NOT NULL CHECK (connector IN ('VRSYNC')),
  auto_sync INTEGER NOT NULL CHECK (auto_sync IN (0, 1)),
  next_auto_at INTEGER NOT NULL,
  status TEXT CHECK (status IN ('OK', 'EMPTY', 'TRUNCATED', 'NOT_A_FEED', 'TOO_LARGE', 'UNREACHABLE', 'SHRINK_GUARD', 'FAILED')),
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
  leased_until INTEGER NOT NULL DEFAULT 0,
  tally TEXT NOT NULL CHECK (json_valid(tally)),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE INDEX feeds_auto ON feeds (next_auto_at) WHERE auto_sync = 1;
CREATE INDEX feeds_scheduled ON feeds (scheduled_for) WHERE scheduled_for IS NOT NULL;
CREATE INDEX feeds_running ON feeds (queued_at) WHERE sync_id IS NOT NULL;

CREATE TABLE feed_listings (
  account_id TEXT NOT NULL,
  ref TEXT NOT NULL,
  property_id TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  missing INTEGER NOT NULL DEFAULT 0,
  missed_in TEXT,
  conflicted INTEGER NOT NULL DEFAULT 0 CHECK (conflicted IN (0, 1)),
  PRIMARY KEY (account_id, ref)
) STRICT, WITHOUT ROWID;

CREATE INDEX feed_listings_missing ON feed_listings (account_id) WHERE missing > 0;
