import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import type { CallFilter, LoggedCall } from "../../src/ports/call-log.ts";
import { CALL_LOG_BYTES } from "../../src/vocabulary/limits.ts";
import { deflate, inflate } from "./deflate.ts";
import { marksFor, marksOf } from "./matching.ts";
import { timeOf } from "./sums.ts";

/** `id` is the time of the block's first call. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS blocks (
    id INTEGER PRIMARY KEY, first_at INTEGER NOT NULL, last_at INTEGER NOT NULL, marks TEXT NOT NULL,
    content BLOB NOT NULL
  ) STRICT;
`;

/** No call is logged later than this after it arrived: by then the platform has ended it. */
const LATEST_MS = 15 * MINUTE_MS;
/** Because clocks differ, a call may seem to be logged this long before it arrived. */
const EARLIEST_MS = MINUTE_MS;
/** Blocks deleted to make room for a new one: more than one, so that a full log shrinks. */
const BLOCKS_DROPPED = 4;
const FORGET_OLDEST = "DELETE FROM blocks WHERE id IN (SELECT id FROM blocks ORDER BY id LIMIT ?)";
/** At most this many blocks cover one moment, even for an account with a thousand calls a second. */
const MAX_AROUND = 20;

interface Row extends Record<string, SqlStorageValue> {
  id: number;
  content: ArrayBuffer;
}

export interface Block {
  readonly id: number;
  readonly calls: readonly LoggedCall[];
}

interface PackedBlock {
  readonly id: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly marks: string;
  readonly content: Uint8Array;
}

export const pack = async (id: number, calls: readonly LoggedCall[]): Promise<PackedBlock> => {
  const times = calls.map(timeOf);
  return {
    id,
    firstAt: Math.min(...times),
    lastAt: Math.max(...times),
    marks: marksOf(calls),
    content: await deflate(JSON.stringify(calls)),
  };
};

const unpack = async ({ id, content }: Row): Promise<Block> => ({
  id,
  calls: JSON.parse(await inflate(content)) as LoggedCall[],
});

/** Full blocks of calls, deflated: one row each. */
export class Blocks {
  readonly #sql: SqlStorage;
  readonly #maxBytes: number;

  constructor(sql: SqlStorage, maxBytes = CALL_LOG_BYTES) {
    this.#sql = sql;
    this.#maxBytes = maxBytes;
    sql.exec(SCHEMA);
  }

  insert({ id, firstAt, lastAt, marks, content }: PackedBlock): void {
    const statement = "INSERT INTO blocks (id, first_at, last_at, marks, content) VALUES (?, ?, ?, ?, ?)";
    this.#sql.exec(statement, id, firstAt, lastAt, marks, content);
    if (this.#sql.databaseSize > this.#maxBytes) this.#sql.exec(FORGET_OLDEST, BLOCKS_DROPPED);
  }

  /** The start of the oldest block; null if there are none. */
  get firstId(): number | null {
    return this.#sql.exec<{ id: number | null }>("SELECT min(id) AS id FROM blocks").one().id;
  }

  /** Ids of blocks that may have calls that pass a filter, newest first. A block has the calls of one day. */
  idsFor(filter: CallFilter, before: number, limit: number): number[] {
    const { since = 0, until = Number.MAX_SAFE_INTEGER } = filter;
    const marks = marksFor(filter);
    const statement = `SELECT id FROM blocks WHERE id < ? AND id >= ? AND first_at <= ? AND last_at >= ?
      ${marks.map(() => "AND instr(marks, ?) > 0").join(" ")} ORDER BY id DESC LIMIT ?`;
    const words = marks.map((word) => ` ${word} `);
    return this.#sql
      .exec<{ id: number }>(statement, before, since - DAY_MS, until, since, ...words, limit)
      .toArray()
      .map(({ id }) => id);
  }

  /** Ids of blocks that may have the call that arrived at this time. */
  idsAround(at: number): number[] {
    const statement = `SELECT id FROM blocks WHERE id >= ? AND id <= ? AND first_at <= ? AND last_at >= ?
      ORDER BY id LIMIT ?`;
    return this.#sql
      .exec<{ id: number }>(statement, at - DAY_MS - EARLIEST_MS, at + LATEST_MS, at, at, MAX_AROUND)
      .toArray()
      .map(({ id }) => id);
  }

  async read(id: number): Promise<Block> {
    const [row] = this.#sql.exec<Row>("SELECT id, content FROM blocks WHERE id = ?", id).toArray();
    return row ? unpack(row) : { id, calls: [] };
  }

  forgetUntil(at: number): void {
    this.#sql.exec("DELETE FROM blocks WHERE id < ?", at);
  }
}
