-- Accounts, the operator's grant to each, their keys (hash only), the audit trail and the notices sent to owners.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  shard TEXT NOT NULL DEFAULT 'DB',
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('AGENCY', 'DEVELOPER')),
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE')),
  plan TEXT NOT NULL,
  subscription TEXT NOT NULL CHECK (subscription IN ('ACTIVE', 'TRIAL', 'OVERDUE')),
  property_limit INTEGER NOT NULL CHECK (property_limit >= 0),
  owner_name TEXT NOT NULL,
  owner_email TEXT NOT NULL,
  organization TEXT,
  creci TEXT,
  creci_verified INTEGER NOT NULL DEFAULT 0 CHECK (creci_verified IN (0, 1)),
  phone TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE grants (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id),
  status TEXT NOT NULL CHECK (status IN (
    'ACTIVE', 'ACCOUNT_INACTIVE', 'NOT_REQUESTED', 'PENDING', 'INFO_REQUESTED', 'DENIED', 'SUSPENDED', 'REVOKED',
    'PLAN_NOT_ELIGIBLE', 'SUBSCRIPTION_INACTIVE', 'PILOT_EXPIRED')),
  tier TEXT NOT NULL CHECK (tier IN ('PILOT', 'STANDARD', 'SCALE')),
  scopes TEXT NOT NULL CHECK (json_valid(scopes)),
  pilot_until INTEGER,
  rate_per_second INTEGER NOT NULL CHECK (rate_per_second > 0),
  burst INTEGER NOT NULL CHECK (burst > 0),
  monthly_quota INTEGER NOT NULL CHECK (monthly_quota >= 0),
  max_keys INTEGER NOT NULL CHECK (max_keys >= 0),
  max_webhooks INTEGER NOT NULL CHECK (max_webhooks >= 0),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  hash TEXT NOT NULL,
  hint TEXT NOT NULL,
  scopes TEXT NOT NULL CHECK (json_valid(scopes)),
  allowed_ips TEXT NOT NULL CHECK (json_valid(allowed_ips)),
  expires_at INTEGER,
  revoked_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX api_keys_of_account ON api_keys (account_id, created_at);

CREATE TABLE audit (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX audit_of_account ON audit (account_id);

CREATE TABLE mails (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('QUEUED', 'SENT', 'FAILED')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT;

CREATE INDEX mails_of_account ON mails (account_id);
CREATE INDEX mails_due ON mails (seq) WHERE status = 'QUEUED';
