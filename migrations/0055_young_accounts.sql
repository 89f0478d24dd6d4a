-- Accounts by age, for placing a new one: what the youngest of each database are about to bring.
CREATE INDEX accounts_by_age ON accounts (created_at, shard, property_limit) WHERE sandbox_of IS NULL;
