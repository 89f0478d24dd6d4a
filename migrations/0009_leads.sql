-- Clients, what identifies each person, and what was done with them.

CREATE TABLE leads (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  external_ref TEXT,
  source TEXT NOT NULL CHECK (source IN ('API', 'FEED', 'DASHBOARD')),
  state TEXT NOT NULL CHECK (state IN ('ACTIVE', 'ARCHIVED', 'DELETED')),
  state_before_trash TEXT CHECK (state_before_trash IN ('ACTIVE', 'ARCHIVED')),
  status TEXT NOT NULL CHECK (status IN ('NEW', 'ATTENDING', 'PROPOSAL', 'WON', 'LOST')),
  name TEXT NOT NULL,
  phones TEXT NOT NULL CHECK (json_valid(phones)),
  email TEXT,
  notes TEXT,
  pre_approved INTEGER NOT NULL CHECK (pre_approved IN (0, 1)),
  shared_to_network INTEGER NOT NULL CHECK (shared_to_network IN (0, 1)),
  interest TEXT NOT NULL CHECK (json_valid(interest)),
  owner_account_id TEXT,
  owner_name TEXT,
  pending TEXT NOT NULL CHECK (json_valid(pending)),
  radar TEXT NOT NULL CHECK (radar IN ('READY', 'PENDING', 'NONE')),
  last_activity_at INTEGER,
  consent_given_at INTEGER,
  dashboard_fields TEXT NOT NULL CHECK (json_valid(dashboard_fields)),
  version INTEGER NOT NULL,
  deleted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((state = 'DELETED') = (deleted_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX leads_ref ON leads (account_id, external_ref) WHERE external_ref IS NOT NULL;

-- The lists in their two orders, each covering every filter (docs/adr/0005).
CREATE INDEX leads_list ON leads (account_id, state, status, seq, owner_account_id, radar);
CREATE INDEX leads_changes ON leads (account_id, state, updated_at, id, status, owner_account_id, radar);

CREATE INDEX leads_trash ON leads (deleted_at) WHERE state = 'DELETED';

-- A phone or an e-mail belongs to one client of the account: two creations of one person cannot both commit.
CREATE TABLE lead_identities (
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'email')),
  value TEXT NOT NULL,
  lead_id TEXT NOT NULL,
  PRIMARY KEY (account_id, kind, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  lead_id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('CALL', 'WHATSAPP', 'EMAIL', 'VISIT', 'MEETING', 'NOTE', 'OTHER')),
  at INTEGER NOT NULL,
  note TEXT,
  property_id TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_of_lead ON interactions (lead_id);
