const DAY_MS = 86_400_000;

/** No account has such an id. */
const LIFTED_PREFIX = "~";

/**
 * Local queues and consumers live in the service's process, so their messages are lost when it ends. The sweeps would
 * wait for a message's longest delay before they count it as lost, but here that is certain: work under way is dated
 * back a day, and the next sweep sends its message again.
 * This runs as one transaction, which the fence of an account that moves or is restored would refuse. Nothing else runs
 * here, so fences are lifted meanwhile. Both databases of a move change alike. While an account is only being copied,
 * its fence notes the changes, and stays.
 */
export const MESSAGES_LOST = [
  `UPDATE moving SET account_id = '${LIFTED_PREFIX}' || account_id WHERE state <> 'COPYING'`,
  `UPDATE properties SET photo_queued_at = photo_queued_at - ${DAY_MS} WHERE photo_state IN ('QUEUED', 'NOT_QUEUED')`,
  "UPDATE photo_discards SET leased_until = 0",
  `UPDATE batches SET turn_at = turn_at - ${DAY_MS} WHERE status <> 'DONE'`,
  "UPDATE batch_lanes SET held_until = 0",
  `UPDATE feeds SET queued_at = queued_at - ${DAY_MS}, leased_until = 0 WHERE sync_id IS NOT NULL`,
  `UPDATE moving SET account_id = substr(account_id, ${LIFTED_PREFIX.length + 1}) WHERE account_id GLOB '${LIFTED_PREFIX}*'`,
  // A turn that died with the process still has its lease, which would delay the next turn.
  "UPDATE exports SET due_at = 0 WHERE state = 'RUNNING'",
  "UPDATE restores SET due_at = 0 WHERE state IN ('WAITING', 'RUNNING')",
  "UPDATE photo_checks SET due_at = 0 WHERE state = 'RUNNING'",
  // Messages to Radar's boards are not stored: the boards are to compare themselves with the data.
  "UPDATE radar_boards SET asked_at = 0",
];
