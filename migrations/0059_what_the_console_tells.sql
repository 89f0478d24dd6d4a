-- Since when a gate has not heard of a change, who closed a database, and lists of live accounts beside those of sandboxes.

-- By the database's clock, in milliseconds; null in rows of before.
ALTER TABLE gate_notices ADD COLUMN made_at INTEGER;
DROP TRIGGER account_changed;
CREATE TRIGGER account_changed AFTER UPDATE ON accounts BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER account_removed;
CREATE TRIGGER account_removed AFTER DELETE ON accounts BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (OLD.id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER grant_made;
CREATE TRIGGER grant_made AFTER INSERT ON grants BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (NEW.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER grant_changed;
CREATE TRIGGER grant_changed AFTER UPDATE ON grants BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (NEW.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER grant_removed;
CREATE TRIGGER grant_removed AFTER DELETE ON grants BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (OLD.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER key_made;
CREATE TRIGGER key_made AFTER INSERT ON api_keys BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (NEW.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER key_changed;
CREATE TRIGGER key_changed AFTER UPDATE ON api_keys BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (NEW.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
DROP TRIGGER key_removed;
CREATE TRIGGER key_removed AFTER DELETE ON api_keys BEGIN INSERT INTO gate_notices (account_id, made_at) VALUES (OLD.account_id, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;

-- Of the operator's decision; null in rows of before.
ALTER TABLE shards ADD COLUMN changed_by TEXT;

-- The console's lists are of live accounts or of sandboxes: offersOfAll, listAccounts and listAllPartnerships page by these.
CREATE INDEX captacao_offers_due_of_space ON captacao_offers ((account_id GLOB 'acc-demo*'), deadline, account_id, owner_id)
  WHERE status = 'OFFERED';
CREATE INDEX captacao_offers_refundable_of_space
  ON captacao_offers ((account_id GLOB 'acc-demo*'), accepted_at, account_id, owner_id)
  WHERE accepted_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX accounts_of_space ON accounts ((id GLOB 'acc-demo*'));
CREATE INDEX partnerships_of_space ON partnerships ((client_account_id GLOB 'acc-demo*'));
DROP INDEX partnerships_by_status;
CREATE INDEX partnerships_by_status ON partnerships (status, (client_account_id GLOB 'acc-demo*'));
