-- A feed that is held goes on once its owner says that its codes name the same properties.

ALTER TABLE feeds ADD COLUMN trusted INTEGER NOT NULL DEFAULT 0 CHECK (trusted IN (0, 1));

-- The conflict of a code that names another property is about no field, and waits for its own decision.
DROP TRIGGER feed_conflicts_released;
CREATE TRIGGER feed_conflicts_released AFTER UPDATE OF dashboard_fields ON properties WHEN OLD.dashboard_fields <> NEW.dashboard_fields AND OLD.dashboard_fields <> '[]' BEGIN DELETE FROM feed_conflicts WHERE property_id = NEW.id AND field <> 'identity' AND field NOT IN (SELECT value FROM json_each(NEW.dashboard_fields)); END;
