import { type CallCount, mergeCounts } from "../../src/lib/call-count.ts";
import type { LoggedCall } from "../../src/ports/call-log.ts";
import { DaySums } from "./sums.ts";

/** Calls, sums and the gate's count are one row, so that none has a call that another lacks. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS open (
    one INTEGER PRIMARY KEY CHECK (one = 1), day TEXT NOT NULL, id INTEGER NOT NULL, calls TEXT NOT NULL,
    sums TEXT NOT NULL, count TEXT
  ) STRICT;
`;

/** Logs of an earlier version lack this column. */
const HAS_COUNT = "SELECT 1 FROM pragma_table_info('open') WHERE name = 'count'";
const ADD_COUNT = "ALTER TABLE open ADD COLUMN count TEXT";

interface Row extends Record<string, SqlStorageValue> {
  day: string;
  id: number;
  calls: string;
  sums: string;
  count: string | null;
}

const nameOf = ({ requestId, dryRun }: LoggedCall): string => (dryRun ? `${requestId} dry` : requestId);

/** The calls that are not yet in a full block, and the sums of their day. */
export class OpenBlock {
  readonly #sql: SqlStorage;
  readonly #calls: LoggedCall[];
  /** Listed calls, including the last block's, so that a repeated one is recognized. */
  #known: Set<string>;
  #day: string;
  #id: number;
  #sums: DaySums;
  #count: CallCount | null;
  #isWritten = true;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
    if (sql.exec(HAS_COUNT).toArray().length === 0) sql.exec(ADD_COUNT);
    const [row] = sql.exec<Row>("SELECT * FROM open").toArray();
    this.#day = row?.day ?? "";
    this.#id = row?.id ?? 0;
    this.#calls = row ? (JSON.parse(row.calls) as LoggedCall[]) : [];
    this.#known = new Set(this.#calls.map(nameOf));
    this.#sums = new DaySums(row?.sums);
    this.#count = row?.count ? (JSON.parse(row.count) as CallCount) : null;
  }

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  get day(): string {
    return this.#day;
  }

  /** When its first call was logged; later than the id of any full block. */
  get id(): number {
    return this.#id;
  }

  get sums(): DaySums {
    return this.#sums;
  }

  get isWritten(): boolean {
    return this.#isWritten;
  }

  get writtenAt(): number {
    return this.#writtenAt;
  }

  /** The count of the account's gate. */
  get count(): CallCount | null {
    return this.#count;
  }

  /** Counts come from many isolates, in any order. */
  keepCount(count: CallCount): void {
    this.#count = this.#count === null ? count : mergeCounts(this.#count, count);
    this.#isWritten = false;
  }

  has(call: LoggedCall): boolean {
    return this.#known.has(nameOf(call));
  }

  /** @param isListed false if it is only counted */
  take(call: LoggedCall, now: number, isListed: boolean): void {
    this.#sums.add(call);
    this.#isWritten = false;
    if (!isListed) return;
    if (this.#calls.length === 0) this.#id = Math.max(now, this.#id);
    this.#calls.push(call);
    this.#known.add(nameOf(call));
  }

  /** Drops the first calls, which a full block now has. */
  drop(count: number, now: number): void {
    const dropped = this.#calls.splice(0, count);
    this.#known = new Set([...dropped, ...this.#calls].map(nameOf));
    this.#id = Math.max(now, this.#id + 1);
    this.#isWritten = false;
  }

  /** Begins a day that has no calls yet. */
  begin(day: string): void {
    this.#day = day;
    this.#sums = new DaySums();
    this.#isWritten = false;
  }

  write(now: number): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO open (one, day, id, calls, sums, count) VALUES (1, ?, ?, ?, ?, ?)",
      this.#day,
      this.#id,
      JSON.stringify(this.#calls),
      this.#sums.text,
      this.#count && JSON.stringify(this.#count),
    );
    this.#isWritten = true;
    this.#writtenAt = now;
  }
}
