-- In the directory: until when the board of an account being loaded is told nothing and not audited.
ALTER TABLE radar_boards ADD COLUMN rests_until INTEGER;
