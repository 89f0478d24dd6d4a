import { IDEMPOTENCY_MS } from "../../src/db/commit.ts";
import type { Once } from "./webhooks/port.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS done_calls (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, result TEXT NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS done_calls_by_age ON done_calls (at);
`;

/** What calls under an Idempotency-Key did here, kept in the transaction that did it: the receipts of this object. */
export class DoneCalls {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  /**
   * Does the work, or says what it came to when the same call has done it already.
   * @param isDeed of a result, whether anything came of the work: what found nothing to do leaves nothing behind
   */
  run<T>(once: Once | null, now: number, work: () => T, isDeed: (result: T) => boolean): T {
    if (once === null) return work();
    this.#sql.exec("DELETE FROM done_calls WHERE at <= ?", now - IDEMPOTENCY_MS);
    const [done] = this.#sql
      .exec<{ result: string }>(
        "SELECT result FROM done_calls WHERE key = ? AND fingerprint = ?",
        once.key,
        once.fingerprint,
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
    return result;
  }
}
