-- Tells by three short lists whether an unchanged feed could still change a property (isAnythingOpen, known-listings.ts).
CREATE INDEX feed_listings_conflicted ON feed_listings (account_id) WHERE conflicted = 1;
CREATE INDEX feed_listings_unpriced ON feed_listings (account_id) WHERE unpriced = 1;
CREATE INDEX properties_to_look_at ON properties (account_id)
WHERE dashboard_fields <> '[]' OR inactive_reason IN ('CONFIRMATION_EXPIRED', 'FEED_REMOVED')
  OR photo_state IN ('NOT_QUEUED', 'PARTIAL', 'FAILED');
