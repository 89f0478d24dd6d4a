import type { Deliveries } from "./deliveries.ts";
import type { Lines } from "./lines.ts";

/** Deliveries written in one transaction: an endpoint may have hundreds of thousands. */
export const SLICE_ROWS = 2_000;

const SCHEMA = "CREATE TABLE IF NOT EXISTS removed_endpoints (id TEXT PRIMARY KEY) WITHOUT ROWID, STRICT;";

/**
 * A decision about all deliveries of an endpoint takes effect at once, through its line. The deliveries follow in
 * slices, the first in the transaction that decides, the others by the alarm.
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

  /** Gives up the deliveries not yet sent; a post under way may still end as DELIVERED. */
  giveUp(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const held = line.held.map(({ sequence }) => sequence);
    this.#deliveries.skip(endpointId, held, now);
    const until = this.#deliveries.last(endpointId);
    const givingUp = { after: line.givingUp?.after ?? line.takenUntil, until, at: now };
    const epoch = line.epoch + 1;
    this.#lines.save(endpointId, { ...line, epoch, takenUntil: until, givingUp, reopening: null });
  }

  /** Leaves out events that came while the endpoint was disabled; its earlier results no longer count. */
  startAnew(endpointId: string, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const takenUntil = this.#deliveries.last(endpointId);
    this.#lines.save(endpointId, { ...line, takenUntil, countedFrom: now, delivered: {} });
  }

  /** Starts a new round for deliveries that have failed or been skipped since `since`. */
  reopen(endpointId: string, since: number, now: number): void {
    const line = this.#lines.of(endpointId)!;
    const reopening = { since: Math.min(since, line.reopening?.since ?? since), until: now };
    this.#lines.save(endpointId, { ...line, reopening });
  }

  remove(endpointId: string): void {
    this.#lines.remove(endpointId);
    this.#sql.exec("INSERT OR IGNORE INTO removed_endpoints (id) VALUES (?)", endpointId);
  }

  /** Writes a slice of an endpoint's decision. @returns whether that was all */
  writeSlice(endpointId: string, now: number): boolean {
    const line = this.#lines.of(endpointId);
    if (line?.givingUp) return this.#skipSome(endpointId) && this.writeSlice(endpointId, now);
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

  /** Deletes a slice of removed endpoints' deliveries. @returns whether that was all */
  clear(): boolean {
    const [first] = this.#sql.exec<{ id: string }>("SELECT id FROM removed_endpoints LIMIT 1").toArray();
    if (!first) return true;
    if (this.#deliveries.remove(first.id, Number.MAX_SAFE_INTEGER, SLICE_ROWS) === SLICE_ROWS) return false;
    this.#sql.exec("DELETE FROM removed_endpoints WHERE id = ?", first.id);
    return this.#sql.exec("SELECT 1 FROM removed_endpoints LIMIT 1").toArray().length === 0;
  }
}
