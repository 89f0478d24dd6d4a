-- The place of each property, client and opportunity in its account's lists: a number that another database keeps.

-- The account's last one. It begins beyond every row number, which is the place of what was there before: nothing is
-- filled, at any size, and cursors given out before hold.
ALTER TABLE portfolios ADD COLUMN last_place INTEGER NOT NULL DEFAULT 1000000000000;
ALTER TABLE properties ADD COLUMN place_given INTEGER;
ALTER TABLE properties ADD COLUMN place INTEGER GENERATED ALWAYS AS (coalesce(place_given, seq)) VIRTUAL;
ALTER TABLE leads ADD COLUMN place_given INTEGER;
ALTER TABLE leads ADD COLUMN place INTEGER GENERATED ALWAYS AS (coalesce(place_given, seq)) VIRTUAL;
ALTER TABLE matches ADD COLUMN place_given INTEGER;
ALTER TABLE matches ADD COLUMN place INTEGER GENERATED ALWAYS AS (coalesce(place_given, seq)) VIRTUAL;

-- The lists, newest first, as properties_list, properties_city, leads_list, matches_of_account and matches_of_owner had
-- them by row number. Those end in a file of their own, once no deployed code names them.
CREATE INDEX properties_newest ON properties (account_id, status, place, city_slug, type, for_sale, for_rent, radar);
CREATE INDEX properties_newest_in_city ON properties (account_id, city_slug, place, type, for_sale, for_rent)
  WHERE deleted_at IS NULL AND city_slug IS NOT NULL;
CREATE INDEX leads_newest ON leads (account_id, state, status, place, owner_account_id, radar);
CREATE INDEX matches_newest ON matches (account_id, scope, status, place);
CREATE INDEX matches_newest_of_owner ON matches (account_id, owner_account_id, scope, status, place)
  WHERE owner_account_id IS NOT NULL;
