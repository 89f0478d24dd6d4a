import type {
  AttemptRecord,
  DeliveryDay,
  DeliveryQuery,
  DeliveryRecord,
  DeliveryStatus,
  PostOutcome,
} from "../../../src/ports/webhooks.ts";
import { deliveryIdOf, sequenceOf } from "./delivery-id.ts";
import { type DeliveryRow, recordOf, SCHEMA, STATEMENTS } from "./delivery-statements.ts";
import type { Held } from "./lines.ts";
import { waitAfter } from "./schedule.ts";

const LOGGED_ATTEMPTS = 50;

/** A delivery that may be posted, with its event. */
export interface DueDelivery extends Held {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: number;
  readonly data: string;
  readonly causedBy: string | null;
  readonly dueAt: number;
  /** Whether it has never been taken. */
  readonly isNew: boolean;
}

interface WorkRow extends Record<string, SqlStorageValue> {
  sequence: number;
  attempts: number;
  event_id: string;
  type: string;
  due_at: number;
  created_at: number;
  data: string;
  caused_by: string | null;
}

export interface DeliveryState extends Held {
  readonly status: string;
  readonly finishedAt: number | null;
}

const dueOf = (row: WorkRow): DueDelivery => ({
  sequence: row.sequence,
  attempts: row.attempts,
  eventId: row.event_id,
  type: row.type,
  createdAt: row.created_at,
  data: row.data,
  causedBy: row.caused_by,
  dueAt: row.due_at,
  isNew: false,
});

const listOf = (sequences: readonly number[]): string => JSON.stringify(sequences);

