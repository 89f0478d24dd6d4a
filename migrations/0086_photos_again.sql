-- A photo whose source is asked again whether it still has this picture.
ALTER TABLE property_photos ADD COLUMN doubted INTEGER NOT NULL DEFAULT 0 CHECK (doubted IN (0, 1));
-- A listing's own date of change, hashed; its photos were asked for since.
ALTER TABLE feed_listings ADD COLUMN dated INTEGER;
