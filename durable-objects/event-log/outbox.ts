import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import type { NewEntry } from "./entries.ts";

/** Outbox rows taken by one round trip. */
export const DRAIN_ROWS = 200;

export type OutboxKind = "event" | "job";

export interface OutboxRow {
  seq: number;
  id: string;
  type: string;
  payload: string;
  created_at: number;
}

export const outboxRowsOf = (rows: Row[] | undefined): OutboxRow[] => (rows ?? []) as unknown as OutboxRow[];

export const outboxRows = (kind: OutboxKind, accountId: string, limit: number): Statement =>
  sql(
    `SELECT seq, id, type, payload, created_at FROM outbox WHERE account_id = ? AND kind = '${kind}' ORDER BY seq LIMIT ?`,
    accountId,
    limit,
  );

/** Rows commit in the order of seq, so all up to the last one taken have been taken. */
export const outboxDelete = (kind: OutboxKind, accountId: string, taken: readonly OutboxRow[]): Statement =>
  sql(
    `DELETE FROM outbox WHERE account_id = ? AND kind = '${kind}' AND seq <= ?`,
    accountId,
    taken.at(-1)!.seq,
  );

export const entryOf = (row: OutboxRow): NewEntry => ({
  id: row.id,
  type: row.type,
  createdAt: row.created_at,
  data: row.payload,
});
