-- How many matches an account has, counted by triggers, and the index that finds the worst when there is no more room.

-- Those of its own clients, and those of partners' clients with its properties.
ALTER TABLE portfolios ADD COLUMN client_matches INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN partner_matches INTEGER NOT NULL DEFAULT 0;
UPDATE portfolios SET
  client_matches = (SELECT count(*) FROM matches WHERE account_id = portfolios.account_id AND side <> 'property'),
  partner_matches = (SELECT count(*) FROM matches WHERE account_id = portfolios.account_id AND side = 'property');

CREATE TRIGGER matches_counted_in AFTER INSERT ON matches BEGIN UPDATE portfolios SET client_matches = client_matches + (NEW.side <> 'property'), partner_matches = partner_matches + (NEW.side = 'property') WHERE account_id = NEW.account_id; END;
CREATE TRIGGER matches_counted_out AFTER DELETE ON matches BEGIN UPDATE portfolios SET client_matches = max(0, client_matches - (OLD.side <> 'property')), partner_matches = max(0, partner_matches - (OLD.side = 'property')) WHERE account_id = OLD.account_id; END;

-- Serves src/domain/radar/match-room.ts; an index row more for each match.
ALTER TABLE matches ADD COLUMN is_partners INTEGER GENERATED ALWAYS AS (side = 'property') VIRTUAL;
CREATE INDEX matches_worst ON matches (account_id, is_partners, score, place) WHERE touched = 0;
