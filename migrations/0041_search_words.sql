-- What a search finds properties and clients by, in the indexes of their lists, beside the figures that properties are filtered by.
--
-- The names stay, because the running code names them; it reads the new indexes as it read the old ones.

-- Null until the job search-words, or the next write of the row, fills it.
ALTER TABLE properties ADD COLUMN words TEXT;
ALTER TABLE leads ADD COLUMN words TEXT;

DROP INDEX properties_newest;
CREATE INDEX properties_newest ON properties (account_id, status, place, city_slug, type, for_sale, for_rent, radar,
  neighborhood_slug, bedrooms, sale_price_cents, rent_price_cents, words);
DROP INDEX properties_changes;
CREATE INDEX properties_changes ON properties (account_id, status, updated_at, id, city_slug, type, for_sale, for_rent,
  radar, neighborhood_slug, bedrooms, sale_price_cents, rent_price_cents, words);
DROP INDEX leads_newest;
CREATE INDEX leads_newest ON leads (account_id, state, status, place, owner_account_id, radar, words);
DROP INDEX leads_changes;
CREATE INDEX leads_changes ON leads (account_id, state, updated_at, id, status, owner_account_id, radar, words);

-- Empty once the job is done: a new row has its words.
CREATE INDEX properties_wordless ON properties (account_id) WHERE words IS NULL;
CREATE INDEX leads_wordless ON leads (account_id) WHERE words IS NULL;
