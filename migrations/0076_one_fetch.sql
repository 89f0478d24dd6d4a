-- A sync that was fetched once: which one has its files, how far a message came in them, and the hash of what was read.

ALTER TABLE feeds ADD COLUMN stored TEXT;
ALTER TABLE feeds ADD COLUMN content_hash TEXT;
ALTER TABLE feed_progress ADD COLUMN worked_to INTEGER;
