-- Connections: keys that a person's consent gives to an assistant, and the person behind a member once they give one.

ALTER TABLE api_keys ADD COLUMN kind TEXT NOT NULL DEFAULT 'KEY' CHECK (kind IN ('KEY', 'CONNECTION'));
ALTER TABLE api_keys ADD COLUMN client_id TEXT;
ALTER TABLE api_keys ADD COLUMN client_host TEXT;
ALTER TABLE api_keys ADD COLUMN person_id TEXT;
ALTER TABLE members ADD COLUMN person_id TEXT;
