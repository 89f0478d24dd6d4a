import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import type { Claim, ClaimRequest, Settlement } from "../../src/ports/account-gate.ts";
import { IDEMPOTENCY_MS } from "../../src/vocabulary/limits.ts";

/** A claim whose holder died is free again after this time. */
const LEASE_MS = 10 * SECOND_MS;
/** No call runs longer: by then it has been settled, or will never commit. */
const CALL_MS = 10 * MINUTE_MS;
const SWEEP_ROWS = 500;

/** Bytes of an answer besides its body, including its receipt and both indexes. */
const ANSWER_BYTES = 512;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    claim_id TEXT NOT NULL,
    lease_until INTEGER NOT NULL,
    taken_over INTEGER NOT NULL,
    status INTEGER,
    headers TEXT,
    body TEXT,
    subject TEXT,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS idempotency_expiry ON idempotency (expires_at);
  CREATE INDEX IF NOT EXISTS idempotency_subject ON idempotency (subject) WHERE subject IS NOT NULL;
  CREATE TABLE IF NOT EXISTS kept (one INTEGER PRIMARY KEY CHECK (one = 1), bytes INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS forgotten (subject TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;
`;

interface Row extends Record<string, SqlStorageValue> {
  key: string;
  fingerprint: string;
  claim_id: string;
  lease_until: number;
  /** Until when an earlier holder may still commit; 0 if there was none. Only its receipt tells whether it did. */
  taken_over: number;
  status: number | null;
  headers: string | null;
  body: string | null;
  expires_at: number;
}

/** Idempotency records of one account: claim, replay, reuse, lease (rules 7.2, 7.3). */
export class IdempotencyRecords {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
    // Objects older than this count have no row.
    sql.exec(
      `INSERT INTO kept (one, bytes) SELECT 1, coalesce((SELECT sum(octet_length(body) + ${ANSWER_BYTES}) FROM idempotency), 0)
       WHERE NOT EXISTS (SELECT 1 FROM kept)`,
    );
  }

  /** Bytes of all answers; their receipts in the account's database take as many again. */
  get bytes(): number {
    return this.#sql.exec<{ bytes: number }>("SELECT bytes FROM kept").one().bytes;
  }

  #count(bytes: number): void {
    if (bytes !== 0) this.#sql.exec("UPDATE kept SET bytes = max(0, bytes + ?)", bytes);
  }

  /** Deletes answers, and subtracts their bytes. */
  #drop(condition: string, ...params: SqlStorageValue[]): void {
    const gone = this.#sql.exec<{ bytes: number }>(
      `DELETE FROM idempotency WHERE ${condition} RETURNING coalesce(octet_length(body) + ${ANSWER_BYTES}, 0) AS bytes`,
      ...params,
    );
    this.#count(-gone.toArray().reduce((sum, { bytes }) => sum + bytes, 0));
  }

  /** @param ceiling in bytes of answers: beyond it no new key is taken until earlier answers expire */
  claim(request: ClaimRequest, now: number, ceiling: number): Claim {
    const row = this.#sql
      .exec<Row>("SELECT * FROM idempotency WHERE key = ? AND expires_at > ?", request.key, now)
      .toArray()[0];
    if (!row) return this.bytes < ceiling ? this.#take(request, now, 0) : this.#full(now, ceiling);
    if (row.fingerprint !== request.fingerprint) return { state: "reused" };
    if (row.status !== null) {
      return {
        state: "replay",
        answer: { status: row.status, headers: JSON.parse(row.headers ?? "{}"), body: row.body ?? "" },
      };
    }
    if (row.claim_id === request.claimId) return { state: "claimed", takenOver: row.taken_over > 0 };
    if (row.lease_until <= now)
      return this.#take(request, now, Math.max(row.taken_over, row.lease_until - LEASE_MS + CALL_MS));
    const retryAfter = Math.ceil((row.lease_until - now) / SECOND_MS);
    return { state: "in_progress", holder: row.claim_id, retryAfter };
  }

  #full(now: number, ceiling: number): Claim {
    const { at } = this.#sql
      .exec<{ at: number | null }>("SELECT min(expires_at) AS at FROM idempotency")
      .one();
    return { state: "full", ceiling, retryAfter: Math.max(1, Math.ceil(((at ?? now) - now) / SECOND_MS)) };
  }

  #take({ key, fingerprint, claimId }: ClaimRequest, now: number, doubtUntil: number): Claim {
    // An expired answer may still be there.
    this.#drop("key = ?", key);
    this.#sql.exec(
      `INSERT INTO idempotency (key, fingerprint, claim_id, lease_until, taken_over, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      key,
      fingerprint,
      claimId,
      now + LEASE_MS,
      doubtUntil,
      now + IDEMPOTENCY_MS,
    );
    return { state: "claimed", takenOver: doubtUntil > 0 };
  }

  /**
   * Only the holder of the claim settles it: a late answer of a superseded call changes nothing. An answer that shows
   * a purged object is not stored; a retry then finds the receipt, or that the object is gone. Without an answer the
   * key is free, unless this call or an earlier one may still commit.
   */
  settle({ key, claimId, answer, subject, doubtful }: Settlement, now: number): void {
    const held = "key = ? AND claim_id = ? AND status IS NULL";
    if (answer !== null && this.#isForgotten(subject)) {
      this.#sql.exec(`DELETE FROM idempotency WHERE ${held}`, key, claimId);
      return;
    }
    if (answer === null) {
      const ownUntil = doubtful ? now + CALL_MS : 0;
      const isSure = `taken_over <= lease_until - ${LEASE_MS} AND ? = 0`;
      this.#sql.exec(`DELETE FROM idempotency WHERE ${held} AND ${isSure}`, key, claimId, ownUntil);
      this.#sql.exec(
        `UPDATE idempotency SET lease_until = 0, taken_over = max(taken_over, ?) WHERE ${held}`,
        ownUntil,
        key,
        claimId,
      );
      return;
    }
    const settled = this.#sql.exec<{ bytes: number }>(
      `UPDATE idempotency SET status = ?, headers = ?, body = ?, subject = ?
       WHERE key = ? AND claim_id = ? AND status IS NULL RETURNING octet_length(body) + ${ANSWER_BYTES} AS bytes`,
      answer.status,
      JSON.stringify(answer.headers),
      answer.body,
      subject,
      key,
      claimId,
    );
    this.#count(settled.toArray()[0]?.bytes ?? 0);
  }

  #isForgotten(subject: string | null): boolean {
    return this.#sql.exec("SELECT 1 FROM forgotten WHERE subject = ?", subject).toArray().length > 0;
  }

  /** Deletes the answers that show these objects, and for a while stores no new ones. @returns until when */
  forget(subjects: readonly string[], now: number): number {
    const until = now + CALL_MS;
    const list = JSON.stringify(subjects);
    this.#drop("subject IN (SELECT value FROM json_each(?))", list);
    this.#sql.exec(
      "INSERT OR REPLACE INTO forgotten (subject, until) SELECT value, ? FROM json_each(?)",
      until,
      list,
    );
    return until;
  }

  /** @returns when the next record expires; null when none is left */
  forgetOld(now: number): number | null {
    this.#drop("key IN (SELECT key FROM idempotency WHERE expires_at <= ? LIMIT ?)", now, SWEEP_ROWS);
    this.#sql.exec("DELETE FROM forgotten WHERE until <= ?", now);
    const next = this.#sql.exec<{ at: number | null }>(
      `SELECT min(at) AS at FROM (
         SELECT min(expires_at) AS at FROM idempotency UNION ALL SELECT min(until) FROM forgotten
       )`,
    );
    return next.one().at;
  }
}
