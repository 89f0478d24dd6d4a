-- A check of photos first notes what is lost, so that each gallery is opened again once, with all that it has lost.
ALTER TABLE property_photos ADD COLUMN lost_by TEXT;
-- The check finds such galleries by it; other rows have no entry.
CREATE INDEX property_photos_lost ON property_photos (account_id, lost_by, property_id) WHERE lost_by IS NOT NULL;
ALTER TABLE photo_checks ADD COLUMN compared_at INTEGER;
