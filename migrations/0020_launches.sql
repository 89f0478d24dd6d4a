-- The catalogue of launches: developments in the order of the list, and developers who are not listed.

-- No column of the row: it is read out of `launch` where a list is filtered by it.
ALTER TABLE properties ADD COLUMN construction_stage TEXT GENERATED ALWAYS AS (launch ->> '$.constructionStage') VIRTUAL;

-- GET /launches in its two orders, each covering the filters of a place; other properties are in neither.
CREATE INDEX properties_launches
  ON properties (kind, status, curation_status, created_at, id, state, city_id, city_slug, account_id)
  WHERE kind = 'DEVELOPMENT';
CREATE INDEX properties_launch_changes
  ON properties (kind, status, curation_status, updated_at, id, state, city_id, city_slug, account_id)
  WHERE kind = 'DEVELOPMENT';

-- Whose developments the list leaves out.
CREATE INDEX accounts_hidden_developers ON accounts (id) WHERE type = 'DEVELOPER' AND status = 'INACTIVE';
