-- What retention erases and deletes of partnerships, of Captação and of its ledger.

ALTER TABLE partnerships ADD COLUMN erased_at INTEGER;
ALTER TABLE captacao_offers ADD COLUMN erased_at INTEGER;

-- Ended partnerships whose contacts are to be erased, and those that are to go after it.
CREATE INDEX partnerships_to_erase ON partnerships (last_progress_at)
  WHERE status IN ('DECLINED', 'CANCELLED', 'WON', 'LOST') AND erased_at IS NULL;
CREATE INDEX partnerships_erased ON partnerships (last_progress_at) WHERE erased_at IS NOT NULL;
-- Offers that ended without an acceptance, owners whose contact is erased, and accepted ones whose contact is to be.
CREATE INDEX captacao_offers_ended ON captacao_offers (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX captacao_owners_erased ON captacao_owners (erased_at) WHERE erased_at IS NOT NULL AND accepted_by IS NULL;
CREATE INDEX captacao_offers_to_erase ON captacao_offers (accepted_at) WHERE accepted_at IS NOT NULL AND erased_at IS NULL;
-- Rows of the ledger that five years have passed over.
CREATE INDEX captacao_ledger_by_age ON captacao_ledger (at);
