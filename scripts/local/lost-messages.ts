const DAY_MS = 86_400_000;

/**
 * Local queues and consumers live in the service's process: whatever it held when it ended, however it ended, is gone.
 * The sweeps would wait for a message's longest delay before they take it for lost, which here is certain at once: what
 * is under way looks as if its message had been gone for a day, and the next sweep sends another.
 */
export const MESSAGES_LOST = [
  `UPDATE properties SET photo_queued_at = photo_queued_at - ${DAY_MS} WHERE photo_state IN ('QUEUED', 'NOT_QUEUED')`,
  "UPDATE photo_discards SET leased_until = 0",
  `UPDATE batches SET turn_at = turn_at - ${DAY_MS} WHERE status <> 'DONE'`,
  "UPDATE batch_lanes SET held_until = 0",
  `UPDATE feeds SET queued_at = queued_at - ${DAY_MS}, leased_until = 0 WHERE sync_id IS NOT NULL`,
  // Of what Radar's boards were to be told no row says anything: they compare themselves with the truth.
  "UPDATE radar_boards SET asked_at = 0",
];
