-- The account's opportunities by score, and by price: sales before rents, each from the cheapest.
ALTER TABLE matches ADD COLUMN cheapness INTEGER GENERATED ALWAYS AS (iif(facts ->> '$.purpose' = 'VENDA', 2000000000000000, 1000000000000000) - (facts ->> '$.price.cents')) VIRTUAL;
CREATE INDEX matches_by_score ON matches (account_id, scope, status, score, place);
CREATE INDEX matches_by_price ON matches (account_id, scope, status, cheapness, place);
