-- The console's list of launches, of all accounts of a space or of an organization's.

-- launches-of-all.ts pages by it, the newest first, and finds its filters in it. No other property is in it.
CREATE INDEX properties_developments
  ON properties (space, created_at, id, account_id, status, construction_stage, neighborhood_slug)
  WHERE kind = 'DEVELOPMENT' AND status <> 'DELETED';
-- launches-of-all.ts finds the accounts of an organization, in any case of its letters.
CREATE INDEX accounts_of_organization ON accounts (organization COLLATE NOCASE) WHERE organization IS NOT NULL;
