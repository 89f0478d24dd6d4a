-- What an account hides of its properties from partners, and of its clients from keys.

ALTER TABLE accounts ADD COLUMN hidden_fields TEXT CHECK (json_valid(hidden_fields));
