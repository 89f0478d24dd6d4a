-- Where the developers of the catalogue of launches lie.

-- development-shards.ts and choose-shard.ts find their databases in it.
CREATE INDEX accounts_listed_developers ON accounts (shard)
  WHERE type = 'DEVELOPER' AND status = 'ACTIVE' AND sandbox_of IS NULL;
