-- The list of an account's batches, newest first, without reading those of others.

CREATE INDEX batches_of_account ON batches (account_id);
