import { type CallCount, mergeCounts, mergeKeyUse } from "../../src/lib/call-count.ts";
import { dayOf, monthEnd, monthOf, monthStart, SECOND_MS } from "../../src/lib/clock.ts";
import type { MonthUsage } from "../../src/ports/account-gate.ts";
import { USAGE_KEPT_YEARS } from "../../src/vocabulary/limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** How long counted calls may wait in memory, which an idle object loses after ten seconds. */
const WRITE_EVERY_MS = 8 * SECOND_MS;
/** Percentages of the monthly quota at which the owner gets a notice. */
const NOTICE_PERCENTS = [80, 100] as const;
/** The call log's row keeps the count; the gate's own row follows this often, for releases that read only that. */
const WRITE_EVERY_CALLS = 100;

/** `calls` includes `apart`, unlogged calls. `months` are past; objects older than `counts` have `key_use`. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS counts (
    one INTEGER PRIMARY KEY CHECK (one = 1), month TEXT NOT NULL, calls INTEGER NOT NULL,
    tokens REAL NOT NULL, filled_at INTEGER NOT NULL, key_use TEXT NOT NULL, apart INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS months (
    month TEXT PRIMARY KEY, calls INTEGER NOT NULL, apart INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS key_use (key_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS notices (
    month TEXT NOT NULL, percent INTEGER NOT NULL, sent INTEGER NOT NULL, PRIMARY KEY (month, percent)
  ) WITHOUT ROWID, STRICT;
`;

/** Gates of an earlier version lack these columns. */
const addApartColumn = (sql: SqlStorage, table: "counts" | "months"): void => {
  const has = `SELECT 1 FROM pragma_table_info('${table}') WHERE name = 'apart'`;
  if (sql.exec(has).toArray().length > 0) return;
  sql.exec(`ALTER TABLE ${table} ADD COLUMN apart INTEGER NOT NULL DEFAULT 0`);
};

/** The same month of the first year whose usage is kept (rules 24.7). */
const oldestKept = (month: string): string =>
  `${Number(month.slice(0, 4)) - USAGE_KEPT_YEARS}${month.slice(4)}`;

interface Row extends Record<string, SqlStorageValue> {
  month: string;
  calls: number;
  apart: number;
  tokens: number;
  filled_at: number;
  /** JSON: when each key was last used. */
  key_use: string;
}

interface QuotaNotice {
  readonly month: string;
  readonly percent: number;
}

/**
 * An account's usage: the month's calls, the rate limit's bucket, and when each key was last used. It travels with each
 * logged call to the call log, whose row is written anyway; after a sleep the gate asks the log for it. The gate writes
 * its own row every hundred calls, each day, and at once for calls that are not logged; while many of those come, the
 * alarm writes it every eight seconds (docs/adr/0064-the-gates-count-rides-in-the-log.md).
 */