/**
 * The deliveries of one account: the events to post to each endpoint, when, and with which result. They are stored with
 * the log, so an event and its deliveries exist together or not at all: a delivery belongs to one sequence of the log
 * and sends that entry. A state machine, one method per transition.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  /** Opens a delivery of an event to an endpoint; an existing one stays as it is. */
  open(
    endpointId: string,
    event: { sequence: number; id: string; type: string },
    { skipped, epoch, now }: { skipped: boolean; epoch: number; now: number },
  ): void {
    const [status, finishedAt] = skipped ? ["SKIPPED", now] : ["PENDING", null];
    const { sequence, id, type } = event;
    this.#sql.exec(STATEMENTS.open, endpointId, sequence, id, type, status, finishedAt, epoch, now);
  }

  find(endpointId: string, id: string, epoch: number): DeliveryRecord | null {
    const row = this.#row(endpointId, sequenceOf(endpointId, id));
    return row ? recordOf(row, id, epoch) : null;
  }

  /** Newest first. */
  list(endpointId: string, { status, before, limit }: DeliveryQuery, epoch: number): DeliveryRecord[] {
    const start = before ?? Number.MAX_SAFE_INTEGER;
    const rows =
      status === null
        ? this.#sql.exec<DeliveryRow>(STATEMENTS.newest, endpointId, start, limit)
        : this.#sql.exec<DeliveryRow>(STATEMENTS.newestOfStatus, endpointId, start, limit, status);
    return rows.toArray().map((row) => recordOf(row, deliveryIdOf(endpointId, row.sequence), epoch));
  }

  days(endpointId: string, { since, most }: { since: number; most: number }, epoch: number): DeliveryDay[] {
    const rows = this.#sql.exec<{ day: number; status: DeliveryStatus; n: number }>(
      STATEMENTS.days,
      endpointId,
      since,
      most,
      epoch,
    );
    const days = new Map<number, DeliveryDay["counts"]>();
    for (const { day, status, n } of rows) days.set(day, { ...days.get(day), [status]: n });
    return [...days].map(([day, counts]) => ({ day, counts }));
  }

  /** The sequence of the newest; 0 when there is none. */
  last(endpointId: string): number {
    return this.#sql.exec<{ sequence: number | null }>(STATEMENTS.last, endpointId).one().sequence ?? 0;
  }

  /** The sequence `count` deliveries later; undefined when there are fewer. */
  furtherOn(endpointId: string, after: number, count: number): number | undefined {
    return this.#sql
      .exec<{ sequence: number }>(STATEMENTS.furtherOn, endpointId, after, count - 1)
      .toArray()[0]?.sequence;
  }

  /** Deliveries never taken, after a sequence. */
  untaken(endpointId: string, after: number, limit: number): DueDelivery[] {
    return this.#sql.exec<WorkRow>(STATEMENTS.untaken, endpointId, after, limit).toArray().map(dueOf);
  }

  /** Deliveries whose next attempt is due. */
  retries(endpointId: string, except: readonly number[], now: number, limit: number): DueDelivery[] {
    return this.#sql
      .exec<WorkRow>(STATEMENTS.retries, endpointId, listOf(except), now, limit)
      .toArray()
      .map(dueOf);
  }

  nextRetry(endpointId: string, now: number): number | null {
    return this.#sql.exec<{ at: number | null }>(STATEMENTS.nextRetry, endpointId, now).one().at;
  }

  /** The open deliveries among these sequences. */
  openOf(endpointId: string, sequences: readonly number[]): DueDelivery[] {
    return this.#sql.exec<WorkRow>(STATEMENTS.listed, endpointId, listOf(sequences)).toArray().map(dueOf);
  }

  statesOf(endpointId: string, sequences: readonly number[]): DeliveryState[] {
    return this.#sql
      .exec<DeliveryRow>(STATEMENTS.states, endpointId, listOf(sequences))
      .toArray()
      .map(({ sequence, attempts, status, finished_at: finishedAt }) => ({
        sequence,
        attempts,
        status,
        finishedAt,
      }));
  }

  /** Makes deliveries that a worker left undone due again. */
  requeue(endpointId: string, sequences: readonly number[], now: number): void {
    if (sequences.length > 0) this.#sql.exec(STATEMENTS.requeue, endpointId, listOf(sequences), now);
  }

  /** Records one post. @returns DELIVERED or FAILED when that ended the round, else null */
  record(
    endpointId: string,
    sequence: number,
    outcome: PostOutcome,
    random: () => number,
  ): "DELIVERED" | "FAILED" | null {
    const { at, statusCode, error, ms } = outcome;
    const row = this.#row(endpointId, sequence);
    if (!row) return null;
    const delivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
    const skipped = row.status === "SKIPPED" && !delivered;
    const wait =
      delivered || skipped ? null : waitAfter(row.round_attempts + 1, outcome.retryAfterSeconds, random);
    const status = this.#statusAfter(delivered, skipped, wait);
    const log: AttemptRecord[] = [...JSON.parse(row.attempt_log), { at, statusCode, error, ms }];
    this.#sql.exec(
      STATEMENTS.record,
      endpointId,
      sequence,
      status,
      statusCode,
      error,
      at,
      wait === null ? null : at + ms + wait,
      delivered ? at + ms : null,
      wait === null ? at + ms : null,
      JSON.stringify(log.slice(-LOGGED_ATTEMPTS)),
    );
    return status === "DELIVERED" || status === "FAILED" ? status : null;
  }

  #statusAfter(delivered: boolean, skipped: boolean, wait: number | null): DeliveryStatus {
    if (delivered) return "DELIVERED";
    if (skipped) return "SKIPPED";
    return wait === null ? "FAILED" : "RETRYING";
  }

  /** A new round of attempts. A post under way is still recorded, and counts for the round. */
  reopen(endpointId: string, id: string, epoch: number, now: number): void {
    this.#sql.exec(STATEMENTS.reopen, endpointId, sequenceOf(endpointId, id), now, epoch);
  }

  /** A new round for all that failed or were skipped in a period, up to a limit. @returns whether that was all */
  reopenEnded(
    endpointId: string,
    { since, until }: { since: number; until: number },
    { epoch, now, limit }: { epoch: number; now: number; limit: number },
  ): boolean {
    const changes = ["FAILED", "SKIPPED"].map((status) =>
      this.#changes(STATEMENTS.reopenEnded, endpointId, status, now, epoch, since, until, limit),
    );
    return changes.every((count) => count < limit);
  }

  /** Skips due deliveries that may not be posted, or that a worker held when their endpoint was disabled. */
  skip(endpointId: string, sequences: readonly number[], now: number): void {
    this.#sql.exec(STATEMENTS.skip, endpointId, listOf(sequences), now);
  }

  skipUntaken(endpointId: string, after: number, until: number, now: number): void {
    this.#sql.exec(STATEMENTS.skipUntaken, endpointId, after, now, until);
  }

  /** Skips retries of earlier epochs, up to a limit. @returns whether that was all */
  skipRetries(endpointId: string, epoch: number, now: number, limit: number): boolean {
    return this.#changes(STATEMENTS.skipRetries, endpointId, epoch, now, limit) < limit;
  }

  /** A delivery refused with 410 is not tried again. */
  fail(endpointId: string, sequence: number, at: number): void {
    this.#sql.exec(STATEMENTS.fail, endpointId, sequence, at);
  }

  /** Deletes an endpoint's oldest deliveries, up to a limit. @returns how many there were */
  remove(endpointId: string, until: number, limit: number): number {
    return this.#changes(STATEMENTS.remove, endpointId, until, limit);
  }

  countFailed(endpointId: string, since: number): number {
    return this.#sql.exec<{ n: number }>(STATEMENTS.countFailed, endpointId, since).one().n;
  }

  /** Reads every delivery of the endpoint. */
  countDelivered(endpointId: string, since: number, until: number): number {
    return this.#sql.exec<{ n: number }>(STATEMENTS.countDelivered, endpointId, since, until).one().n;
  }

  #changes(statement: string, ...bindings: SqlStorageValue[]): number {
    this.#sql.exec(statement, ...bindings);
    return this.#sql.exec<{ n: number }>("SELECT changes() AS n").one().n;
  }

  #row(endpointId: string, sequence: number): DeliveryRow | undefined {
    return this.#sql.exec<DeliveryRow>(STATEMENTS.find, endpointId, sequence).toArray()[0];
  }
}
