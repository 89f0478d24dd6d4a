-- Changes of what gates know of their accounts, each noted by the statement that makes it and kept until the gate has heard.

CREATE TABLE gate_notices (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL
) STRICT;

CREATE TRIGGER account_changed AFTER UPDATE ON accounts BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.id); END;

CREATE TRIGGER account_removed AFTER DELETE ON accounts BEGIN INSERT INTO gate_notices (account_id) VALUES (OLD.id); END;

CREATE TRIGGER grant_made AFTER INSERT ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER grant_changed AFTER UPDATE ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER grant_removed AFTER DELETE ON grants BEGIN INSERT INTO gate_notices (account_id) VALUES (OLD.account_id); END;

CREATE TRIGGER key_made AFTER INSERT ON api_keys BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER key_changed AFTER UPDATE ON api_keys BEGIN INSERT INTO gate_notices (account_id) VALUES (NEW.account_id); END;

CREATE TRIGGER key_removed AFTER DELETE ON api_keys BEGIN INSERT INTO gate_notices (account_id) VALUES (OLD.account_id); END;
