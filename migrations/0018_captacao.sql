-- Captação, in the directory: owners, who they are offered to, each account's desk and ledger, and what clients look for.

CREATE TABLE captacao_owners (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('VENDA', 'LOCACAO')),
  property_type TEXT NOT NULL,
  city_id TEXT NOT NULL,
  neighborhood TEXT,
  neighborhood_slug TEXT,
  bedrooms INTEGER,
  suites INTEGER,
  bathrooms INTEGER,
  parking_spots INTEGER,
  usable_area_declared REAL,
  area_declared REAL,
  price_expected_cents INTEGER,
  sell_timeframe TEXT CHECK (sell_timeframe IN ('AGORA', 'TRES_MESES', 'SEIS_MESES', 'PESQUISANDO')),
  occupancy TEXT CHECK (occupancy IN ('PROPRIO', 'ALUGADO', 'VAZIO')),
  owner_relation TEXT CHECK (owner_relation IN ('DONO', 'COPROPRIETARIO', 'REPRESENTANTE', 'OUTRO')),
  exclusivity_openness TEXT CHECK (exclusivity_openness IN ('SIM', 'NAO')),
  already_listed_declared INTEGER NOT NULL CHECK (already_listed_declared IN (0, 1)),
  phone_verified_via TEXT,
  phone_verified_at INTEGER,
  name TEXT,
  phone TEXT,
  email TEXT,
  street TEXT,
  number TEXT,
  complement TEXT,
  place_key TEXT,
  accepted_by TEXT,
  erase_at INTEGER CHECK (erase_at IS NULL OR accepted_by IS NULL),
  erased_at INTEGER CHECK (erased_at IS NULL OR coalesce(name, phone, email, street, number, complement, place_key) IS NULL),
  created_at INTEGER NOT NULL
) STRICT;

-- Of two offers at once that mean the same person at the same place, one makes the owner.
CREATE UNIQUE INDEX captacao_owners_by_phone ON captacao_owners (phone, place_key) WHERE phone IS NOT NULL;
CREATE UNIQUE INDEX captacao_owners_by_email ON captacao_owners (email, place_key) WHERE email IS NOT NULL;
-- Whose contact is to be erased.
CREATE INDEX captacao_owners_to_erase ON captacao_owners (erase_at) WHERE erase_at IS NOT NULL;

