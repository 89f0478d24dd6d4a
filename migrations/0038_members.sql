-- Who may enter an account in the dashboard, as what, and what an account writes when it asks for access to the API.

CREATE TABLE members (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  email TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('OWNER', 'MANAGER', 'DEVELOPER', 'BROKER')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, email)
) STRICT;

-- The accounts of who signs in.
CREATE INDEX members_by_email ON members (email);

INSERT INTO members SELECT id, lower(trim(owner_email)), 'OWNER', created_at FROM accounts WHERE sandbox_of IS NULL;

CREATE TABLE access_requests (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  system TEXT NOT NULL,
  purpose TEXT NOT NULL,
  calls_per_day INTEGER NOT NULL,
  scopes TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  answer TEXT,
  answered_at INTEGER
) STRICT;

-- The latest request of an account.
CREATE INDEX access_requests_of_account ON access_requests (account_id, created_at, id);
