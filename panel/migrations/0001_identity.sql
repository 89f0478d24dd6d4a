-- Who signs in, their sessions and codes, and the records of access.

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  email_verified INTEGER NOT NULL,
  image TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  ip_address TEXT,
  user_agent TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_of_person ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- The library wants it; nobody signs in by another provider.
CREATE TABLE identities (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  access_token TEXT,
  refresh_token TEXT,
  id_token TEXT,
  access_token_expires_at INTEGER,
  refresh_token_expires_at INTEGER,
  scope TEXT,
  password TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX identities_of_person ON identities (user_id);

CREATE TABLE verifications (
  id TEXT PRIMARY KEY,
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX verifications_by_identifier ON verifications (identifier);
CREATE INDEX verifications_by_end ON verifications (expires_at);

-- Codes asked for, whose number is limited by address, by network and in all.
CREATE TABLE code_requests (
  at INTEGER NOT NULL,
  address TEXT NOT NULL,
  network TEXT NOT NULL
) STRICT;

CREATE INDEX code_requests_by_address ON code_requests (address, at);
CREATE INDEX code_requests_by_network ON code_requests (network, at);
CREATE INDEX code_requests_by_time ON code_requests (at);

CREATE TABLE access_records (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('SIGNED_IN', 'PROVED_AGAIN', 'SIGNED_OUT')),
  address TEXT,
  browser TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX access_records_of_person ON access_records (person_id, at);
CREATE INDEX access_records_by_time ON access_records (at);

-- Filled on a developer's machine alone, in place of sending.
CREATE TABLE local_mails (
  at INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
