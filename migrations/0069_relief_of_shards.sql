-- To how many bytes a database is to be relieved of its accounts; null if it is not.
ALTER TABLE shards ADD COLUMN relieve_to INTEGER;
