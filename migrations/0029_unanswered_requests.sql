-- Which requests for a partnership have waited for 30 days.

-- Asked by partnership-sweep: requests leave it with their answer.
CREATE INDEX partnerships_pending ON partnerships (created_at) WHERE status = 'PENDING';
