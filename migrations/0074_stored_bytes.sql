-- How many bytes an account stores of properties, clients and batches, counted by triggers, so that a ceiling costs one row at any size.

-- By KiB: most changes of a row stay within theirs, and write nothing else. A page's share of the fixed columns and the
-- indexes comes first; what an index or another table has again counts more than once.
ALTER TABLE properties ADD COLUMN weight INTEGER GENERATED ALWAYS AS ((3072 + 3 * octet_length(coalesce(title, '')) + octet_length(coalesce(description, '')) + octet_length(coalesce(neighborhood, '')) + octet_length(coalesce(street, '')) + octet_length(coalesce(number, '')) + octet_length(coalesce(complement, '')) + octet_length(amenities) + octet_length(coalesce(listing_url, '')) + octet_length(coalesce(captador_name, '')) + octet_length(coalesce(launch, '')) + octet_length(photos) + 2 * octet_length(coalesce(photo_request, ''))) / 1024 * 1024) VIRTUAL;

-- What was done with a client weighs with the client.
ALTER TABLE leads ADD COLUMN interaction_bytes INTEGER NOT NULL DEFAULT 0;
UPDATE leads SET interaction_bytes = (SELECT total(octet_length(coalesce(note, ''))) + 256 * count(*) FROM interactions WHERE lead_id = leads.id) WHERE EXISTS (SELECT 1 FROM interactions WHERE lead_id = leads.id);
ALTER TABLE leads ADD COLUMN weight INTEGER GENERATED ALWAYS AS ((2047 + 3 * octet_length(name) + 3 * octet_length(phones) + 3 * octet_length(coalesce(email, '')) + octet_length(coalesce(notes, '')) + octet_length(interest) + interaction_bytes) / 1024 * 1024) VIRTUAL;

-- What its items ask for, as long as they wait; and their results. Both are written with the batch, the results again at its end.
ALTER TABLE batches ADD COLUMN body_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE batches ADD COLUMN result_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE batches ADD COLUMN waiting INTEGER GENERATED ALWAYS AS (iif(status = 'DONE', 0, total - worked_to)) VIRTUAL;
ALTER TABLE batches ADD COLUMN weight INTEGER GENERATED ALWAYS AS (result_bytes + iif(status = 'DONE', 0, body_bytes * (total - worked_to) / max(1, total))) VIRTUAL;

ALTER TABLE portfolios ADD COLUMN property_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN lead_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN batch_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE portfolios ADD COLUMN batch_items INTEGER NOT NULL DEFAULT 0;

UPDATE portfolios SET
  property_bytes = (SELECT coalesce(sum(weight), 0) FROM properties WHERE account_id = portfolios.account_id),
  lead_bytes = (SELECT coalesce(sum(weight), 0) FROM leads WHERE account_id = portfolios.account_id),
  batch_items = (SELECT coalesce(sum(waiting), 0) FROM batches WHERE account_id = portfolios.account_id);

-- A new property or client is weighed by the statement that counts it.
CREATE TRIGGER properties_weighed_again AFTER UPDATE ON properties WHEN NEW.weight <> OLD.weight BEGIN UPDATE portfolios SET property_bytes = max(0, property_bytes + NEW.weight - OLD.weight) WHERE account_id = NEW.account_id; END;
CREATE TRIGGER properties_weighed_out AFTER DELETE ON properties BEGIN UPDATE portfolios SET property_bytes = max(0, property_bytes - OLD.weight) WHERE account_id = OLD.account_id; END;
CREATE TRIGGER leads_weighed_again AFTER UPDATE ON leads WHEN NEW.weight <> OLD.weight BEGIN UPDATE portfolios SET lead_bytes = max(0, lead_bytes + NEW.weight - OLD.weight) WHERE account_id = NEW.account_id; END;
CREATE TRIGGER leads_weighed_out AFTER DELETE ON leads BEGIN UPDATE portfolios SET lead_bytes = max(0, lead_bytes - OLD.weight) WHERE account_id = OLD.account_id; END;
CREATE TRIGGER batches_weighed_in AFTER INSERT ON batches BEGIN UPDATE portfolios SET batch_bytes = batch_bytes + NEW.weight, batch_items = batch_items + NEW.waiting WHERE account_id = NEW.account_id; END;
CREATE TRIGGER batches_weighed_again AFTER UPDATE ON batches WHEN NEW.weight <> OLD.weight OR NEW.waiting <> OLD.waiting BEGIN UPDATE portfolios SET batch_bytes = max(0, batch_bytes + NEW.weight - OLD.weight), batch_items = max(0, batch_items + NEW.waiting - OLD.waiting) WHERE account_id = NEW.account_id; END;
CREATE TRIGGER batches_weighed_out AFTER DELETE ON batches BEGIN UPDATE portfolios SET batch_bytes = max(0, batch_bytes - OLD.weight), batch_items = max(0, batch_items - OLD.waiting) WHERE account_id = OLD.account_id; END;
