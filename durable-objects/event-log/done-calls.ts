import { IDEMPOTENCY_MS } from "../../src/db/receipts.ts";
import type { Once } from "../../src/ports/webhooks.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS done_calls (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, result TEXT NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS done_calls_by_age ON done_calls (at);
`;

/** What calls under an Idempotency-Key did here, kept in the transaction that did it: the receipts of this object. */
export class DoneCalls {
  readonly #sql: SqlStorage;
  readonly #wakeAt: (at: number) => void;

  /** @param wakeAt asks for an alarm when what is kept ends */
  constructor(sql: SqlStorage, wakeAt: (at: number) => void) {
    this.#sql = sql;
    this.#wakeAt = wakeAt;
    sql.exec(SCHEMA);
  }

  /**
   * Does the work, or says what it came to when the same call has done it already.
   * @param isDeed of a result, whether it is to be kept: what is not found, or refused, may be asked for again
   */
  run<T>(once: Once | null, now: number, work: () => T, isDeed: (result: T) => boolean): T {
    if (once === null) return work();
    const [done] = this.#sql
      .exec<{ result: string }>(
        "SELECT result FROM done_calls WHERE key = ? AND fingerprint = ? AND at > ?",
        once.key,
        once.fingerprint,
        now - IDEMPOTENCY_MS,
      )
      .toArray();
    if (done) return JSON.parse(done.result) as T;
    const result = work();
    if (!isDeed(result)) return result;
    this.#sql.exec(
      "INSERT OR REPLACE INTO done_calls (key, fingerprint, result, at) VALUES (?, ?, ?, ?)",
      once.key,
      once.fingerprint,
      JSON.stringify(result),
      now,
    );
    this.#wakeAt(now + IDEMPOTENCY_MS);
    return result;
  }

  /** Forgets what is no longer replayed. @returns when the next of it ends; null when nothing is kept */
  forgetOld(now: number): number | null {
    this.#sql.exec("DELETE FROM done_calls WHERE at <= ?", now - IDEMPOTENCY_MS);
    const { oldest } = this.#sql
      .exec<{ oldest: number | null }>("SELECT min(at) AS oldest FROM done_calls")
      .one();
    return oldest === null ? null : oldest + IDEMPOTENCY_MS;
  }
}
