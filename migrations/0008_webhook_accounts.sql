-- Accounts that have webhooks: where the sweep looks for deliveries that a lost message left due.

CREATE TABLE webhook_accounts (
  account_id TEXT PRIMARY KEY,
  shard TEXT NOT NULL,
  told_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_accounts_next ON webhook_accounts (asked_at, account_id);
