import type { Deliveries } from "./deliveries.ts";
import type { Lines } from "./lines.ts";

/** Deliveries written down in one transaction: an endpoint may have hundreds of thousands. */
export const SLICE_ROWS = 2_000;

const SCHEMA = "CREATE TABLE IF NOT EXISTS removed_endpoints (id TEXT PRIMARY KEY) WITHOUT ROWID, STRICT;";

/**
 * What is decided of all deliveries of an endpoint at once holds at once, by its line; it is written down delivery by
 * delivery in slices, the first of them in the transaction that decides it, the others by the alarm.
 */
export class Backlog {
  readonly #sql: SqlStorage;
  readonly #lines: Lines;
  readonly #deliveries: Deliveries;

  constructor(sql: SqlStorage, lines: Lines, deliveries: Deliveries) {
    this.#sql = sql;
    this.#lines = lines;
    this.#deliveries = deliveries;
    sql.exec(SCHEMA);
  }

  /** What is still to be sent is given up; a post under way may still say DELIVERED. */
  giveUp(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const held = line.held.map(({ sequence }) => sequence);
    this.#deliveries.skip(endpointId, held, now);
    const until = this.#deliveries.last(endpointId);
    const givingUp = { after: line.givingUp?.after ?? line.takenUntil, until, at: now };
    const epoch = line.epoch + 1;
    this.#lines.save(endpointId, { ...line, epoch, takenUntil: until, givingUp, reopening: null });
  }

  /** What came while the endpoint was disabled is not taken; what it did before says nothing about it. */
  startAnew(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const takenUntil = this.#deliveries.last(endpointId);
    this.#lines.save(endpointId, { ...line, takenUntil, countedFrom: now, delivered: {} });
  }

  /** What failed or was skipped since then gets a new round. */
  reopen(endpointId: string, since: number, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const reopening = { since: Math.min(since, line.reopening?.since ?? since), until: now };
    this.#lines.save(endpointId, { ...line, reopening });
  }

  remove(endpointId: string): void {
    this.#lines.remove(endpointId);
    this.#sql.exec("INSERT OR IGNORE INTO removed_endpoints (id) VALUES (?)", endpointId);
  }

  /** Writes down a slice of what was decided of an endpoint. @returns whether that was all */
  workOff(endpointId: string, now: number): boolean {
    const line = this.#lines.of(endpointId);
    if (line?.givingUp) return this.#skipSome(endpointId) && this.workOff(endpointId, now);
    if (!line?.reopening) return true;
    const { epoch, reopening } = line;
    const isAll = this.#deliveries.reopenEnded(endpointId, reopening, { epoch, now, limit: SLICE_ROWS });
    if (isAll) this.#lines.save(endpointId, { ...line, reopening: null });
    return isAll;
  }

  #skipSome(endpointId: string): boolean {
    const line = this.#lines.of(endpointId)!;
    const { after, until, at } = line.givingUp!;
    const end = Math.min(this.#deliveries.furtherOn(endpointId, after, SLICE_ROWS) ?? until, until);
    this.#deliveries.skipUntaken(endpointId, after, end, at);
    const isAll = this.#deliveries.skipRetries(endpointId, line.epoch, at, SLICE_ROWS) && end >= until;
    this.#lines.save(endpointId, { ...line, givingUp: isAll ? null : { after: end, until, at } });
    return isAll;
  }

  /** Deletes a slice of what removed endpoints have left. @returns whether that was all */
  clear(): boolean {
    const [first] = this.#sql.exec<{ id: string }>("SELECT id FROM removed_endpoints LIMIT 1").toArray();
    if (!first) return true;
    if (this.#deliveries.remove(first.id, Number.MAX_SAFE_INTEGER, SLICE_ROWS) === SLICE_ROWS) return false;
    this.#sql.exec("DELETE FROM removed_endpoints WHERE id = ?", first.id);
    return this.#sql.exec("SELECT 1 FROM removed_endpoints LIMIT 1").toArray().length === 0;
  }
}
