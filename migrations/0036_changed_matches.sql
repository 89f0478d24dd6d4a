-- The account's opportunities by their latest change, which GET /matches?updatedSince= lists.

CREATE INDEX matches_changes ON matches (account_id, updated_at, place);
