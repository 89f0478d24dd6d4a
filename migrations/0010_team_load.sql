-- How many active clients each member has, so that the distribution rule reads a few rows at any size.

ALTER TABLE team_members ADD COLUMN active_clients INTEGER NOT NULL DEFAULT 0 CHECK (active_clients >= 0);

CREATE INDEX team_members_of_account ON team_members (account_id);
CREATE INDEX team_members_load ON team_members (account_id, active_clients, created_at) WHERE active = 1;
