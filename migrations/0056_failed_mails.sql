-- Notices that were given up: the console lists them and sends them again, and those of a platform's notice are counted anew.

CREATE INDEX mails_failed ON mails (status) WHERE status = 'FAILED';
-- The console finds a key by the hint that its owner reads out.
CREATE INDEX api_keys_by_hint ON api_keys (hint);
DROP TRIGGER mails_of_notice;
CREATE TRIGGER mails_of_notice AFTER UPDATE OF status ON mails WHEN NEW.kind = 'OWNER_NOTICE' AND NEW.status <> OLD.status BEGIN UPDATE owner_notices SET mailed = mailed + (NEW.status = 'SENT'), failed = failed + (NEW.status = 'FAILED') - (OLD.status = 'FAILED') WHERE id = substr(NEW.id, 1, 20); END;