export class CallCounts {
  #bucket: TokenBucket;
  readonly #sql: SqlStorage;
  #keyUse: Record<string, number>;
  #month: string;
  /** The month's logged calls. This number only grows, so the highest that the log received is the latest. */
  #noted: number;
  /** The month's calls that the log is not told of, minus uncounted ones. */
  #apart: number;
  #period = { startsAt: 0, endsAt: 0 };
  #noticed = new Set<number>();
  #isWritten = true;
  #writtenAt = Number.NEGATIVE_INFINITY;
  /** The stored row; null if there is none. */
  #stored: { readonly calls: number; readonly at: number } | null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
    addApartColumn(sql, "counts");
    addApartColumn(sql, "months");
    const [row] = sql.exec<Row>("SELECT * FROM counts").toArray();
    this.#month = row?.month ?? "";
    this.#apart = row?.apart ?? 0;
    this.#noted = (row?.calls ?? 0) - this.#apart;
    this.#keyUse = row ? JSON.parse(row.key_use) : this.#earlierKeyUse();
    this.#bucket = new TokenBucket(row && { tokens: row.tokens, at: row.filled_at });
    this.#stored = row ? { calls: row.calls, at: row.filled_at } : null;
  }

  get bucket(): TokenBucket {
    return this.#bucket;
  }

  /** Whether nothing has ever been counted here. */
  get isNew(): boolean {
    return this.#stored === null;
  }

  /** The usage after a call, to be stored with it in the log. @param keyId the key of the call */
  after(keyId: string, now: number): CallCount {
    const { month } = this.current(now);
    const { tokens, at } = this.#bucket.level;
    return {
      month,
      calls: this.#noted,
      tokens,
      filledAt: at,
      keyUse: { [keyId]: this.#keyUse[keyId] ?? now },
    };
  }

  /** Takes over what the log has kept of the usage. */
  learn(count: CallCount): void {
    const { tokens, at } = this.#bucket.level;
    const own = { month: this.#month, calls: this.#noted, tokens, filledAt: at, keyUse: this.#keyUse };
    const joined = mergeCounts(own, count);
    if (count.month < own.month) this.#learnPast(count);
    if (joined.month !== own.month) this.#leave();
    this.#month = joined.month;
    this.#noted = joined.calls;
    this.#keyUse = { ...joined.keyUse };
    this.#bucket = new TokenBucket({ tokens: joined.tokens, at: joined.filledAt });
  }

  /** For a month that the gate left before the log's count of it arrived. */
  #learnPast({ month, calls }: CallCount): void {
    const raise = "UPDATE months SET calls = ?1 + apart WHERE month = ?2 AND calls - apart < ?1";
    this.#sql.exec(raise, calls, month);
  }

  #earlierKeyUse(): Record<string, number> {
    const rows = this.#sql.exec<{ key_id: string; at: number }>("SELECT key_id, at FROM key_use").toArray();
    return Object.fromEntries(rows.map((row) => [row.key_id, row.at]));
  }

  get #calls(): number {
    return this.#noted + this.#apart;
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
    const isFirst = this.#month === "";
    this.#leave();
    const [known] = this.#sql
      .exec<{ calls: number; apart: number }>("SELECT calls, apart FROM months WHERE month = ?", month)
      .toArray();
    this.#month = month;
    this.#apart = known?.apart ?? 0;
    this.#noted = (known?.calls ?? 0) - this.#apart;
    if (isFirst) return;
    this.#sql.exec("DELETE FROM months WHERE month < ?", oldestKept(month));
    this.#write(now);
  }

  /** Puts the month that has ended among the past months. */
  #leave(): void {
    this.#noticed.clear();
    if (this.#month === "") return;
    const keep = "INSERT OR REPLACE INTO months (month, calls, apart) VALUES (?, ?, ?)";
    this.#sql.exec(keep, this.#month, this.#calls, this.#apart);
    this.#apart = 0;
  }

  /**
   * Counts an admitted call.
   * @param quota the month's; null for a call that does not count against it
   * @param isLogged whether the count goes to the call log with the call
   * @returns whether a notice has become due
   */
  count(keyId: string, quota: number | null, { now, isLogged }: { now: number; isLogged: boolean }): boolean {
    this.current(now);
    this.#noteUse(keyId, now);
    const isNoticeDue = quota !== null && this.#countInMonth(quota, isLogged);
    if (!isLogged) this.#isWritten = false;
    if (!isLogged || this.#isOverdue(now)) this.#writeUnlessRecent(now);
    return isNoticeDue;
  }

  #isOverdue(now: number): boolean {
    const { calls, at } = this.#stored ?? { calls: 0, at: 0 };
    return Math.abs(this.#calls - calls) >= WRITE_EVERY_CALLS || dayOf(now) !== dayOf(at);
  }

  uncount(now: number): void {
    if (this.current(now).calls === 0) return;
    this.#apart -= 1;
    this.#isWritten = false;
    this.#writeUnlessRecent(now);
  }

  #noteUse(keyId: string, now: number): void {
    const isNew = !(keyId in this.#keyUse);
    this.#keyUse[keyId] = now;
    if (isNew) this.#keyUse = mergeKeyUse(this.#keyUse, {});
  }

  #countInMonth(quota: number, isLogged: boolean): boolean {
    if (isLogged) this.#noted += 1;
    else this.#apart += 1;
    const due = NOTICE_PERCENTS.filter(
      (percent) => this.#calls >= (quota * percent) / 100 && !this.#noticed.has(percent),
    );
    return due.filter((percent) => this.#noteNotice(percent)).length > 0;
  }

  /** @returns whether the notice is new */
  #noteNotice(percent: number): boolean {
    this.#noticed.add(percent);
    const insert = "INSERT OR IGNORE INTO notices (month, percent, sent) VALUES (?, ?, 0) RETURNING percent";
    return this.#sql.exec(insert, this.#month, percent).toArray().length > 0;
  }

  /** When the counts must be written; null if they already are. */
  get dueAt(): number | null {
    return this.#isWritten ? null : this.#writtenAt + WRITE_EVERY_MS;
  }

  flush(now: number): void {
    if (!this.#isWritten) this.#write(now);
  }

  #writeUnlessRecent(now: number): void {
    const since = now - this.#writtenAt;
    if (since >= WRITE_EVERY_MS || since < 0) this.#write(now);
  }

  #write(now: number): void {
    const { tokens, at } = this.#bucket.level;
    this.#sql.exec(
      `INSERT OR REPLACE INTO counts (one, month, calls, apart, tokens, filled_at, key_use)
       VALUES (1, ?, ?, ?, ?, ?, ?)`,
      this.#month,
      this.#calls,
      this.#apart,
      tokens,
      at,
      JSON.stringify(this.#keyUse),
    );
    this.#isWritten = true;
    this.#writtenAt = now;
    this.#stored = { calls: this.#calls, at: now };
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

  markNoticeSent(notice: QuotaNotice): void {
    this.#sql.exec(
      "UPDATE notices SET sent = 1 WHERE month = ? AND percent = ?",
      notice.month,
      notice.percent,
    );
  }
}
