-- Accounts that have webhooks: where the sweep looks for deliveries that a lost message left due.

CREATE TABLE webhook_accounts (
  account_id TEXT PRIMARY KEY,
  shard TEXT NOT NULL,
  told_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
