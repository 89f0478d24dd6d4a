-- How many properties of an account wait for their neighborhood, counted by triggers, so that it costs one row at any size.

ALTER TABLE properties ADD COLUMN is_unplaced INTEGER GENERATED ALWAYS AS (neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL AND status <> 'DELETED') VIRTUAL;
ALTER TABLE portfolios ADD COLUMN unplaced INTEGER NOT NULL DEFAULT 0;

UPDATE portfolios SET unplaced = (SELECT count(*) FROM properties INDEXED BY properties_waiting WHERE account_id = portfolios.account_id AND neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL AND status <> 'DELETED');

CREATE TRIGGER properties_unplaced_in AFTER INSERT ON properties WHEN NEW.is_unplaced = 1 BEGIN UPDATE portfolios SET unplaced = unplaced + 1 WHERE account_id = NEW.account_id; END;
CREATE TRIGGER properties_unplaced_again AFTER UPDATE ON properties WHEN NEW.is_unplaced <> OLD.is_unplaced BEGIN UPDATE portfolios SET unplaced = max(0, unplaced + NEW.is_unplaced - OLD.is_unplaced) WHERE account_id = NEW.account_id; END;
CREATE TRIGGER properties_unplaced_out AFTER DELETE ON properties WHEN OLD.is_unplaced = 1 BEGIN UPDATE portfolios SET unplaced = max(0, unplaced - 1) WHERE account_id = OLD.account_id; END;
