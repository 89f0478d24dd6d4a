-- In the directory: how far a restore has told the boards, once the account is open again.
ALTER TABLE restores ADD COLUMN boards TEXT CHECK (json_valid(boards));
