/**
 * The tables of an account in its shard, with the columns that identify its rows in any database; row numbers do not.
 * A move copies the tables in this order, because triggers count: conflicts into the feed's row, stored objects into
 * the portfolio's.
 *
 * Other tables of the shard stay: `outbox` is drained and `mails` are sent from the database where they are, and
 * `audit` records what was done to that database.
 */
export const MOVED_TABLES = {
  team_members: ["id"],
  portfolio_history: ["at"],
  properties: ["id"],
  property_photos: ["property_id", "url"],
  photo_discards: ["hash"],
  photo_pace: ["host"],
  leads: ["id"],
  lead_identities: ["kind", "value"],
  interactions: ["id"],
  matches: ["lead_id", "property_id", "side"],
  radar_windows: ["since", "lead_id"],
  feed_listings: ["ref"],
  feed_progress: ["sync_id", "part"],
  feed_conflicts: ["ref", "field"],
  feed_reports: ["sync_id"],
  batches: ["id"],
  batch_items: ["batch_id", "position"],
  batch_lanes: [],
  receipts: ["idempotency_key"],
  feeds: [],
  portfolios: [],
} as const satisfies Record<string, readonly string[]>;

export type MovedTable = keyof typeof MOVED_TABLES;
