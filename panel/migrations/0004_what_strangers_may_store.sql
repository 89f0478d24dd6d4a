-- What strangers ask for, counted by name, and what they make us keep: both give way to the latest.

-- By the name of a limit: a network, an address with a network, a browser, a person.
CREATE TABLE asks (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX asks_by_name ON asks (name, at);

-- Clients that nobody has consented to, documents read for nobody yet, requests that wait for a sign-in.
CREATE TABLE oauth_strangers (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- The version before may still write these while it is replaced: they go with the next migration.
DELETE FROM code_requests;
DELETE FROM passkey_challenges;
DELETE FROM oauth_uses;
