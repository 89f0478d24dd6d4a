import { DAY_MS } from "../../../src/lib/clock.ts";
import type { DeliveryRecord, DeliveryStatus } from "../../../src/ports/webhooks.ts";

/**
 * A delivery that succeeds at once is written twice, when it is opened and when it is recorded, and is in no index.
 * Until it is first taken it has no `next_attempt_at`; its line stores the sequence after which such deliveries
 * begin. `epoch` is its line's epoch when its round began; an open delivery of an earlier epoch was given up with its
 * endpoint.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS deliveries (
    endpoint_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    type TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'RETRYING', 'DELIVERED', 'FAILED', 'SKIPPED')),
    epoch INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    round_attempts INTEGER NOT NULL DEFAULT 0,
    last_status_code INTEGER,
    last_error TEXT,
    last_attempt_at INTEGER,
    next_attempt_at INTEGER,
    delivered_at INTEGER,
    finished_at INTEGER,
    attempt_log TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL,
    PRIMARY KEY (endpoint_id, sequence)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (endpoint_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_troubled ON deliveries (endpoint_id, status, sequence)
    WHERE status IN ('RETRYING', 'FAILED', 'SKIPPED');
  CREATE INDEX IF NOT EXISTS deliveries_ended ON deliveries (endpoint_id, status, finished_at)
    WHERE status IN ('FAILED', 'SKIPPED');
`;

export interface DeliveryRow extends Record<string, SqlStorageValue> {
  endpoint_id: string;
  sequence: number;
  event_id: string;
  type: string;
  status: string;
  epoch: number;
  attempts: number;
  round_attempts: number;
  last_status_code: number | null;
  last_error: string | null;
  last_attempt_at: number | null;
  next_attempt_at: number | null;
  delivered_at: number | null;
  finished_at: number | null;
  attempt_log: string;
  created_at: number;
  /** The time of its event, if asked for. */
  event_at?: number | null;
}

/** @param epoch the current epoch of its endpoint's line */
export const recordOf = (row: DeliveryRow, id: string, epoch: number): DeliveryRecord => {
  const isOpen = row.status === "PENDING" || row.status === "RETRYING";
  const isGivenUp = isOpen && row.epoch < epoch;
  return {
    seq: row.sequence,
    id,
    eventId: row.event_id,
    type: row.type,
    status: isGivenUp ? "SKIPPED" : (row.status as DeliveryStatus),
    attempts: row.attempts,
    lastStatusCode: row.last_status_code,
    lastError: row.last_error,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: isOpen && !isGivenUp ? (row.next_attempt_at ?? row.created_at) : null,
    deliveredAt: row.delivered_at,
    createdAt: row.created_at,
    eventAt: row.event_at ?? null,
    attemptLog: JSON.parse(row.attempt_log),
  };
};

const OF = "endpoint_id = ?1 AND sequence";
const LISTED = "(SELECT value FROM json_each(?2))";
const SKIP =
  "UPDATE deliveries SET status = 'SKIPPED', next_attempt_at = NULL, finished_at = ?3 WHERE endpoint_id = ?1";
const UNTAKEN = "status = 'PENDING' AND next_attempt_at IS NULL";
const WORK = `SELECT d.sequence, d.attempts, d.event_id, d.type, coalesce(d.next_attempt_at, d.created_at) AS due_at,
    e.created_at, e.data, e.caused_by
  FROM deliveries AS d CROSS JOIN entries AS e ON e.sequence = d.sequence WHERE d.endpoint_id = ?1`;
const NEW_ROUND = `UPDATE deliveries SET status = 'PENDING', round_attempts = 0, next_attempt_at = ?3, delivered_at = NULL,
    finished_at = NULL, epoch = ?4
  WHERE endpoint_id = ?1`;

