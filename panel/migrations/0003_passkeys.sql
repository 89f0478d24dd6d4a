-- Passkeys, and records of everything that concerns the security of a person's sign-in.

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  name TEXT,
  public_key TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE,
  counter INTEGER NOT NULL,
  device_type TEXT NOT NULL,
  backed_up INTEGER NOT NULL,
  transports TEXT,
  aaguid TEXT,
  created_at INTEGER
) STRICT;

CREATE INDEX passkeys_of_person ON passkeys (user_id);

-- Challenges asked for, whose number is limited by network and in all.
CREATE TABLE passkey_challenges (
  at INTEGER NOT NULL,
  network TEXT NOT NULL
) STRICT;

CREATE INDEX passkey_challenges_by_network ON passkey_challenges (network, at);
CREATE INDEX passkey_challenges_by_time ON passkey_challenges (at);

CREATE TABLE wider_access_records (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN (
    'SIGNED_IN', 'PROVED_AGAIN', 'SIGNED_OUT', 'CODE_REFUSED', 'PASSKEY_REFUSED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED',
    'DEVICE_ENDED'
  )),
  address TEXT,
  browser TEXT,
  at INTEGER NOT NULL
) STRICT;

INSERT INTO wider_access_records SELECT id, person_id, kind, address, browser, at FROM access_records;
DROP TABLE access_records;
ALTER TABLE wider_access_records RENAME TO access_records;

CREATE INDEX access_records_of_person ON access_records (person_id, at);
CREATE INDEX access_records_by_time ON access_records (at);
