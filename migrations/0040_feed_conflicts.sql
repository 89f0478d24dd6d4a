-- Which fields of which properties the feed would change and the dashboard keeps; feeds.conflicts counts the properties.

CREATE TABLE feed_conflicts (
  seq INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  ref TEXT NOT NULL,
  field TEXT NOT NULL,
  property_id TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  mark TEXT NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1)),
  found_at INTEGER NOT NULL,
  UNIQUE (account_id, ref, field)
) STRICT;

-- The list of an account, newest first; the same of one field, and its count.
CREATE INDEX feed_conflicts_open ON feed_conflicts (account_id) WHERE kept = 0;
CREATE INDEX feed_conflicts_of_field ON feed_conflicts (account_id, field) WHERE kept = 0;
-- The triggers of a property below, and what is kept of one.
CREATE INDEX feed_conflicts_of_property ON feed_conflicts (property_id);

-- Who edited a field last: the audit of one property's edits.
CREATE INDEX audit_of_edits ON audit (subject) WHERE action = 'property.edit';

CREATE TRIGGER feed_conflicts_opened AFTER INSERT ON feed_conflicts WHEN NEW.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts + 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0 AND field <> NEW.field); END;
CREATE TRIGGER feed_conflicts_asked_again AFTER UPDATE OF kept ON feed_conflicts WHEN OLD.kept = 1 AND NEW.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts + 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0 AND field <> NEW.field); END;
CREATE TRIGGER feed_conflicts_kept AFTER UPDATE OF kept ON feed_conflicts WHEN OLD.kept = 0 AND NEW.kept = 1 BEGIN UPDATE feeds SET conflicts = conflicts - 1 WHERE account_id = NEW.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = NEW.account_id AND ref = NEW.ref AND kept = 0); END;
CREATE TRIGGER feed_conflicts_closed AFTER DELETE ON feed_conflicts WHEN OLD.kept = 0 BEGIN UPDATE feeds SET conflicts = conflicts - 1 WHERE account_id = OLD.account_id AND NOT EXISTS (SELECT 1 FROM feed_conflicts WHERE account_id = OLD.account_id AND ref = OLD.ref AND kept = 0); END;

-- A field given back to the API, and a property that leaves the portfolio, wait for no decision.
CREATE TRIGGER feed_conflicts_released AFTER UPDATE OF dashboard_fields ON properties WHEN OLD.dashboard_fields <> NEW.dashboard_fields AND OLD.dashboard_fields <> '[]' BEGIN DELETE FROM feed_conflicts WHERE property_id = NEW.id AND field NOT IN (SELECT value FROM json_each(NEW.dashboard_fields)); END;
CREATE TRIGGER feed_conflicts_trashed AFTER UPDATE OF status ON properties WHEN NEW.status = 'DELETED' AND OLD.dashboard_fields <> '[]' BEGIN DELETE FROM feed_conflicts WHERE property_id = NEW.id AND kept = 0; END;
CREATE TRIGGER feed_conflicts_purged AFTER DELETE ON properties WHEN OLD.dashboard_fields <> '[]' BEGIN DELETE FROM feed_conflicts WHERE property_id = OLD.id; END;
