-- When a sandbox began to be emptied, until it is: what is older goes (src/domain/sandbox/reset.ts).

ALTER TABLE accounts ADD COLUMN sandbox_reset_at INTEGER;
