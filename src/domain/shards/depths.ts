import { type Database, type Meter, run, sql } from "../../db/statement.ts";

/** Enough to know that something is stuck. */
const MAX_COUNTED = 1_000;

export interface ShardDepth {
  /** Committed events and jobs that nobody has taken yet: at most 1,000. */
  readonly outbox: number;
  /** When the oldest counted one was committed. */
  readonly outboxOldestAt: number | null;
  /** Gates that have not been notified of a change yet, in the directory alone: at most 1,000. */
  readonly gateNotices: number;
  /** When the oldest counted one was made. */
  readonly gateNoticesOldestAt: number | null;
  /** The last migration applied. */
  readonly migration: string;
}

const depth = sql(
  `SELECT outgoing.*, waiting.*, (SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1) AS migration
   FROM (SELECT count(*) AS outbox, min(created_at) AS outboxOldestAt
      FROM (SELECT created_at FROM outbox LIMIT ${MAX_COUNTED})) AS outgoing,
     (SELECT count(*) AS gateNotices, min(made_at) AS gateNoticesOldestAt
      FROM (SELECT made_at FROM gate_notices LIMIT ${MAX_COUNTED})) AS waiting`,
);

/** Counts what still waits to leave a database. */
export const depthOf = async (db: Database, meter: Meter): Promise<ShardDepth> => {
  const [rows] = await run(db, [depth], meter);
  return rows![0] as unknown as ShardDepth;
};
