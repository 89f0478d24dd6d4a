-- What lies in each database, counted when it is measured: the console reads it without counting anew.

ALTER TABLE shard_sizes ADD COLUMN accounts INTEGER;
ALTER TABLE shard_sizes ADD COLUMN properties INTEGER;
