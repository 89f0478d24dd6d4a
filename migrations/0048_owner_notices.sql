-- A notice of the platform to every account owner: drafted, sent once, and how far its mails have come.

CREATE TABLE owner_notices (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  text_pt TEXT NOT NULL,
  text_en TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  sent_by TEXT,
  sent_at INTEGER CHECK ((sent_at IS NULL) = (sent_by IS NULL)),
  position TEXT NOT NULL DEFAULT '',
  queued_at INTEGER CHECK (queued_at IS NULL OR sent_at IS NOT NULL),
  owners INTEGER NOT NULL DEFAULT 0,
  mailed INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The notices whose mails are being queued.
CREATE INDEX owner_notices_to_queue ON owner_notices (sent_at) WHERE sent_at IS NOT NULL AND queued_at IS NULL;

-- An owner of several accounts gets one mail; and how many owners there are.
CREATE INDEX accounts_of_owner ON accounts (lower(owner_email)) WHERE status = 'ACTIVE' AND sandbox_of IS NULL;

-- What becomes of a notice's mails is counted with it: a mail's id begins with the notice's, which has 20 characters.
CREATE TRIGGER mails_of_notice AFTER UPDATE OF status ON mails WHEN NEW.kind = 'OWNER_NOTICE' AND NEW.status <> OLD.status BEGIN UPDATE owner_notices SET mailed = mailed + (NEW.status = 'SENT'), failed = failed + (NEW.status = 'FAILED') WHERE id = substr(NEW.id, 1, 20); END;
