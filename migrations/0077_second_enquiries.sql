-- A client knows which flags nobody has set, and an item of a batch tells what its write left as it was.
ALTER TABLE leads ADD COLUMN unset_flags TEXT;
ALTER TABLE batch_items ADD COLUMN result TEXT;
