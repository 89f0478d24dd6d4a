-- Captação's demand is counted in each shard, by account too, so that an answer leaves out who asks and knows how many look.

-- The count of the night begins anew, in every shard for itself.
DELETE FROM captacao_demand;
DELETE FROM captacao_demand_counts;

-- Accounts with people among them.
ALTER TABLE captacao_demand ADD COLUMN accounts INTEGER NOT NULL DEFAULT 0 CHECK (accounts >= 0);

-- Steps that were begun since one was ended: a step that dies is tried smaller.
ALTER TABLE captacao_demand_counts ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;

CREATE TABLE captacao_demand_of_accounts (
  as_of INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  city_id TEXT NOT NULL,
  neighborhood_slug TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('VENDA', 'LOCACAO')),
  property_type TEXT NOT NULL,
  people INTEGER NOT NULL CHECK (people > 0),
  PRIMARY KEY (as_of, account_id, city_id, neighborhood_slug, purpose, property_type)
) STRICT, WITHOUT ROWID;

-- What the count of a night has spent on an account.
CREATE TABLE captacao_demand_shares (
  as_of INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  sums INTEGER NOT NULL,
  PRIMARY KEY (as_of, account_id)
) STRICT, WITHOUT ROWID;

-- The sums of all accounts follow those of each.
CREATE TRIGGER captacao_demand_account AFTER INSERT ON captacao_demand_of_accounts BEGIN INSERT INTO captacao_demand (as_of, city_id, neighborhood_slug, purpose, property_type, people, accounts) VALUES (new.as_of, new.city_id, new.neighborhood_slug, new.purpose, new.property_type, new.people, 1) ON CONFLICT DO UPDATE SET people = people + excluded.people, accounts = accounts + 1; END;

CREATE TRIGGER captacao_demand_people AFTER UPDATE OF people ON captacao_demand_of_accounts BEGIN UPDATE captacao_demand SET people = people + new.people - old.people WHERE as_of = new.as_of AND city_id = new.city_id AND neighborhood_slug = new.neighborhood_slug AND purpose = new.purpose AND property_type = new.property_type; END;
