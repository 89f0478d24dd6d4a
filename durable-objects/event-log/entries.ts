import { DAY_MS } from "../../src/lib/clock.ts";
import type {
  CausedEvent,
  LoggedEvent,
  LogPage,
  LogRead,
  NewestPage,
  NewestRead,
} from "../../src/ports/event-log.ts";
import { EVENT_LOG_BYTES, LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";

const KEPT_MS = LOG_KEPT_DAYS * DAY_MS;
/** How many entries one read scans, at most, for events of the wanted types. */
const SCAN_ROWS = 5_000;
const FORGET_ROWS = 5_000;

/** The ids are the only index; the last entry shows where the log ends. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    logged_at INTEGER NOT NULL,
    data TEXT NOT NULL,
    caused_by TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS forgotten (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL) STRICT;
`;

/** Logs of the previous version lack this column. */
const HAS_CAUSES = "SELECT 1 FROM pragma_table_info('entries') WHERE name = 'caused_by'";
const ADD_CAUSES = "ALTER TABLE entries ADD COLUMN caused_by TEXT";

const INSERT =
  "INSERT INTO entries (sequence, id, type, created_at, logged_at, data, caused_by) VALUES (?, ?, ?, ?, ?, ?, ?)";
const FIRST = "SELECT sequence, created_at, logged_at FROM entries ORDER BY sequence LIMIT 1";
const LAST = "SELECT sequence, created_at, logged_at FROM entries ORDER BY sequence DESC LIMIT 1";
const ENDS = `SELECT * FROM (${FIRST}) UNION ALL SELECT * FROM (${LAST})`;
const ENTRY_AT = "SELECT sequence, created_at, logged_at FROM entries WHERE sequence = ?";
const PAGE = `SELECT sequence, id, type, created_at AS createdAt, data FROM entries
  WHERE sequence > ? AND sequence <= ? AND type IN (SELECT value FROM json_each(?)) ORDER BY sequence LIMIT ?`;
/** A page's events as the API shows them: one value crosses to the caller in half the time of a hundred rows. */
const PAGE_AS_TEXT = `SELECT count(*) AS count, max(sequence) AS lastRead, coalesce(group_concat(
    '{"id":"' || id || '","type":"' || type || '","sequence":' || sequence
    || ',"createdAt":"' || strftime('%Y-%m-%dT%H:%M:%S', createdAt / 1000, 'unixepoch')
    || printf('.%03dZ', createdAt % 1000) || '","data":' || data || '}'), '') AS text FROM (${PAGE})`;
const NEWEST = `SELECT sequence, id, type, created_at AS createdAt, data, caused_by AS causedBy FROM entries
  WHERE sequence < ? AND sequence >= ? AND type IN (SELECT value FROM json_each(?))
    AND (? IS NULL OR json_extract(data, '$.id') = ?) ORDER BY sequence DESC LIMIT ?`;
type TextRow = { text: string; count: number; lastRead: number | null };
type Moment = Pick<EntryRow, "sequence" | "created_at" | "logged_at">;

interface Ends {
  readonly first: Moment;
  readonly last: Moment;
}

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
  /** JSON text, stored as received. */
  readonly data: string;
  /** The requestId of the call that caused it. */
  readonly causedBy?: string | null;
}

/**
 * The ordered entries of one account's log: gapless, each event id once. `logged_at` is `created_at`, but never
 * earlier than the previous entry's, because the clocks of two commits may differ. The order of age is therefore the
 * order of sequence, and a binary search finds a date.
 */
export class LogEntries {
  readonly #sql: SqlStorage;
  readonly #maxBytes: number;
  /** Kept until the log changes: most reads find it unchanged. */
  #knownEnds: Ends | undefined;

  constructor(sql: SqlStorage, maxBytes = EVENT_LOG_BYTES) {
    this.#sql = sql;
    this.#maxBytes = maxBytes;
    sql.exec(SCHEMA);
    if (sql.exec(HAS_CAUSES).toArray().length === 0) sql.exec(ADD_CAUSES);
  }

