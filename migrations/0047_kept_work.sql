-- What background work leaves behind for an operator: the messages that queues gave up, and the last runs of each job.

CREATE TABLE dead_letters (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  queue TEXT NOT NULL CHECK (queue IN ('photos', 'batches', 'feeds', 'radar', 'webhooks')),
  kind TEXT,
  account_id TEXT,
  body TEXT NOT NULL CHECK (json_valid(body)),
  at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SENT', 'LET_GO')),
  actor TEXT,
  reason TEXT,
  settled_at INTEGER
) STRICT;

CREATE INDEX dead_letters_by_state ON dead_letters (state);
CREATE INDEX dead_letters_by_age ON dead_letters (at);
CREATE INDEX dead_letters_of_account ON dead_letters (account_id);

-- The latest 10,000, and 200 of one account: none fills the list for the others.
CREATE TRIGGER dead_letters_bounded AFTER INSERT ON dead_letters BEGIN DELETE FROM dead_letters WHERE seq <= NEW.seq - 10000; DELETE FROM dead_letters WHERE account_id = NEW.account_id AND seq <= (SELECT seq FROM dead_letters WHERE account_id = NEW.account_id ORDER BY seq DESC LIMIT 1 OFFSET 200); END;

CREATE TABLE job_runs (
  seq INTEGER PRIMARY KEY,
  job TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  actor TEXT,
  failure TEXT,
  summary TEXT NOT NULL CHECK (json_valid(summary))
) STRICT;

CREATE INDEX job_runs_of_job ON job_runs (job);

CREATE TRIGGER job_runs_bounded AFTER INSERT ON job_runs BEGIN DELETE FROM job_runs WHERE job = NEW.job AND seq <= (SELECT seq FROM job_runs WHERE job = NEW.job ORDER BY seq DESC LIMIT 1 OFFSET 30); END;
