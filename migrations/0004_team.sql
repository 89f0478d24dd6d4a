-- The people of an account.

CREATE TABLE team_members (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('OWNER', 'MANAGER', 'BROKER')),
  creci TEXT,
  creci_verified INTEGER NOT NULL DEFAULT 0 CHECK (creci_verified IN (0, 1)),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX team_members_email ON team_members (account_id, email);
