-- Radar: the matches of each account, what it may see of partners' objects, the windows of the summaries, the boards.

CREATE TABLE matches (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  property_id TEXT NOT NULL,
  lead_id TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('own', 'property', 'client')),
  scope TEXT NOT NULL CHECK (scope IN ('INTERNAL', 'NETWORK', 'LAUNCH')),
  status TEXT NOT NULL CHECK (status IN ('NEW', 'FAVORITED', 'ARCHIVED', 'REQUESTED')),
  score INTEGER NOT NULL CHECK (score BETWEEN 60 AND 100),
  facts TEXT NOT NULL CHECK (json_valid(facts)),
  partner_account_id TEXT,
  owner_account_id TEXT,
  touched INTEGER NOT NULL CHECK (touched IN (0, 1)),
  lost_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  city_id TEXT,
  known_at INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A pair has one match on each side; the boards write by it.
CREATE UNIQUE INDEX matches_pair ON matches (lead_id, property_id, side);
-- What somebody acted on, which a board keeps beyond the cap.
CREATE INDEX matches_touched ON matches (lead_id) WHERE touched = 1;
-- The lists of a property and of a client, best first, then newest; a list without a status merges one leg for each.
-- The first finds partners' rows of a property that is gone too. Equal places are
-- told apart by the other object's id: SQLite does not seek by a rowid behind several columns.
CREATE INDEX matches_of_property ON matches (property_id, side, status, score, created_at, lead_id);
CREATE INDEX matches_of_lead ON matches (lead_id, status, score, created_at, property_id) WHERE side <> 'property';
-- The account's list, newest first, by any of its filters.
CREATE INDEX matches_of_account ON matches (account_id, scope, status, seq);
CREATE INDEX matches_of_owner ON matches (account_id, owner_account_id, scope, status, seq)
  WHERE owner_account_id IS NOT NULL;
-- What retention removes; what is favorited or requested stays, and stands in nobody's way.
CREATE INDEX matches_lost ON matches (lost_at) WHERE lost_at IS NOT NULL AND status IN ('NEW', 'ARCHIVED');

-- What an account may see of a partner's property or client, in each shard that has a match with it: no personal data.
CREATE TABLE radar_cards (
  id TEXT PRIMARY KEY,
  card TEXT NOT NULL CHECK (json_valid(card)),
  known_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- New matches of a client in a window of five minutes; the summary's event ends the row.
CREATE TABLE radar_windows (
  since INTEGER NOT NULL,
  lead_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  new_matches INTEGER NOT NULL CHECK (new_matches > 0),
  top_score INTEGER NOT NULL CHECK (top_score BETWEEN 60 AND 100),
  PRIMARY KEY (since, lead_id)
) STRICT, WITHOUT ROWID;

-- In the directory: every board there is, so that the longest unasked can be asked.
CREATE TABLE radar_boards (
  name TEXT PRIMARY KEY,
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX radar_boards_unasked ON radar_boards (asked_at);
