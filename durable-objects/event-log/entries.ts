import { DAY_MS } from "../../src/lib/clock.ts";
import type { LoggedEvent, LogPage, LogRead } from "../../src/ports/event-log.ts";
import { LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";

const KEPT_MS = LOG_KEPT_DAYS * DAY_MS;
/** How far one read looks for events of the wanted types before it answers with what it has. */
const SCAN_ROWS = 5_000;
const FORGET_ROWS = 5_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    logged_at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_age ON entries (logged_at);
  CREATE TABLE IF NOT EXISTS head (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO head (one, sequence) VALUES (1, 0);
`;

interface EntryRow extends Record<string, SqlStorageValue> {
  sequence: number;
  id: string;
  type: string;
  created_at: number;
  logged_at: number;
  data: string;
}

export interface NewEntry {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  /** JSON text, stored as it came. */
  readonly data: string;
}

/**
 * The ordered entries of one account's log: gapless, each event id once. `logged_at` is `created_at`, but never
 * earlier than that of the entry before, as the clocks of two commits may differ: so the order of age is the order
 * of sequence, and a date is found by its index.
 */
export class LogEntries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  get head(): number {
    return this.#sql.exec<{ sequence: number }>("SELECT sequence FROM head").one().sequence;
  }

  /** Appends what is not there yet. @returns the entries that are new, with their sequence */
  append(entries: readonly NewEntry[]): LoggedEvent[] {
    let { sequence, logged_at: loggedAt } = this.#last();
    const added: LoggedEvent[] = [];
    for (const entry of entries) {
      const known = this.#sql.exec("SELECT 1 FROM entries WHERE id = ?", entry.id).toArray().length > 0;
      if (known) continue;
      sequence += 1;
      loggedAt = Math.max(loggedAt, entry.createdAt);
      this.#sql.exec(
        "INSERT INTO entries (sequence, id, type, created_at, logged_at, data) VALUES (?, ?, ?, ?, ?, ?)",
        sequence,
        entry.id,
        entry.type,
        entry.createdAt,
        loggedAt,
        entry.data,
      );
      const { id, type, createdAt } = entry;
      added.push({ sequence, id, type, createdAt, data: JSON.parse(entry.data) });
    }
    if (added.length > 0) this.#sql.exec("UPDATE head SET sequence = ?", sequence);
    return added;
  }

  page(request: LogRead, now: number): LogPage {
    const cutoff = now - KEPT_MS;
    const head = this.head;
    const oldest = this.#firstSince(cutoff);
    if (request.after !== null && request.after < (oldest?.sequence ?? head + 1) - 1) {
      return { found: false, oldestAt: oldest?.created_at ?? null };
    }
    const start = request.after ?? this.#startAt(Math.max(request.since ?? cutoff, cutoff), head);
    const until = Math.min(head, start + SCAN_ROWS);
    const rows = this.#sql
      .exec<EntryRow>(
        `SELECT sequence, id, type, created_at, data FROM entries
         WHERE sequence > ? AND sequence <= ? AND type IN (SELECT value FROM json_each(?))
         ORDER BY sequence LIMIT ?`,
        start,
        until,
        JSON.stringify(request.types),
        request.limit,
      )
      .toArray();
    const last = rows.length === request.limit ? rows.at(-1)!.sequence : until;
    return { found: true, events: rows.map(eventOf), last, hasMore: last < head };
  }

  /**
   * Forgets what is older than the log is kept, some of it at a time.
   * @returns when the next entry grows too old, which is past when more is left; null when the log is empty
   */
  forgetOld(now: number): number | null {
    this.#sql.exec(
      "DELETE FROM entries WHERE sequence IN (SELECT sequence FROM entries WHERE logged_at < ? LIMIT ?)",
      now - KEPT_MS,
      FORGET_ROWS,
    );
    const oldest = this.#firstSince(0);
    return oldest ? oldest.logged_at + KEPT_MS : null;
  }

  #last(): Pick<EntryRow, "sequence" | "logged_at"> {
    const rows = this.#sql.exec<EntryRow>("SELECT * FROM entries ORDER BY sequence DESC LIMIT 1").toArray();
    return rows[0] ?? { sequence: this.head, logged_at: 0 };
  }

  #firstSince(time: number): EntryRow | undefined {
    return this.#sql
      .exec<EntryRow>("SELECT * FROM entries WHERE logged_at >= ? ORDER BY logged_at, sequence LIMIT 1", time)
      .toArray()[0];
  }

  /** The sequence before the first event that is not older than `since`. */
  #startAt(since: number, head: number): number {
    const first = this.#firstSince(since);
    return first ? first.sequence - 1 : head;
  }
}

const eventOf = (row: EntryRow): LoggedEvent => ({
  sequence: row.sequence,
  id: row.id,
  type: row.type,
  createdAt: row.created_at,
  data: JSON.parse(row.data),
});
