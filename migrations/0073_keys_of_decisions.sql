-- The last decision whose keys a database has: decisions of before get theirs as if they were new.

ALTER TABLE neighborhoods_learned ADD COLUMN keyed INTEGER NOT NULL DEFAULT 0;