CREATE TABLE captacao_offers (
  account_id TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('OFFERED', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED')),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  deadline INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER CHECK ((ended_at IS NULL) = (status IN ('OFFERED', 'ACCEPTED'))),
  accepted_at INTEGER CHECK ((accepted_at IS NULL) = (status <> 'ACCEPTED')),
  debited_cents INTEGER CHECK ((debited_cents IS NULL) = (status <> 'ACCEPTED') AND debited_cents BETWEEN 0 AND price_cents),
  channel TEXT CHECK (channel IN ('API', 'PANEL')),
  key_id TEXT,
  key_name TEXT,
  ip TEXT,
  terms_version TEXT,
  stage TEXT CHECK (stage IN ('NEW', 'CONTACTED', 'VISIT', 'CAPTURED', 'LOST')),
  tab TEXT CHECK (tab IN ('ACTIVE', 'CAPTURED', 'ARCHIVED')),
  lost_reason TEXT CHECK ((lost_reason IS NULL) = (stage IS NOT 'LOST')),
  note TEXT,
  sold_at INTEGER,
  refunded_at INTEGER,
  PRIMARY KEY (account_id, owner_id),
  CHECK (
    tab IS CASE
      WHEN status <> 'ACCEPTED' THEN NULL
      WHEN refunded_at IS NOT NULL OR stage = 'LOST' THEN 'ARCHIVED'
      WHEN stage = 'CAPTURED' THEN 'CAPTURED'
      ELSE 'ACTIVE'
    END
  )
) STRICT;

-- An owner is accepted once, whoever races for it.
CREATE UNIQUE INDEX captacao_offers_taken ON captacao_offers (owner_id) WHERE status = 'ACCEPTED';
-- The other offers of an owner that is accepted, withdrawn or erased.
CREATE INDEX captacao_offers_of_owner ON captacao_offers (owner_id) WHERE status = 'OFFERED';
-- An account's open offers, the nearest deadline first; and those of all accounts that have run out.
CREATE INDEX captacao_offers_open ON captacao_offers (account_id, deadline) WHERE status = 'OFFERED';
CREATE INDEX captacao_offers_due ON captacao_offers (deadline) WHERE status = 'OFFERED';
-- The tabs of the desk, the newest acceptance first.
CREATE INDEX captacao_offers_tab ON captacao_offers (account_id, tab, accepted_at, owner_id) WHERE status = 'ACCEPTED';
-- The operator's list of an account.
CREATE INDEX captacao_offers_of_account ON captacao_offers (account_id);

CREATE TABLE captacao_desks (
  account_id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
  paused INTEGER NOT NULL CHECK (paused IN (0, 1)),
  paused_auto INTEGER NOT NULL CHECK (paused_auto IN (0, 1)),
  expired_streak INTEGER NOT NULL CHECK (expired_streak >= 0),
  auto_pause_after INTEGER CHECK (auto_pause_after > 0),
  free_leads INTEGER NOT NULL CHECK (free_leads >= 0),
  operating_cities TEXT NOT NULL CHECK (json_valid(operating_cities)),
  purposes TEXT NOT NULL CHECK (json_valid(purposes)),
  service_days TEXT NOT NULL CHECK (json_array_length(service_days) > 0),
  terms_version TEXT,
  terms_accepted_at INTEGER,
  tab_active INTEGER NOT NULL CHECK (tab_active >= 0),
  tab_captured INTEGER NOT NULL CHECK (tab_captured >= 0),
  tab_archived INTEGER NOT NULL CHECK (tab_archived >= 0)
) STRICT;

CREATE TABLE captacao_ledger (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  owner_id TEXT CHECK ((owner_id IS NULL) = (kind IN ('CREDIT', 'ADJUST'))),
  kind TEXT NOT NULL CHECK (kind IN ('CREDIT', 'ACCEPT', 'REFUND', 'ADJUST')),
  amount_cents INTEGER NOT NULL CHECK (
    CASE kind WHEN 'CREDIT' THEN amount_cents > 0 WHEN 'REFUND' THEN amount_cents >= 0
      WHEN 'ADJUST' THEN amount_cents < 0 ELSE amount_cents <= 0 END
  ),
  balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
  actor TEXT NOT NULL,
  note TEXT,
  reference TEXT,
  at INTEGER NOT NULL
) STRICT;

-- One debit and one refund of an owner; one credit of a reference.
CREATE UNIQUE INDEX captacao_ledger_once ON captacao_ledger (account_id, owner_id, kind) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX captacao_ledger_reference ON captacao_ledger (account_id, reference) WHERE reference IS NOT NULL;
-- The account's ledger, the newest first.
CREATE INDEX captacao_ledger_of_account ON captacao_ledger (account_id);

-- What is committed of an account's money stays: a mistake is mended by another row.
CREATE TRIGGER captacao_ledger_unchanged BEFORE UPDATE ON captacao_ledger BEGIN SELECT RAISE(ABORT, 'a row of the ledger does not change'); END;

CREATE TABLE captacao_demand (
  as_of INTEGER NOT NULL,
  city_id TEXT NOT NULL,
  neighborhood_slug TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('VENDA', 'LOCACAO')),
  property_type TEXT NOT NULL,
  people INTEGER NOT NULL CHECK (people > 0),
  PRIMARY KEY (as_of, city_id, neighborhood_slug, purpose, property_type)
) STRICT, WITHOUT ROWID;

CREATE TABLE captacao_demand_counts (
  as_of INTEGER PRIMARY KEY,
  shard TEXT NOT NULL,
  counted INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
