-- What operators work on: requests for access and what was decided on them, and who has taken which piece of work.

ALTER TABLE access_requests ADD COLUMN question TEXT;
ALTER TABLE access_requests ADD COLUMN decision TEXT CHECK (decision IN ('APPROVED', 'DENIED'));
ALTER TABLE access_requests ADD COLUMN message TEXT;
ALTER TABLE access_requests ADD COLUMN decided_at INTEGER;

-- Accounts in one state of access, the longest waiting first.
CREATE INDEX grants_by_status ON grants (status, updated_at, account_id);

-- Accounts by the beginning of their name.
CREATE INDEX accounts_by_name ON accounts (name COLLATE NOCASE);

CREATE TABLE assignments (
  kind TEXT NOT NULL CHECK (kind IN ('ACCESS', 'REVIEW', 'NEIGHBORHOOD', 'DEAD_LETTER')),
  subject TEXT NOT NULL,
  actor TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT;

-- Those that have ended.
CREATE INDEX assignments_by_end ON assignments (until);
