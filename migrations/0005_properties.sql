-- The property portfolio of an account.

CREATE TABLE properties (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  external_ref TEXT,
  kind TEXT NOT NULL CHECK (kind IN ('PROPERTY', 'DEVELOPMENT', 'TYPOLOGY')),
  development_id TEXT,
  source TEXT NOT NULL CHECK (source IN ('API', 'FEED', 'DASHBOARD')),
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE', 'SOLD', 'RENTED', 'DELETED')),
  status_before_trash TEXT CHECK (status_before_trash IN ('ACTIVE', 'INACTIVE', 'SOLD', 'RENTED')),
  inactive_reason TEXT CHECK (inactive_reason IN ('MANUAL', 'CONFIRMATION_EXPIRED', 'FEED_REMOVED')),
  type TEXT,
  for_sale INTEGER NOT NULL CHECK (for_sale IN (0, 1)),
  for_rent INTEGER NOT NULL CHECK (for_rent IN (0, 1)),
  sale_price_cents INTEGER,
  rent_price_cents INTEGER,
  title TEXT,
  description TEXT,
  neighborhood TEXT,
  neighborhood_slug TEXT,
  city TEXT,
  city_id TEXT,
  city_slug TEXT,
  state TEXT,
  street TEXT,
  number TEXT,
  complement TEXT,
  bedrooms INTEGER,
  suites INTEGER,
  bathrooms INTEGER,
  parking_spots INTEGER,
  area REAL,
  private_area REAL,
  amenities TEXT NOT NULL CHECK (json_valid(amenities)),
  listing_url TEXT,
  captador_account_id TEXT,
  captador_team_name TEXT,
  captador_name TEXT,
  shared_to_network INTEGER NOT NULL CHECK (shared_to_network IN (0, 1)),
  commission_percent REAL,
  rent_commission_months REAL,
  split_listing_percent REAL,
  pending TEXT NOT NULL CHECK (json_valid(pending)),
  radar TEXT NOT NULL CHECK (radar IN ('READY', 'PENDING', 'NONE')),
  curation_status TEXT CHECK (curation_status IN ('PENDING', 'APPROVED', 'REJECTED')),
  curation_reason TEXT,
  confirmed_at INTEGER,
  notice_at INTEGER,
  launch TEXT CHECK (launch IS NULL OR json_valid(launch)),
  photos TEXT NOT NULL CHECK (json_valid(photos)),
  photo_request_id TEXT,
  photo_request TEXT CHECK (photo_request IS NULL OR json_valid(photo_request)),
  photo_state TEXT CHECK (photo_state IN ('QUEUED', 'DONE', 'PARTIAL', 'FAILED', 'NOT_QUEUED')),
  photo_ingested INTEGER,
  photo_failed INTEGER,
  photo_queued_at INTEGER,
  photo_finished_at INTEGER,
  dashboard_fields TEXT NOT NULL CHECK (json_valid(dashboard_fields)),
  version INTEGER NOT NULL,
  deleted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((status = 'DELETED') = (deleted_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX properties_ref ON properties (account_id, external_ref) WHERE external_ref IS NOT NULL;

-- The lists (docs/adr/0005): in their two orders, each covering every filter, and of one city. What a change of the status
-- alone writes stays out of the last one.
CREATE INDEX properties_list ON properties (account_id, status, seq, city_slug, type, for_sale, for_rent, radar);
CREATE INDEX properties_changes ON properties (account_id, status, updated_at, id, city_slug, type, for_sale, for_rent, radar);
CREATE INDEX properties_city ON properties (account_id, city_slug, seq, type, for_sale, for_rent)
  WHERE deleted_at IS NULL AND city_slug IS NOT NULL;

-- What the scheduled jobs and the operator look for.
-- A property whose notice was given is not looked at again until it is confirmed.
CREATE INDEX properties_to_confirm ON properties (confirmed_at) WHERE status = 'ACTIVE' AND notice_at IS NULL;
CREATE INDEX properties_noticed ON properties (notice_at) WHERE status = 'ACTIVE' AND notice_at IS NOT NULL;
CREATE INDEX properties_trash ON properties (deleted_at) WHERE status = 'DELETED';
CREATE INDEX properties_under_review ON properties (seq) WHERE curation_status = 'PENDING' AND deleted_at IS NULL;
CREATE INDEX properties_unplaced ON properties (city_id, neighborhood)
  WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL;
CREATE INDEX properties_photos_waiting ON properties (photo_queued_at) WHERE photo_state IN ('QUEUED', 'NOT_QUEUED');
CREATE INDEX properties_units ON properties (development_id) WHERE development_id IS NOT NULL;

-- One row per source URL of a property: nothing is fetched twice.
CREATE TABLE property_photos (
  property_id TEXT NOT NULL,
  url TEXT NOT NULL,
  account_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('INGESTED', 'FAILED')),
  hash TEXT,
  media_type TEXT,
  bytes INTEGER,
  fault TEXT,
  request_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (property_id, url),
  CHECK (status <> 'INGESTED' OR (hash IS NOT NULL AND media_type IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX property_photos_by_hash ON property_photos (account_id, hash);
