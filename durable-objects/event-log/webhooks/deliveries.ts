import { DAY_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import type {
  AttemptRecord,
  DeliveryRecord,
  DeliveryStatus,
  DueWork,
  PostOutcome,
} from "../../../src/ports/webhooks.ts";
import { DELIVERY_SCHEMA, type DeliveryRow, recordOf } from "./delivery-row.ts";
import { FAILURE_WINDOW_MS, waitAfter } from "./schedule.ts";

const KEPT_MS = 30 * DAY_MS;
const SWEEP_ROWS = 5_000;
/** Posts of one pump at once: the platform opens six connections per invocation. */
const POSTS_AT_ONCE = 6;
const LOGGED_ATTEMPTS = 50;

/** The deliveries of one account: a state machine, one method a transition. */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(DELIVERY_SCHEMA);
  }

  /** Keeps what every attempt for an event sends, byte for byte. */
  keepBody(eventId: string, body: string, now: number): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO payloads (event_id, body, created_at) VALUES (?, ?, ?)",
      eventId,
      body,
      now,
    );
  }

  /** A delivery of an event to an endpoint; there already, it stays as it is. */
  open(endpointId: string, event: { id: string; type: string }, skipped: boolean, now: number): void {
    this.#sql.exec(
      `INSERT OR IGNORE INTO deliveries (id, endpoint_id, event_id, type, status, next_attempt_at, finished_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      newId("delivery"),
      endpointId,
      event.id,
      event.type,
      skipped ? "SKIPPED" : "PENDING",
      skipped ? null : now,
      skipped ? now : null,
      now,
    );
  }

  find(endpointId: string, id: string): DeliveryRecord | null {
    const row = this.#sql
      .exec<DeliveryRow>("SELECT * FROM deliveries WHERE endpoint_id = ? AND id = ?", endpointId, id)
      .toArray()[0];
    return row ? recordOf(row) : null;
  }

  /** Newest first. */
  list(
    endpointId: string,
    status: DeliveryStatus | null,
    before: number | null,
    limit: number,
  ): DeliveryRecord[] {
    const filter = status === null ? "" : "AND status = ?";
    return this.#sql
      .exec<DeliveryRow>(
        `SELECT * FROM deliveries WHERE endpoint_id = ? ${filter} AND seq < ? ORDER BY seq DESC LIMIT ?`,
        endpointId,
        ...(status === null ? [] : [status]),
        before ?? Number.MAX_SAFE_INTEGER,
        limit,
      )
      .toArray()
      .map(recordOf);
  }

  /** Takes what is due for a pump until its lease ends; what a dead pump held is due again then. */
  claim(endpointId: string, pump: string, until: number, now: number): DueWork["deliveries"] {
    return this.#sql
      .exec<{ id: string; event_id: string; body: string }>(
        `UPDATE deliveries SET claim = ?, claim_until = ? WHERE seq IN (
           SELECT seq FROM deliveries WHERE endpoint_id = ? AND next_attempt_at <= ? AND claim_until <= ?
           ORDER BY next_attempt_at, seq LIMIT ?)
         RETURNING id, event_id, (SELECT body FROM payloads WHERE event_id = deliveries.event_id) AS body`,
        pump,
        until,
        endpointId,
        now,
        now,
        POSTS_AT_ONCE,
      )
      .toArray()
      .map(({ id, event_id, body }) => ({ id, eventId: event_id, body }));
  }

  /**
   * Records one post under the claim that made it.
   * @returns DELIVERED or FAILED when that ended the round, else null; null too for a post that no longer counts
   */
  settle(outcome: PostOutcome, pump: string, random: () => number): "DELIVERED" | "FAILED" | null {
    const row = this.#sql
      .exec<DeliveryRow>("SELECT * FROM deliveries WHERE id = ? AND claim = ?", outcome.deliveryId, pump)
      .toArray()[0];
    if (!row) return null;
    const delivered = outcome.statusCode !== null && outcome.statusCode >= 200 && outcome.statusCode < 300;
    const skipped = row.status === "SKIPPED" && !delivered;
    const wait =
      delivered || skipped ? null : waitAfter(row.round_attempts + 1, outcome.retryAfterSeconds, random);
    const status = this.#statusAfter(delivered, skipped, wait);
    const ended = status === "DELIVERED" || status === "FAILED";
    const { at, statusCode, error, ms } = outcome;
    const log: AttemptRecord[] = [...JSON.parse(row.attempt_log), { at, statusCode, error, ms }];
    this.#sql.exec(
      `UPDATE deliveries SET status = ?, attempts = attempts + 1, round_attempts = round_attempts + 1,
         last_status_code = ?, last_error = ?, last_attempt_at = ?, next_attempt_at = ?, delivered_at = ?, finished_at = ?,
         claim = NULL, claim_until = 0, attempt_log = ? WHERE id = ?`,
      status,
      statusCode,
      error,
      at,
      wait === null ? null : at + ms + wait,
      delivered ? at + ms : null,
      wait === null ? at + ms : null,
      JSON.stringify(log.slice(-LOGGED_ATTEMPTS)),
      row.id,
    );
    return ended ? status : null;
  }

  #statusAfter(delivered: boolean, skipped: boolean, wait: number | null): DeliveryStatus {
    if (delivered) return "DELIVERED";
    if (skipped) return "SKIPPED";
    return wait === null ? "FAILED" : "RETRYING";
  }

  /** A new round of attempts. A post under way keeps its claim and counts for the round. */
  reopen(id: string, now: number): void {
    this.#sql.exec(
      `UPDATE deliveries SET status = 'PENDING', round_attempts = 0, next_attempt_at = ?, delivered_at = NULL, finished_at = NULL
       WHERE id = ?`,
      now,
      id,
    );
  }

  reopenSince(endpointId: string, since: number, now: number): void {
    this.#sql.exec(
      `UPDATE deliveries SET status = 'PENDING', round_attempts = 0, next_attempt_at = ?, finished_at = NULL
       WHERE endpoint_id = ? AND status IN ('FAILED', 'SKIPPED') AND finished_at >= ?`,
      now,
      endpointId,
      since,
    );
  }

  /** What is still to be sent when its endpoint is disabled; a post under way may still say DELIVERED. */
  skipOpen(endpointId: string, now: number): void {
    this.#sql.exec(
      `UPDATE deliveries SET status = 'SKIPPED', next_attempt_at = NULL, finished_at = ?
       WHERE endpoint_id = ? AND next_attempt_at IS NOT NULL`,
      now,
      endpointId,
    );
  }

  /** A delivery refused with 410 is not tried again. */
  fail(id: string, at: number): void {
    this.#sql.exec(
      "UPDATE deliveries SET status = 'FAILED', next_attempt_at = NULL, finished_at = ? WHERE id = ? AND status = 'RETRYING'",
      at,
      id,
    );
  }

  removeOf(endpointId: string): void {
    this.#sql.exec("DELETE FROM deliveries WHERE endpoint_id = ?", endpointId);
  }

  /**
   * Deliveries that were delivered or used up within the window; pending and skipped ones are not among them. Counts no
   * further than it takes to tell whether half of them failed: an endpoint that does well costs one row.
   */
  finished(endpointId: string, from: number, now: number): { finished: number; failed: number } {
    const since = Math.max(from, now - FAILURE_WINDOW_MS);
    const count = (condition: string, limit: number): number =>
      this.#sql
        .exec<{ n: number }>(
          `SELECT count(*) AS n FROM (
             SELECT 1 FROM deliveries WHERE endpoint_id = ? AND finished_at > ? AND ${condition} LIMIT ?)`,
          endpointId,
          since,
          limit,
        )
        .one().n;
    const failed = count("status = 'FAILED'", Number.MAX_SAFE_INTEGER);
    return { failed, finished: count("finished_at IS NOT NULL AND status <> 'SKIPPED'", 2 * failed + 1) };
  }

  /** Whether an endpoint has something due that no pump has claimed. */
  isDue(endpointId: string, now: number): boolean {
    const due = this.#sql.exec(
      "SELECT 1 FROM deliveries WHERE endpoint_id = ? AND next_attempt_at <= ? AND claim_until <= ? LIMIT 1",
      endpointId,
      now,
      now,
    );
    return due.toArray().length > 0;
  }

  /** When the next delivery of an endpoint falls due, or the next claim lapses; what is due now aside. */
  nextDue(endpointId: string, now: number): number | null {
    return this.#sql
      .exec<{ at: number | null }>(
        `SELECT min(at) AS at FROM (
           SELECT min(next_attempt_at) AS at FROM deliveries WHERE endpoint_id = ?1 AND next_attempt_at > ?2
           UNION ALL
           SELECT min(claim_until) FROM deliveries WHERE endpoint_id = ?1 AND claim IS NOT NULL AND claim_until > ?2)`,
        endpointId,
        now,
      )
      .one().at;
  }

  /**
   * Forgets what is older than the log is kept, some of it at a time. Deliveries are as old as their bodies, and go
   * first. @returns when the next one grows too old, which is past when more is left; null when there is none
   */
  forgetOld(now: number): number | null {
    const oldest = this.#oldest;
    if (oldest === null || oldest >= now - KEPT_MS) {
      this.#sql.exec(
        "DELETE FROM payloads WHERE event_id IN (SELECT event_id FROM payloads WHERE created_at < ? LIMIT ?)",
        now - KEPT_MS,
        SWEEP_ROWS,
      );
      return oldest === null ? null : oldest + KEPT_MS;
    }
    this.#sql.exec(
      "DELETE FROM deliveries WHERE created_at < ? AND seq IN (SELECT seq FROM deliveries ORDER BY seq LIMIT ?)",
      now - KEPT_MS,
      SWEEP_ROWS,
    );
    return now;
  }

  get #oldest(): number | null {
    const [row] = this.#sql
      .exec<{ created_at: number }>("SELECT created_at FROM deliveries ORDER BY seq LIMIT 1")
      .toArray();
    return row?.created_at ?? null;
  }
}
