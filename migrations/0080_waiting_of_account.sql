-- The texts for which an account's properties wait, which its dashboard names.

-- Serves waitingOfAccount of src/domain/properties/place-neighborhood.ts; only what waits is in it.
CREATE INDEX properties_waiting ON properties (account_id, city_id, neighborhood, status)
  WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL;
