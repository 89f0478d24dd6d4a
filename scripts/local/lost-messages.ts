const DAY_MS = 86_400_000;

/**
 * Local queues and consumers live in the service's process, so their messages are lost when it ends. The sweeps would
 * wait for a message's longest delay before they count it as lost, but here that is certain: work under way is dated
 * back a day, and the next sweep sends its message again.
 */
export const MESSAGES_LOST = [
  `UPDATE properties SET photo_queued_at = photo_queued_at - ${DAY_MS} WHERE photo_state IN ('QUEUED', 'NOT_QUEUED')`,
  "UPDATE photo_discards SET leased_until = 0",
  `UPDATE batches SET turn_at = turn_at - ${DAY_MS} WHERE status <> 'DONE'`,
  "UPDATE batch_lanes SET held_until = 0",
  `UPDATE feeds SET queued_at = queued_at - ${DAY_MS}, leased_until = 0 WHERE sync_id IS NOT NULL`,
  // No row stores the notices to Radar's boards: the boards compare themselves with the data.
  "UPDATE radar_boards SET asked_at = 0",
];
