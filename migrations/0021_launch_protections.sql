-- In the directory: whom a registration protects with a developer, by keyed hashes of phones and e-mails, until when.

-- A person is protected for one account at a time. Of an account's registrations for several developments each has rows of
-- its own, and its own end.
CREATE TABLE launch_protections (
  developer_account_id TEXT NOT NULL,
  identity TEXT NOT NULL,
  partnership_id TEXT NOT NULL,
  account_id TEXT NOT NULL CHECK (account_id <> developer_account_id),
  taken_at INTEGER NOT NULL,
  until INTEGER NOT NULL CHECK (until > taken_at),
  PRIMARY KEY (developer_account_id, identity, partnership_id)
) STRICT, WITHOUT ROWID;

-- What ends with a partnership; and what has lapsed.
CREATE INDEX launch_protections_of_partnership ON launch_protections (partnership_id);
CREATE INDEX launch_protections_lapsed ON launch_protections (until);

-- Of two accounts at once one wins: the other's commit is stale, and decided again.
CREATE TRIGGER launch_protections_held BEFORE INSERT ON launch_protections WHEN EXISTS (SELECT 1 FROM launch_protections WHERE developer_account_id = NEW.developer_account_id AND identity = NEW.identity AND account_id <> NEW.account_id AND until > NEW.taken_at) BEGIN SELECT RAISE(ABORT, 'stale'); END;
