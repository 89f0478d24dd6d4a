-- Sandboxes: accounts beside a live one, launches listed by the space that their accounts meet in, owners of a sandbox.

-- The id says what an account is, and so what may be read of it wherever it is named; neither ever changes.
ALTER TABLE accounts ADD COLUMN sandbox_of TEXT CHECK ((sandbox_of IS NOT NULL) = (id GLOB 'acc-demo*'));
ALTER TABLE accounts ADD COLUMN sandbox_filled_at INTEGER;

-- No column of the row: '' is the space of live accounts.
ALTER TABLE properties ADD COLUMN space TEXT GENERATED ALWAYS AS (iif(account_id GLOB 'acc-demo*', substr(account_id, 5, 15), '')) VIRTUAL;

-- GET /launches in its two orders, as properties_launches and properties_launch_changes, within a space. Those two end in
-- a file of their own, once no deployed code names them.
CREATE INDEX properties_launches_of_space
  ON properties (kind, space, status, curation_status, created_at, id, state, city_id, city_slug, account_id)
  WHERE kind = 'DEVELOPMENT';
CREATE INDEX properties_launch_changes_of_space
  ON properties (kind, space, status, curation_status, updated_at, id, state, city_id, city_slug, account_id)
  WHERE kind = 'DEVELOPMENT';

ALTER TABLE captacao_owners ADD COLUMN space TEXT CHECK (space <> '');
