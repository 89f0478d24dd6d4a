import { monthEnd, monthOf, monthStart } from "../../src/lib/clock.ts";
import type { MonthUsage } from "../../src/ports/account-gate.ts";

/** Percentages of the monthly quota at which the owner is told. */
const NOTICE_PERCENTS = [80, 100] as const;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS months (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS key_use (key_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS notices (
    month TEXT NOT NULL, percent INTEGER NOT NULL, sent INTEGER NOT NULL, PRIMARY KEY (month, percent)
  ) WITHOUT ROWID, STRICT;
`;

export interface QuotaNotice {
  readonly month: string;
  readonly percent: number;
}

/**
 * The month's calls, counted in memory and written every few seconds: a row written per call would cost more
 * than the call. A crash forgets at most what was counted since, in the caller's favour.
 */
export class MonthlyUsage {
  readonly #sql: SqlStorage;
  #month = "";
  #period = { startsAt: 0, endsAt: 0 };
  #calls = 0;
  #noticed = new Set<number>();
  #keyUse = new Map<string, number>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  current(now: number): MonthUsage {
    if (now < this.#period.startsAt || now >= this.#period.endsAt) this.#enter(now);
    return { month: this.#month, calls: this.#calls };
  }

  /** The month's first millisecond and the next one's. */
  period(now: number): { startsAt: number; endsAt: number } {
    this.current(now);
    return this.#period;
  }

  #enter(now: number): void {
    this.flush();
    this.#month = monthOf(now);
    this.#period = { startsAt: monthStart(now), endsAt: monthEnd(now) };
    this.#noticed.clear();
    const stored = this.#sql
      .exec<{ calls: number }>("SELECT calls FROM months WHERE month = ?", this.#month)
      .toArray()[0];
    this.#calls = stored?.calls ?? 0;
  }

  /** Counts one call. @returns true when a notice has become due */
  count(quota: number, now: number): boolean {
    this.current(now);
    this.#calls += 1;
    const due = NOTICE_PERCENTS.filter(
      (percent) => this.#calls >= (quota * percent) / 100 && !this.#noticed.has(percent),
    );
    for (const percent of due) {
      this.#noticed.add(percent);
      this.#sql.exec(
        "INSERT OR IGNORE INTO notices (month, percent, sent) VALUES (?, ?, 0)",
        this.#month,
        percent,
      );
    }
    return due.length > 0;
  }

  used(keyId: string, now: number): void {
    this.#keyUse.set(keyId, now);
  }

  flush(): void {
    if (this.#month !== "") {
      this.#sql.exec("INSERT OR REPLACE INTO months (month, calls) VALUES (?, ?)", this.#month, this.#calls);
    }
    for (const [keyId, at] of this.#keyUse) {
      this.#sql.exec("INSERT OR REPLACE INTO key_use (key_id, at) VALUES (?, ?)", keyId, at);
    }
    this.#keyUse.clear();
  }

  months(now: number): MonthUsage[] {
    this.current(now);
    this.flush();
    return this.#sql
      .exec<{ month: string; calls: number }>("SELECT month, calls FROM months ORDER BY month DESC")
      .toArray();
  }

  keyUse(): Record<string, number> {
    this.flush();
    const rows = this.#sql.exec<{ key_id: string; at: number }>("SELECT key_id, at FROM key_use").toArray();
    return Object.fromEntries(rows.map((row) => [row.key_id, row.at]));
  }

  dueNotices(): QuotaNotice[] {
    return this.#sql
      .exec<{ month: string; percent: number }>("SELECT month, percent FROM notices WHERE sent = 0")
      .toArray();
  }

  noticeSent(notice: QuotaNotice): void {
    this.#sql.exec(
      "UPDATE notices SET sent = 1 WHERE month = ? AND percent = ?",
      notice.month,
      notice.percent,
    );
  }
}
