-- Partnerships, in the directory: what two accounts agreed on, and a row of each account by which it lists them.

CREATE TABLE partnerships (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('NETWORK', 'LAUNCH')),
  kind TEXT NOT NULL CHECK (kind IN ('CLIENT_FOR_PROPERTY', 'PROPERTY_FOR_CLIENT')),
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL', 'WON', 'LOST')),
  client_account_id TEXT NOT NULL,
  property_account_id TEXT NOT NULL CHECK (property_account_id <> client_account_id),
  lead_id TEXT NOT NULL,
  property_id TEXT CHECK (property_id IS NOT NULL OR scope = 'LAUNCH'),
  development_id TEXT CHECK ((development_id IS NULL) = (scope = 'NETWORK')),
  development_title TEXT,
  score INTEGER CHECK (score BETWEEN 60 AND 100),
  facts TEXT CHECK (json_valid(facts)),
  message TEXT,
  client_card TEXT CHECK (json_valid(client_card)),
  property_card TEXT CHECK (json_valid(property_card)),
  client_party TEXT NOT NULL CHECK (json_valid(client_party)),
  property_party TEXT NOT NULL CHECK (json_valid(property_party)),
  last_progress_at INTEGER NOT NULL,
  update_asked_at INTEGER,
  protected_until INTEGER CHECK (protected_until IS NULL OR scope = 'LAUNCH'),
  off_market_at INTEGER,
  marked INTEGER NOT NULL CHECK (marked IN (0, 1)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (scope = 'NETWORK' OR status NOT IN ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'))
) STRICT;

-- One open partnership of a property and a client, and one open registration of a client with a development.
CREATE UNIQUE INDEX partnerships_open ON partnerships (lead_id, property_id)
  WHERE status IN ('PENDING', 'ACCEPTED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL');
CREATE UNIQUE INDEX partnerships_registered ON partnerships (lead_id, development_id)
  WHERE development_id IS NOT NULL
    AND status IN ('PENDING', 'ACCEPTED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL');
-- What a change or a purge of an object is to be told to.
CREATE INDEX partnerships_of_lead ON partnerships (lead_id);
CREATE INDEX partnerships_of_property ON partnerships (property_id) WHERE property_id IS NOT NULL;
CREATE INDEX partnerships_of_development ON partnerships (development_id) WHERE development_id IS NOT NULL;
-- Those that the sweep compares with what they show, and those whose matches it has to mark.
CREATE INDEX partnerships_running ON partnerships (id)
  WHERE status IN ('PENDING', 'ACCEPTED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL');
CREATE INDEX partnerships_unmarked ON partnerships (id) WHERE marked = 0;

CREATE TABLE partnership_sides (
  account_id TEXT NOT NULL,
  partnership_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL', 'WON', 'LOST')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, partnership_id)
) STRICT, WITHOUT ROWID;

-- The account's list, newest first, and with updatedSince the latest change first; each status is a leg of it.
CREATE INDEX partnership_sides_newest ON partnership_sides (account_id, status, created_at, partnership_id);
CREATE INDEX partnership_sides_changes ON partnership_sides (account_id, status, updated_at, partnership_id);
