import type { HourOfCalls } from "../../src/ports/call-log.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hours (
    hour INTEGER PRIMARY KEY, calls INTEGER NOT NULL, failed INTEGER NOT NULL
  ) STRICT;
`;

const HOURS_KEPT = 48;

/** The calls of all accounts by hour; only the platform's own log has any. */
export class Hours {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    this.#sql.exec(SCHEMA);
  }

  add(hours: readonly HourOfCalls[]): void {
    for (const { hour, calls, failed } of hours)
      this.#sql.exec(
        `INSERT INTO hours (hour, calls, failed) VALUES (?, ?, ?)
         ON CONFLICT (hour) DO UPDATE SET calls = calls + excluded.calls, failed = failed + excluded.failed`,
        hour,
        calls,
        failed,
      );
    this.#sql.exec("DELETE FROM hours WHERE hour <= (SELECT max(hour) FROM hours) - ?", HOURS_KEPT);
  }

  since(first: number): HourOfCalls[] {
    return this.#sql
      .exec<HourOfCalls & Record<string, number>>(
        "SELECT hour, calls, failed FROM hours WHERE hour >= ? ORDER BY hour",
        first,
      )
      .toArray();
  }
}
