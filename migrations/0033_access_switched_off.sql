-- Access that the operator has switched off for no other reason: the word is the code with which calls are refused.

CREATE TABLE grants_new (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id),
  status TEXT NOT NULL CHECK (status IN (
    'ACTIVE', 'access_not_active', 'ACCOUNT_INACTIVE', 'NOT_REQUESTED', 'PENDING', 'INFO_REQUESTED', 'DENIED',
    'SUSPENDED', 'REVOKED', 'PLAN_NOT_ELIGIBLE', 'SUBSCRIPTION_INACTIVE', 'PILOT_EXPIRED')),
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

INSERT INTO grants_new SELECT * FROM grants;
DROP TABLE grants;
ALTER TABLE grants_new RENAME TO grants;

CREATE TRIGGER grant_made AFTER INSERT ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER grant_changed AFTER UPDATE ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER grant_removed AFTER DELETE ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (OLD.account_id); END;
