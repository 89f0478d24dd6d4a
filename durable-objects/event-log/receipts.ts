import type { IdempotentCall } from "../../src/ports/webhooks.ts";
import { IDEMPOTENCY_MS } from "../../src/vocabulary/limits.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS receipts (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, result TEXT NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS receipts_by_age ON receipts (at);
`;

const STATEMENTS = {
  find: "SELECT result FROM receipts WHERE key = ? AND fingerprint = ? AND at > ?",
  keep: "INSERT OR REPLACE INTO receipts (key, fingerprint, result, at) VALUES (?, ?, ?, ?)",
  forget: "DELETE FROM receipts WHERE at <= ?",
  oldest: "SELECT min(at) AS at FROM receipts",
} as const;

/**
 * Results of calls under an Idempotency-Key. A receipt is stored in the transaction of its call, as in D1: a call
 * that is repeated after its answer was lost gets the same result, and acts once.
 */
export class Receipts {
  readonly #sql: SqlStorage;
  readonly #wakeAt: (at: number) => void;

  /** @param wakeAt asks for an alarm when a receipt expires */
  constructor(sql: SqlStorage, wakeAt: (at: number) => void) {
    this.#sql = sql;
    this.#wakeAt = wakeAt;
    sql.exec(SCHEMA);
  }

  /**
   * Does the work, or returns its result if the same call has done it already.
   * @param isKept whether to keep a result: a call that found nothing, or was refused, may be repeated
   */
  run<T>(call: IdempotentCall | null, now: number, work: () => T, isKept: (result: T) => boolean): T {
    if (call === null) return work();
    const { key, fingerprint } = call;
    const [receipt] = this.#sql
      .exec<{ result: string }>(STATEMENTS.find, key, fingerprint, now - IDEMPOTENCY_MS)
      .toArray();
    if (receipt) return JSON.parse(receipt.result) as T;
    const result = work();
    if (!isKept(result)) return result;
    this.#sql.exec(STATEMENTS.keep, key, fingerprint, JSON.stringify(result), now);
    this.#wakeAt(now + IDEMPOTENCY_MS);
    return result;
  }

  /** Deletes expired receipts. @returns when the next one expires; null when none is left */
  forgetOld(now: number): number | null {
    this.#sql.exec(STATEMENTS.forget, now - IDEMPOTENCY_MS);
    const { at } = this.#sql.exec<{ at: number | null }>(STATEMENTS.oldest).one();
    return at === null ? null : at + IDEMPOTENCY_MS;
  }
}
