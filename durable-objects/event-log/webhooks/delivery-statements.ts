import type { DeliveryRecord, DeliveryStatus } from "../../../src/ports/webhooks.ts";

export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payloads (
    event_id TEXT PRIMARY KEY, body TEXT NOT NULL, created_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS payloads_by_age ON payloads (created_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    endpoint_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    type TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'RETRYING', 'DELIVERED', 'FAILED', 'SKIPPED')),
    attempts INTEGER NOT NULL DEFAULT 0,
    round_attempts INTEGER NOT NULL DEFAULT 0,
    last_status_code INTEGER,
    last_error TEXT,
    last_attempt_at INTEGER,
    next_attempt_at INTEGER,
    delivered_at INTEGER,
    finished_at INTEGER,
    worker TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    attempt_log TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL,
    UNIQUE (endpoint_id, event_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_newest ON deliveries (endpoint_id, seq);
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (endpoint_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_leased ON deliveries (endpoint_id, leased_until) WHERE worker IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_status ON deliveries (endpoint_id, status);
  CREATE INDEX IF NOT EXISTS deliveries_finished ON deliveries (endpoint_id, finished_at) WHERE finished_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_failed ON deliveries (endpoint_id, finished_at) WHERE status = 'FAILED';
`;

export interface DeliveryRow extends Record<string, SqlStorageValue> {
  seq: number;
  id: string;
  endpoint_id: string;
  event_id: string;
  type: string;
  status: string;
  attempts: number;
  round_attempts: number;
  last_status_code: number | null;
  last_error: string | null;
  last_attempt_at: number | null;
  next_attempt_at: number | null;
  delivered_at: number | null;
  worker: string | null;
  leased_until: number;
  attempt_log: string;
  created_at: number;
}

export const recordOf = (row: DeliveryRow): DeliveryRecord => ({
  seq: row.seq,
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  status: row.status as DeliveryStatus,
  attempts: row.attempts,
  lastStatusCode: row.last_status_code,
  lastError: row.last_error,
  lastAttemptAt: row.last_attempt_at,
  nextAttemptAt: row.next_attempt_at,
  deliveredAt: row.delivered_at,
  createdAt: row.created_at,
  attemptLog: JSON.parse(row.attempt_log),
});

const DUE = "endpoint_id = ?1 AND next_attempt_at <= ?2 AND leased_until <= ?2";
const NEW_ROUND =
  "status = 'PENDING', round_attempts = 0, next_attempt_at = ?2, delivered_at = NULL, finished_at = NULL";

export const STATEMENTS = {
  keepBody: "INSERT OR IGNORE INTO payloads (event_id, body, created_at) VALUES (?, ?, ?)",
  open: `INSERT OR IGNORE INTO deliveries
    (id, endpoint_id, event_id, type, status, next_attempt_at, finished_at, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,

  find: "SELECT * FROM deliveries WHERE endpoint_id = ? AND id = ?",
  newest: "SELECT * FROM deliveries WHERE endpoint_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?",
  newestOfStatus:
    "SELECT * FROM deliveries WHERE endpoint_id = ? AND seq < ? AND status = ? ORDER BY seq DESC LIMIT ?",

  isDue: `SELECT 1 FROM deliveries WHERE ${DUE} LIMIT 1`,
  nextDue: `SELECT min(at) AS at FROM (
    SELECT min(next_attempt_at) AS at FROM deliveries WHERE endpoint_id = ?1 AND next_attempt_at > ?2
    UNION ALL
    SELECT min(leased_until) FROM deliveries WHERE endpoint_id = ?1 AND worker IS NOT NULL AND leased_until > ?2)`,

  due: `SELECT id, type, (SELECT body FROM payloads WHERE event_id = deliveries.event_id) AS body
    FROM deliveries WHERE ${DUE} ORDER BY next_attempt_at, seq LIMIT ?3`,
  lease: `UPDATE deliveries SET worker = ?3, leased_until = ?4 WHERE seq IN (
      SELECT seq FROM deliveries WHERE ${DUE} ORDER BY next_attempt_at, seq LIMIT ?5)
    RETURNING id, event_id, (SELECT body FROM payloads WHERE event_id = deliveries.event_id) AS body`,
  findLeased: "SELECT * FROM deliveries WHERE id = ? AND worker = ?",
  record: `UPDATE deliveries SET status = ?, attempts = attempts + 1, round_attempts = round_attempts + 1,
      last_status_code = ?, last_error = ?, last_attempt_at = ?, next_attempt_at = ?, delivered_at = ?, finished_at = ?,
      worker = NULL, leased_until = 0, attempt_log = ? WHERE id = ?`,

  reopen: `UPDATE deliveries SET ${NEW_ROUND} WHERE id = ?1`,
  reopenSince: `UPDATE deliveries SET ${NEW_ROUND}
    WHERE endpoint_id = ?1 AND status IN ('FAILED', 'SKIPPED') AND finished_at >= ?3`,
  skipOpen: `UPDATE deliveries SET status = 'SKIPPED', next_attempt_at = NULL, finished_at = ?2
    WHERE endpoint_id = ?1 AND next_attempt_at IS NOT NULL`,
  skip: `UPDATE deliveries SET status = 'SKIPPED', next_attempt_at = NULL, finished_at = ?2
    WHERE id IN (SELECT value FROM json_each(?1))`,
  fail: `UPDATE deliveries SET status = 'FAILED', next_attempt_at = NULL, finished_at = ?2
    WHERE id = ?1 AND status = 'RETRYING'`,
  removeOf: "DELETE FROM deliveries WHERE endpoint_id = ?",

  countFailed: `SELECT count(*) AS n FROM deliveries
    WHERE endpoint_id = ? AND finished_at > ? AND status = 'FAILED'`,
  countFinished: `SELECT count(*) AS n FROM (
    SELECT 1 FROM deliveries WHERE endpoint_id = ? AND finished_at > ? AND finished_at IS NOT NULL
      AND status <> 'SKIPPED' LIMIT ?)`,

  oldest: "SELECT created_at FROM deliveries ORDER BY seq LIMIT 1",
  forget:
    "DELETE FROM deliveries WHERE created_at < ?1 AND seq IN (SELECT seq FROM deliveries ORDER BY seq LIMIT ?2)",
  forgetBodies:
    "DELETE FROM payloads WHERE event_id IN (SELECT event_id FROM payloads WHERE created_at < ?1 LIMIT ?2)",
} as const;
