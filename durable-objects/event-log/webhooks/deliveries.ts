import { DAY_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import type {
  AttemptRecord,
  DeliveryRecord,
  DeliveryStatus,
  DueWork,
  PostOutcome,
} from "../../../src/ports/webhooks.ts";
import { LOG_KEPT_DAYS } from "../../../src/vocabulary/limits.ts";
import { type DeliveryRow, recordOf, SCHEMA, STATEMENTS } from "./delivery-statements.ts";
import { FAILURE_WINDOW_MS, waitAfter } from "./schedule.ts";

const KEPT_MS = LOG_KEPT_DAYS * DAY_MS;
const FORGET_ROWS = 5_000;
const LOGGED_ATTEMPTS = 50;

/**
 * The deliveries of one account: what is to be posted to each endpoint, when, and what became of it. They live beside
 * the log so that an event and its deliveries are there together or not at all, and so that one place decides who
 * posts: a worker leases what it posts, records it under that lease, and what it never records falls due again. A
 * state machine, one method a transition.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  /** Keeps what every attempt for an event sends, byte for byte. */
  keepBody(eventId: string, body: string, now: number): void {
    this.#sql.exec(STATEMENTS.keepBody, eventId, body, now);
  }

  /** A delivery of an event to an endpoint; there already, it stays as it is. */
  open(endpointId: string, event: { id: string; type: string }, skipped: boolean, now: number): void {
    const [status, nextAttemptAt, finishedAt] = skipped ? ["SKIPPED", null, now] : ["PENDING", now, null];
    const { id, type } = event;
    const row = [newId("delivery"), endpointId, id, type, status, nextAttemptAt, finishedAt, now];
    this.#sql.exec(STATEMENTS.open, ...row);
  }

  find(endpointId: string, id: string): DeliveryRecord | null {
    const [row] = this.#sql.exec<DeliveryRow>(STATEMENTS.find, endpointId, id).toArray();
    return row ? recordOf(row) : null;
  }

  /** Newest first. */
  list(
    endpointId: string,
    status: DeliveryStatus | null,
    before: number | null,
    limit: number,
  ): DeliveryRecord[] {
    const start = before ?? Number.MAX_SAFE_INTEGER;
    const rows =
      status === null
        ? this.#sql.exec<DeliveryRow>(STATEMENTS.newest, endpointId, start, limit)
        : this.#sql.exec<DeliveryRow>(STATEMENTS.newestOfStatus, endpointId, start, status, limit);
    return rows.toArray().map(recordOf);
  }

  /** What a worker would take now: of each delivery its id and its event. */
  due(
    endpointId: string,
    now: number,
    limit: number,
  ): { deliveryId: string; type: string; data: Record<string, unknown> }[] {
    return this.#sql
      .exec<{ id: string; type: string; body: string }>(STATEMENTS.due, endpointId, now, limit)
      .toArray()
      .map(({ id, type, body }) => ({ deliveryId: id, type, data: JSON.parse(body).data }));
  }

  /** Takes what is due for a worker until its lease ends; what a dead worker held is due again then. */
  lease(
    endpointId: string,
    worker: string,
    { most, until, now }: { most: number; until: number; now: number },
  ): DueWork["deliveries"] {
    return this.#sql
      .exec<{ id: string; event_id: string; body: string }>(
        STATEMENTS.lease,
        endpointId,
        now,
        worker,
        until,
        most,
      )
      .toArray()
      .map(({ id, event_id, body }) => ({ id, eventId: event_id, body }));
  }

  /**
   * Records one post under the lease that made it.
   * @returns DELIVERED or FAILED when that ended the round, else null; null too for a post that no longer counts
   */
  record(outcome: PostOutcome, worker: string, random: () => number): "DELIVERED" | "FAILED" | null {
    const { at, statusCode, error, ms } = outcome;
    const [row] = this.#sql.exec<DeliveryRow>(STATEMENTS.findLeased, outcome.deliveryId, worker).toArray();
    if (!row) return null;
    const delivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
    const skipped = row.status === "SKIPPED" && !delivered;
    const wait =
      delivered || skipped ? null : waitAfter(row.round_attempts + 1, outcome.retryAfterSeconds, random);
    const status = this.#statusAfter(delivered, skipped, wait);
    const log: AttemptRecord[] = [...JSON.parse(row.attempt_log), { at, statusCode, error, ms }];
    this.#sql.exec(
      STATEMENTS.record,
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
    return status === "DELIVERED" || status === "FAILED" ? status : null;
  }

  #statusAfter(delivered: boolean, skipped: boolean, wait: number | null): DeliveryStatus {
    if (delivered) return "DELIVERED";
    if (skipped) return "SKIPPED";
    return wait === null ? "FAILED" : "RETRYING";
  }

  /** A new round of attempts. A post under way keeps its lease and counts for the round. */
  reopen(id: string, now: number): void {
    this.#sql.exec(STATEMENTS.reopen, id, now);
  }

  reopenSince(endpointId: string, since: number, now: number): void {
    this.#sql.exec(STATEMENTS.reopenSince, endpointId, now, since);
  }

  /** What is still to be sent when its endpoint is disabled; a post under way may still say DELIVERED. */
  skipOpen(endpointId: string, now: number): void {
    this.#sql.exec(STATEMENTS.skipOpen, endpointId, now);
  }

  /** What is due and may not be posted. */
  skip(ids: readonly string[], now: number): void {
    this.#sql.exec(STATEMENTS.skip, JSON.stringify(ids), now);
  }

  /** A delivery refused with 410 is not tried again. */
  fail(id: string, at: number): void {
    this.#sql.exec(STATEMENTS.fail, id, at);
  }

  removeOf(endpointId: string): void {
    this.#sql.exec(STATEMENTS.removeOf, endpointId);
  }

  /**
   * Deliveries that were delivered or used up within the window; pending and skipped ones are not among them. Counts no
   * further than it takes to tell whether half of them failed: an endpoint that does well costs one row.
   */
  finished(endpointId: string, from: number, now: number): { finished: number; failed: number } {
    const since = Math.max(from, now - FAILURE_WINDOW_MS);
    const { n: failed } = this.#sql.exec<{ n: number }>(STATEMENTS.countFailed, endpointId, since).one();
    const { n: finished } = this.#sql
      .exec<{ n: number }>(STATEMENTS.countFinished, endpointId, since, 2 * failed + 1)
      .one();
    return { failed, finished };
  }

  /** Whether an endpoint has something due that no worker has leased. */
  isDue(endpointId: string, now: number): boolean {
    return this.#sql.exec(STATEMENTS.isDue, endpointId, now).toArray().length > 0;
  }

  /** When the next delivery of an endpoint falls due, or the next lease lapses; what is due now aside. */
  nextDue(endpointId: string, now: number): number | null {
    return this.#sql.exec<{ at: number | null }>(STATEMENTS.nextDue, endpointId, now).one().at;
  }

  /**
   * Forgets what is older than the log is kept, some of it at a time. Deliveries are as old as their bodies, and go
   * first. @returns when the next one grows too old, which is past when more is left; null when there is none
   */
  forgetOld(now: number): number | null {
    const [oldest] = this.#sql.exec<{ created_at: number }>(STATEMENTS.oldest).toArray();
    if (oldest && oldest.created_at < now - KEPT_MS) {
      this.#sql.exec(STATEMENTS.forget, now - KEPT_MS, FORGET_ROWS);
      return now;
    }
    this.#sql.exec(STATEMENTS.forgetBodies, now - KEPT_MS, FORGET_ROWS);
    return oldest ? oldest.created_at + KEPT_MS : null;
  }
}
