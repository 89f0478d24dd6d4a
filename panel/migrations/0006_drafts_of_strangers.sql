-- Forms of browsers in which nobody has signed in: they give way among themselves, and push out nobody else's.
CREATE TABLE stranger_drafts (
  id TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX stranger_drafts_by_end ON stranger_drafts (expires_at);
