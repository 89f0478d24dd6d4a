import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import { JOB_QUEUES } from "../../src/ports/messages.ts";
import type { NewEntry } from "./entries.ts";

/** Outbox rows taken by one round trip. */
export const DRAIN_ROWS = 200;

/** What leaves the outbox together: the events, or the jobs of one queue. */
const STREAMS = ["event", ...JOB_QUEUES] as const;

export type OutboxStream = (typeof STREAMS)[number];

export interface OutboxRow {
  seq: number;
  id: string;
  type: string;
  payload: string;
  created_at: number;
}

export const outboxRowsOf = (rows: Row[] | undefined): OutboxRow[] => (rows ?? []) as unknown as OutboxRow[];

const within = (stream: OutboxStream): string =>
  stream === "event" ? "kind = 'event'" : `kind = 'job' AND type = '${stream}'`;

const COLUMNS = "seq, id, type, payload, created_at";

const firstOf = (stream: OutboxStream, columns: string): string =>
  `SELECT ${columns} FROM outbox WHERE account_id = ?1 AND ${within(stream)} ORDER BY seq LIMIT ?2`;

/** The first rows of a stream. */
export const outboxRows = (stream: OutboxStream, accountId: string, limit = DRAIN_ROWS): Statement =>
  sql(firstOf(stream, COLUMNS), accountId, limit);

const ALL_HEADS = STREAMS.map(
  (stream) => `SELECT * FROM (${firstOf(stream, `'${stream}' AS stream, ${COLUMNS}`)})`,
)
  .join(" UNION ALL ")
  .concat(" ORDER BY seq");

/** The first rows of every stream, in one statement: each more would cost as much as this one. */
export const outboxHeads = (accountId: string): Statement => sql(ALL_HEADS, accountId, DRAIN_ROWS);

export const byStream = (rows: Row[] | undefined): Partial<Record<OutboxStream, OutboxRow[]>> =>
  Object.groupBy((rows ?? []) as unknown as (OutboxRow & { stream: OutboxStream })[], ({ stream }) => stream);

/** Rows commit in the order of seq, so all up to the last one taken have been taken. */
export const outboxDelete = (
  stream: OutboxStream,
  accountId: string,
  taken: readonly OutboxRow[],
): Statement =>
  sql(
    `DELETE FROM outbox WHERE account_id = ? AND ${within(stream)} AND seq <= ?`,
    accountId,
    taken.at(-1)!.seq,
  );

export const entryOf = (row: OutboxRow): NewEntry => ({
  id: row.id,
  type: row.type,
  createdAt: row.created_at,
  data: row.payload,
});
