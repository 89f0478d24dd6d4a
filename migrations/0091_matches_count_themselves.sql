-- Boards count the matches that they insert, once per account and transaction: each insert writes a row less.

-- Null where the trigger counts: rows of earlier code.
ALTER TABLE matches ADD COLUMN is_counted INTEGER;
DROP TRIGGER matches_counted_in;
CREATE TRIGGER matches_counted_in AFTER INSERT ON matches WHEN NEW.is_counted IS NULL BEGIN UPDATE portfolios SET client_matches = client_matches + (NEW.side <> 'property'), partner_matches = partner_matches + (NEW.side = 'property') WHERE account_id = NEW.account_id; END;
