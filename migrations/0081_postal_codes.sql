-- The neighborhoods of postal codes, for feeds whose listings name none that is known; `npm run migrate` fills it.

-- By the first four digits of a code; `ranges` has, by city and neighborhood, ranges of the last four.
CREATE TABLE postal_codes (
  prefix TEXT NOT NULL PRIMARY KEY,
  ranges TEXT NOT NULL CHECK (json_valid(ranges))
) STRICT, WITHOUT ROWID;