  /** Appends missing entries. @returns the new entries, with their sequences */
  append(entries: readonly NewEntry[]): LoggedEvent[] {
    this.#knownEnds = undefined;
    const last = this.#moment(LAST);
    let [sequence, loggedAt] = last ? [last.sequence, last.logged_at] : [this.#forgotten, 0];
    const added: LoggedEvent[] = [];
    for (const { id, type, createdAt, data, causedBy } of entries) {
      const known = this.#sql.exec("SELECT 1 FROM entries WHERE id = ?", id).toArray().length > 0;
      if (known) continue;
      sequence += 1;
      loggedAt = Math.max(loggedAt, createdAt);
      this.#sql.exec(INSERT, sequence, id, type, createdAt, loggedAt, data, causedBy ?? null);
      added.push({ sequence, id, type, createdAt, data });
    }
    return added;
  }

  page(request: LogRead, now: number): LogPage {
    const cutoff = now - KEPT_MS;
    const ends = this.#ends();
    const head = ends?.last.sequence ?? this.#forgotten;
    const oldest = this.#firstSince(cutoff, ends);
    const beforeOldest = (oldest?.sequence ?? head + 1) - 1;
    if (request.after !== null && request.after < beforeOldest) {
      return { found: false, oldestAt: oldest?.created_at ?? null };
    }
    const start =
      request.after ??
      (request.since === null ? beforeOldest : this.#startAt(Math.max(request.since, cutoff), head, ends));
    const until = Math.min(head, start + SCAN_ROWS);
    const params = [start, until, JSON.stringify(request.types), request.limit];
    const { count, lastRead, ...read } = request.asText ? this.#readText(params) : this.#readRows(params);
    const last = count === request.limit ? lastRead! : until;
    return { found: true, ...read, last, hasMore: last < head };
  }

  #readRows(params: readonly SqlStorageValue[]) {
    const events = this.#sql.exec<LoggedEvent & Record<string, SqlStorageValue>>(PAGE, ...params).toArray();
    return { events, count: events.length, lastRead: events.at(-1)?.sequence };
  }

  #readText(params: readonly SqlStorageValue[]) {
    return { events: [], ...this.#sql.exec<TextRow>(PAGE_AS_TEXT, ...params).one() };
  }

  /** Newest first, without expired entries. */
  newest(
    { before, types, objectId, limit }: Omit<NewestRead, "accountId" | "shard">,
    now: number,
  ): NewestPage {
    const ends = this.#ends();
    const head = ends?.last.sequence ?? this.#forgotten;
    const oldest = this.#firstSince(now - KEPT_MS, ends)?.sequence ?? head + 1;
    const end = Math.min(before ?? head + 1, head + 1);
    const from = Math.max(oldest, end - SCAN_ROWS);
    const params = [end, from, JSON.stringify(types), objectId, objectId, limit];
    const events = this.#sql.exec<CausedEvent & Record<string, SqlStorageValue>>(NEWEST, ...params).toArray();
    const next = events.length === limit ? events.at(-1)!.sequence : from;
    return { events, next: next > oldest ? next : null };
  }

  get isFull(): boolean {
    return this.#sql.databaseSize > this.#maxBytes;
  }

  /** When the oldest entry expires; null if the log is empty, 0 if it is full. */
  get endsAt(): number | null {
    const oldest = this.#moment(FIRST);
    if (!oldest) return null;
    return this.isFull ? 0 : oldest.logged_at + KEPT_MS;
  }

  /** Last sequence of the next chunk to delete, or null. */
  oldUntil(now: number): number | null {
    const ends = this.#ends();
    if (!ends) return null;
    const { first, last } = ends;
    if (this.isFull) return Math.min(last.sequence, first.sequence + FORGET_ROWS - 1);
    if (first.logged_at >= now - KEPT_MS) return null;
    const firstKept = this.#firstSince(now - KEPT_MS, ends)?.sequence ?? last.sequence + 1;
    return Math.min(firstKept - 1, first.sequence + FORGET_ROWS - 1);
  }

  /** Deletes the beginning of the log; sequences continue. */
  forgetUntil(sequence: number): void {
    this.#knownEnds = undefined;
    this.#sql.exec("DELETE FROM entries WHERE sequence <= ?", sequence);
    this.#sql.exec("INSERT OR REPLACE INTO forgotten (one, sequence) VALUES (1, ?)", sequence);
  }

  get #forgotten(): number {
    return this.#sql.exec<{ sequence: number }>("SELECT sequence FROM forgotten").toArray()[0]?.sequence ?? 0;
  }

  #moment(query: string, ...bindings: number[]): Moment | undefined {
    return this.#sql.exec<EntryRow>(query, ...bindings).toArray()[0];
  }

  /** Undefined if the log is empty. */
  #ends(): Ends | undefined {
    if (this.#knownEnds) return this.#knownEnds;
    const [first, last] = this.#sql.exec<EntryRow>(ENDS).toArray();
    this.#knownEnds = first && last && { first, last };
    return this.#knownEnds;
  }

  /** The first entry logged at this time or later: usually the oldest, otherwise found by binary search. */
  #firstSince(time: number, ends: Ends | undefined): Moment | undefined {
    if (!ends || ends.first.logged_at >= time) return ends?.first;
    const { first, last } = ends;
    if (last.logged_at < time) return undefined;
    let before = first.sequence;
    let found = last;
    while (found.sequence - before > 1) {
      const middle = this.#moment(ENTRY_AT, Math.floor((before + found.sequence) / 2))!;
      if (middle.logged_at >= time) found = middle;
      else before = middle.sequence;
    }
    return found;
  }

  /** The sequence before the first stored event that is not older than `since`. */
  #startAt(since: number, head: number, ends: Ends | undefined): number {
    const first = this.#firstSince(since, ends);
    return first ? first.sequence - 1 : head;
  }
}
