-- Properties of sandboxes that wait for a review, the oldest first: src/domain/sandbox/review.ts finds them.

-- A live account's property is in it at no time, and costs no row.
CREATE INDEX properties_sandbox_reviews ON properties (account_id, updated_at)
  WHERE curation_status = 'PENDING' AND deleted_at IS NULL AND account_id GLOB 'acc-demo*';
