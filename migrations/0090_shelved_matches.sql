-- One index fewer for each match: that of the order by score finds an account's worst too.

-- Its scope, whose client, and its status: FRESH instead of NEW if nobody has acted on it (src/domain/radar/shelves.ts).
ALTER TABLE matches ADD COLUMN shelf TEXT GENERATED ALWAYS AS (scope || iif(side = 'property', ' PARTNERS ', ' OWN ') || iif(status = 'NEW' AND touched = 0, 'FRESH', status)) VIRTUAL;
DROP INDEX matches_worst;
DROP INDEX matches_by_score;
CREATE INDEX matches_by_score ON matches (account_id, shelf, score, place);