export const STATEMENTS = {
  open: `INSERT OR IGNORE INTO deliveries
    (endpoint_id, sequence, event_id, type, status, finished_at, epoch, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,

  find: `SELECT * FROM deliveries WHERE ${OF} = ?2`,
  newest: `SELECT * FROM deliveries WHERE ${OF} < ?2 ORDER BY sequence DESC LIMIT ?3`,
  newestOfStatus: `SELECT *, (SELECT e.created_at FROM entries AS e WHERE e.sequence = deliveries.sequence) AS event_at
    FROM deliveries WHERE ${OF} < ?2 AND status = ?4 ORDER BY sequence DESC LIMIT ?3`,
  days: `SELECT created_at / ${DAY_MS} AS day,
      iif(status IN ('PENDING', 'RETRYING') AND epoch < ?4, 'SKIPPED', status) AS status, count(*) AS n
    FROM (SELECT created_at, status, epoch FROM deliveries WHERE endpoint_id = ?1 ORDER BY sequence DESC LIMIT ?3)
    WHERE created_at >= ?2 GROUP BY 1, 2 ORDER BY 1`,
  last: "SELECT max(sequence) AS sequence FROM deliveries WHERE endpoint_id = ?",
  furtherOn: `SELECT sequence FROM deliveries WHERE ${OF} > ?2 ORDER BY sequence LIMIT 1 OFFSET ?3`,

  untaken: `${WORK} AND d.sequence > ?2 AND d.${UNTAKEN} ORDER BY d.sequence LIMIT ?3`,
  retries: `${WORK} AND d.next_attempt_at <= ?3 AND d.sequence NOT IN ${LISTED}
    ORDER BY d.next_attempt_at, d.sequence LIMIT ?4`,
  listed: `${WORK} AND d.sequence IN ${LISTED} AND d.status IN ('PENDING', 'RETRYING')`,
  nextRetry:
    "SELECT min(next_attempt_at) AS at FROM deliveries WHERE endpoint_id = ? AND next_attempt_at > ?",

  states: `SELECT sequence, attempts, status, finished_at FROM deliveries WHERE ${OF} IN ${LISTED}`,
  requeue: `UPDATE deliveries SET next_attempt_at = ?3
    WHERE ${OF} IN ${LISTED} AND status IN ('PENDING', 'RETRYING')`,
  record: `UPDATE deliveries SET status = ?3, attempts = attempts + 1, round_attempts = round_attempts + 1,
      last_status_code = ?4, last_error = ?5, last_attempt_at = ?6, next_attempt_at = ?7, delivered_at = ?8,
      finished_at = ?9, attempt_log = ?10
    WHERE ${OF} = ?2`,

  reopen: `${NEW_ROUND} AND sequence = ?2`,
  reopenEnded: `${NEW_ROUND} AND sequence IN (SELECT sequence FROM deliveries
      WHERE endpoint_id = ?1 AND status = ?2 AND finished_at BETWEEN ?5 AND ?6 LIMIT ?7)`,
  skip: `${SKIP} AND sequence IN ${LISTED} AND status IN ('PENDING', 'RETRYING')`,
  skipUntaken: `${SKIP} AND sequence > ?2 AND sequence <= ?4 AND ${UNTAKEN}`,
  skipRetries: `${SKIP} AND sequence IN (SELECT sequence FROM deliveries
      WHERE endpoint_id = ?1 AND next_attempt_at IS NOT NULL AND epoch < ?2 LIMIT ?4)`,
  fail: `UPDATE deliveries SET status = 'FAILED', next_attempt_at = NULL, finished_at = ?3
    WHERE ${OF} = ?2 AND status = 'RETRYING'`,
  remove: `DELETE FROM deliveries WHERE endpoint_id = ?1 AND sequence IN
    (SELECT sequence FROM deliveries WHERE ${OF} <= ?2 ORDER BY sequence LIMIT ?3)`,

  countFailed: `SELECT count(*) AS n FROM deliveries WHERE endpoint_id = ? AND status = 'FAILED' AND finished_at > ?`,
  countDelivered: `SELECT count(*) AS n FROM deliveries
    WHERE endpoint_id = ? AND status = 'DELIVERED' AND finished_at > ? AND finished_at < ?`,
} as const;
