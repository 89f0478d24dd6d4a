-- What is due, waiting or unmarked is found account by account: a look seeks each account's first and passes no other's.
--
-- The names stay, because the running code names them; it reads the new indexes whole until it is replaced.

DROP INDEX leads_trash;
CREATE INDEX leads_trash ON leads (account_id, deleted_at) WHERE state = 'DELETED';

DROP INDEX properties_trash;
CREATE INDEX properties_trash ON properties (account_id, deleted_at) WHERE status = 'DELETED';
DROP INDEX properties_to_confirm;
CREATE INDEX properties_to_confirm ON properties (account_id, confirmed_at)
  WHERE status = 'ACTIVE' AND notice_at IS NULL;
DROP INDEX properties_noticed;
CREATE INDEX properties_noticed ON properties (account_id, notice_at)
  WHERE status = 'ACTIVE' AND notice_at IS NOT NULL;
-- One in the trash waits for no photos.
DROP INDEX properties_photos_waiting;
CREATE INDEX properties_photos_waiting ON properties (account_id, photo_queued_at)
  WHERE photo_state IN ('QUEUED', 'NOT_QUEUED') AND status <> 'DELETED';
-- The status keeps an account's trash out of the reads of what waits.
DROP INDEX properties_unplaced;
CREATE INDEX properties_unplaced ON properties (city_id, neighborhood, account_id, status)
  WHERE neighborhood_slug IS NULL AND neighborhood IS NOT NULL AND city_id IS NOT NULL;

DROP INDEX partnerships_pending;
CREATE INDEX partnerships_pending ON partnerships (client_account_id, created_at) WHERE status = 'PENDING';
-- The sweep reads the sides of either account, each from where the account's last turn ended.
DROP INDEX partnerships_unmarked;
CREATE INDEX partnerships_unmarked ON partnerships (client_account_id, id) WHERE marked = 0;
CREATE INDEX partnerships_unmarked_property ON partnerships (property_account_id, id) WHERE marked = 0;
CREATE INDEX partnership_sides_open ON partnership_sides (account_id, partnership_id)
  WHERE status IN ('PENDING', 'ACCEPTED', 'LEAD_REGISTERED', 'CONTACTED', 'NEGOTIATING', 'PROPOSAL');
