import type { DeliveryRecord, DeliveryStatus } from "../../../src/ports/webhooks.ts";

export const DELIVERY_SCHEMA = `
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
    claim TEXT,
    claim_until INTEGER NOT NULL DEFAULT 0,
    attempt_log TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL,
    UNIQUE (endpoint_id, event_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_newest ON deliveries (endpoint_id, seq);
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (endpoint_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deliveries_claimed ON deliveries (endpoint_id, claim_until) WHERE claim IS NOT NULL;
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
  claim: string | null;
  claim_until: number;
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
