-- How many bytes of pictures an account stores, and of acts and partnerships in each database: counted by triggers, as in 0074.

-- A picture counts once, however many properties show it. Serves the count: property_photos_by_hash.
ALTER TABLE portfolios ADD COLUMN photo_bytes INTEGER NOT NULL DEFAULT 0;
UPDATE portfolios SET photo_bytes = (SELECT coalesce(sum(bytes), 0) FROM (SELECT max(bytes) AS bytes FROM property_photos WHERE account_id = portfolios.account_id AND hash IS NOT NULL GROUP BY hash));

CREATE TRIGGER property_photos_weighed_in AFTER INSERT ON property_photos WHEN NEW.bytes > 0 AND NOT EXISTS (SELECT 1 FROM property_photos WHERE account_id = NEW.account_id AND hash = NEW.hash AND (property_id <> NEW.property_id OR url <> NEW.url)) BEGIN UPDATE portfolios SET photo_bytes = photo_bytes + NEW.bytes WHERE account_id = NEW.account_id; END;
CREATE TRIGGER property_photos_weighed_again AFTER UPDATE OF hash ON property_photos WHEN NEW.hash IS NOT OLD.hash BEGIN UPDATE portfolios SET photo_bytes = max(0, photo_bytes - OLD.bytes) WHERE account_id = OLD.account_id AND OLD.bytes > 0 AND NOT EXISTS (SELECT 1 FROM property_photos WHERE account_id = OLD.account_id AND hash = OLD.hash); UPDATE portfolios SET photo_bytes = photo_bytes + NEW.bytes WHERE account_id = NEW.account_id AND NEW.bytes > 0 AND NOT EXISTS (SELECT 1 FROM property_photos WHERE account_id = NEW.account_id AND hash = NEW.hash AND (property_id <> NEW.property_id OR url <> NEW.url)); END;
CREATE TRIGGER property_photos_weighed_out AFTER DELETE ON property_photos WHEN OLD.bytes > 0 AND NOT EXISTS (SELECT 1 FROM property_photos WHERE account_id = OLD.account_id AND hash = OLD.hash) BEGIN UPDATE portfolios SET photo_bytes = max(0, photo_bytes - OLD.bytes) WHERE account_id = OLD.account_id; END;

-- What of an account lies outside its portfolio's database too, in each where it lies.
CREATE TABLE account_stores (
  account_id TEXT NOT NULL,
  store TEXT NOT NULL CHECK (store IN ('audit', 'partnerships')),
  bytes INTEGER NOT NULL,
  PRIMARY KEY (account_id, store)
) STRICT, WITHOUT ROWID;

ALTER TABLE audit ADD COLUMN weight INTEGER GENERATED ALWAYS AS (256 + octet_length(action) + octet_length(coalesce(subject, '')) + octet_length(fields)) VIRTUAL;
-- By KiB, as most changes stay within theirs.
ALTER TABLE partnerships ADD COLUMN weight INTEGER GENERATED ALWAYS AS ((3072 + octet_length(coalesce(development_title, '')) + octet_length(coalesce(facts, '')) + octet_length(coalesce(message, '')) + octet_length(coalesce(client_card, '')) + octet_length(coalesce(property_card, '')) + octet_length(client_party) + octet_length(property_party)) / 1024 * 1024) VIRTUAL;
-- Who asked for it: nobody fills the store of somebody else.
ALTER TABLE partnerships ADD COLUMN asked_by TEXT GENERATED ALWAYS AS (iif(kind = 'CLIENT_FOR_PROPERTY', property_account_id, client_account_id)) VIRTUAL;

INSERT INTO account_stores SELECT account_id, 'audit', sum(weight) FROM audit WHERE account_id IS NOT NULL GROUP BY account_id;
INSERT INTO account_stores SELECT asked_by, 'partnerships', sum(weight) FROM partnerships GROUP BY asked_by;

-- The operator's own acts are always told: src/errors/full-stores.ts has the words of the refusals.
CREATE TRIGGER audit_weighed_in AFTER INSERT ON audit WHEN NEW.account_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'audit_full') FROM account_stores WHERE account_id = NEW.account_id AND store = 'audit' AND bytes >= iif(NEW.account_id GLOB 'acc-demo*', 64000000, 256000000) AND (NEW.actor GLOB 'psn_*' OR NEW.actor GLOB 'k_*'); INSERT INTO account_stores (account_id, store, bytes) VALUES (NEW.account_id, 'audit', NEW.weight) ON CONFLICT (account_id, store) DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER audit_weighed_out AFTER DELETE ON audit WHEN OLD.account_id IS NOT NULL BEGIN UPDATE account_stores SET bytes = max(0, bytes - OLD.weight) WHERE account_id = OLD.account_id AND store = 'audit'; END;
CREATE TRIGGER partnerships_weighed_in AFTER INSERT ON partnerships BEGIN SELECT RAISE(ABORT, 'partnerships_full') FROM account_stores WHERE account_id = NEW.asked_by AND store = 'partnerships' AND bytes >= iif(NEW.asked_by GLOB 'acc-demo*', 32000000, 128000000); INSERT INTO account_stores (account_id, store, bytes) VALUES (NEW.asked_by, 'partnerships', NEW.weight) ON CONFLICT (account_id, store) DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER partnerships_weighed_again AFTER UPDATE ON partnerships WHEN NEW.weight <> OLD.weight BEGIN UPDATE account_stores SET bytes = max(0, bytes + NEW.weight - OLD.weight) WHERE account_id = NEW.asked_by AND store = 'partnerships'; END;
CREATE TRIGGER partnerships_weighed_out AFTER DELETE ON partnerships BEGIN UPDATE account_stores SET bytes = max(0, bytes - OLD.weight) WHERE account_id = OLD.asked_by AND store = 'partnerships'; END;
