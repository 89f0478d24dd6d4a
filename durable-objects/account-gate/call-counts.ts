import { monthEnd, monthOf, monthStart, SECOND_MS } from "../../src/lib/clock.ts";
import type { MonthUsage } from "../../src/ports/account-gate.ts";
import { USAGE_KEPT_YEARS } from "../../src/vocabulary/limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** An object that nobody calls keeps its memory for ten seconds: how long counted calls may wait there. */
const WRITE_EVERY_MS = 8 * SECOND_MS;
/** Percentages of the monthly quota at which the owner gets a notice. */
const NOTICE_PERCENTS = [80, 100] as const;
/** Keys whose last use is known: ten times as many as an account may have, for those it has revoked. */
const KEYS_KEPT = 200;

/** `months` are past months; `key_use` belongs to objects without `counts`. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS counts (
    one INTEGER PRIMARY KEY CHECK (one = 1), month TEXT NOT NULL, calls INTEGER NOT NULL,
    tokens REAL NOT NULL, filled_at INTEGER NOT NULL, key_use TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS months (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS key_use (key_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS notices (
    month TEXT NOT NULL, percent INTEGER NOT NULL, sent INTEGER NOT NULL, PRIMARY KEY (month, percent)
  ) WITHOUT ROWID, STRICT;
`;

/** The same month of the first year whose usage is kept (rules 24.7). */
const oldestKept = (month: string): string =>
  `${Number(month.slice(0, 4)) - USAGE_KEPT_YEARS}${month.slice(4)}`;

interface Row extends Record<string, SqlStorageValue> {
  month: string;
  calls: number;
  tokens: number;
  filled_at: number;
  /** JSON: when each key was last used. */
  key_use: string;
}

export interface QuotaNotice {
  readonly month: string;
  readonly percent: number;
}

/**
 * The calls that an account has used: the month, the bucket of the rate, and the last use of each key. They are one
 * row. A call that comes alone writes it; during a series of calls, the alarm writes it every eight seconds. A crash
 * loses at most the calls counted since, in the caller's favour.
 */
export class CallCounts {
  readonly bucket: TokenBucket;
  readonly #sql: SqlStorage;
  readonly #keyUse: Record<string, number>;
  #month: string;
  #calls: number;
  #period = { startsAt: 0, endsAt: 0 };
  #noticed = new Set<number>();
  #isWritten = true;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
    const [row] = sql.exec<Row>("SELECT * FROM counts").toArray();
    this.#month = row?.month ?? "";
    this.#calls = row?.calls ?? 0;
    this.#keyUse = row ? JSON.parse(row.key_use) : this.#earlierKeyUse();
    this.bucket = new TokenBucket(row && { tokens: row.tokens, at: row.filled_at });
  }

  #earlierKeyUse(): Record<string, number> {
    const rows = this.#sql.exec<{ key_id: string; at: number }>("SELECT key_id, at FROM key_use").toArray();
    return Object.fromEntries(rows.map((row) => [row.key_id, row.at]));
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
    const month = monthOf(now);
    this.#period = { startsAt: monthStart(now), endsAt: monthEnd(now) };
    if (month === this.#month) return;
    const left = { month: this.#month, calls: this.#calls };
    const [known] = this.#sql
      .exec<{ calls: number }>("SELECT calls FROM months WHERE month = ?", month)
      .toArray();
    this.#month = month;
    this.#calls = known?.calls ?? 0;
    this.#noticed.clear();
    if (left.month === "") return;
    this.#sql.exec("INSERT OR REPLACE INTO months (month, calls) VALUES (?, ?)", left.month, left.calls);
    this.#sql.exec("DELETE FROM months WHERE month < ?", oldestKept(month));
    this.#write(now);
  }

  /**
   * Counts an admitted call.
   * @param quota of the month; null for a call that does not use it
   * @returns whether a notice has become due
   */
  count(keyId: string, quota: number | null, now: number): boolean {
    this.current(now);
    this.#noteUse(keyId, now);
    this.#isWritten = false;
    const isNoticeDue = quota !== null && this.#countInMonth(quota);
    const since = now - this.#writtenAt;
    if (since >= WRITE_EVERY_MS || since < 0) this.#write(now);
    return isNoticeDue;
  }

  uncount(now: number): void {
    if (this.current(now).calls === 0) return;
    this.#calls -= 1;
    this.#isWritten = false;
  }

  /** The least recently used are deleted. */
  #noteUse(keyId: string, now: number): void {
    const isNew = !(keyId in this.#keyUse);
    this.#keyUse[keyId] = now;
    if (!isNew) return;
    const newestFirst = Object.entries(this.#keyUse).sort(([, one], [, other]) => other - one);
    for (const [forgotten] of newestFirst.slice(KEYS_KEPT)) delete this.#keyUse[forgotten];
  }

  #countInMonth(quota: number): boolean {
    this.#calls += 1;
    const due = NOTICE_PERCENTS.filter(
      (percent) => this.#calls >= (quota * percent) / 100 && !this.#noticed.has(percent),
    );
    return due.filter((percent) => this.#noteNotice(percent)).length > 0;
  }

  /** @returns whether it was not known already */
  #noteNotice(percent: number): boolean {
    this.#noticed.add(percent);
    const insert = "INSERT OR IGNORE INTO notices (month, percent, sent) VALUES (?, ?, 0) RETURNING percent";
    return this.#sql.exec(insert, this.#month, percent).toArray().length > 0;
  }

  /** When the counts must be written; null when they are. */
  get dueAt(): number | null {
    return this.#isWritten ? null : this.#writtenAt + WRITE_EVERY_MS;
  }

  flush(now: number): void {
    if (!this.#isWritten) this.#write(now);
  }

  #write(now: number): void {
    const { tokens, at } = this.bucket.level;
    this.#sql.exec(
      `INSERT OR REPLACE INTO counts (one, month, calls, tokens, filled_at, key_use) VALUES (1, ?, ?, ?, ?, ?)`,
      this.#month,
      this.#calls,
      tokens,
      at,
      JSON.stringify(this.#keyUse),
    );
    this.#isWritten = true;
    this.#writtenAt = now;
  }

  /** Newest first. */
  months(now: number): MonthUsage[] {
    const current = this.current(now);
    const others = this.#sql
      .exec<{ month: string; calls: number }>(
        "SELECT month, calls FROM months WHERE month <> ? ORDER BY month DESC",
        current.month,
      )
      .toArray();
    return [current, ...others];
  }

  keyUse(): Record<string, number> {
    return { ...this.#keyUse };
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
