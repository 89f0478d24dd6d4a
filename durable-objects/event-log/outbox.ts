import type { QueueName } from "../../src/db/plan.ts";
import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import type { NewEntry } from "./entries.ts";

/** Outbox rows taken by one round trip. */
export const DRAIN_ROWS = 200;

/** Rows that leave the outbox together: the events, or the jobs of one queue. */
export type OutboxStream = "event" | QueueName;

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

export const outboxRows = (stream: OutboxStream, accountId: string, limit: number): Statement =>
  sql(
    `SELECT seq, id, type, payload, created_at FROM outbox WHERE account_id = ? AND ${within(stream)} ORDER BY seq LIMIT ?`,
    accountId,
    limit,
  );

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
