-- Indexes of the console's lists, in their whole order: offers of an owner and of all accounts, partnerships at a stage.

-- accept.ts finds those that are open by it, offersOfOwner all of them.
DROP INDEX captacao_offers_of_owner;
CREATE INDEX captacao_offers_of_owner ON captacao_offers (owner_id, status);
-- Of offers that end at one time, offersOfAll reads a page alone.
DROP INDEX captacao_offers_due;
CREATE INDEX captacao_offers_due ON captacao_offers (deadline, account_id, owner_id) WHERE status = 'OFFERED';
DROP INDEX captacao_offers_to_erase;
CREATE INDEX captacao_offers_to_erase ON captacao_offers (accepted_at, account_id, owner_id)
  WHERE accepted_at IS NOT NULL AND erased_at IS NULL;
-- The console's list of partnerships at one stage, the newest first.
CREATE INDEX partnerships_by_status ON partnerships (status);
