-- Forms that wait for a sign-in or a proof. What was typed is sealed; the key is in a cookie of the browser alone.
CREATE TABLE drafts (
  id TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX drafts_by_end ON drafts (expires_at);
