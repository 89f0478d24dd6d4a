import { CHUNK_ROWS, deleteInChunks } from "../db/delete-in-chunks.ts";
import { type Database, type Statement, sql } from "../db/statement.ts";
import { BATCH_KEPT_MS } from "../domain/batches/batch.ts";
import { DAY_MS } from "../lib/clock.ts";
import { IDEMPOTENCY_MS, MAIL_KEPT_MS } from "../vocabulary/limits.ts";

/** Twice the window of the shrink guard, which asks how the portfolio stood 24 hours ago. */
const HISTORY_MS = 2 * DAY_MS;

const receipts = (now: number): Statement =>
  sql(
    "DELETE FROM receipts WHERE rowid IN (SELECT rowid FROM receipts WHERE created_at < ? LIMIT ?)",
    now - IDEMPOTENCY_MS,
    CHUNK_ROWS,
  );

/** The newest row at or before the cutoff stays: it tells how the portfolio stands since. */
const portfolioHistory = (now: number): Statement =>
  sql(
    `DELETE FROM portfolio_history WHERE seq IN (
       SELECT old.seq FROM portfolio_history AS old WHERE old.at <= ?1 AND EXISTS (
         SELECT 1 FROM portfolio_history AS later
         WHERE later.account_id = old.account_id AND later.at <= ?1 AND (later.at, later.seq) > (old.at, old.seq)
       ) LIMIT ?2
     )`,
    now - HISTORY_MS,
    CHUNK_ROWS,
  );

/** Rows are in the order of their age, so the oldest ones are all that need looking at. */
const mails = (now: number): Statement =>
  sql(
    `DELETE FROM mails WHERE seq IN (
       SELECT seq FROM (SELECT seq, status, created_at, sent_at FROM mails ORDER BY seq LIMIT ?)
       WHERE status <> 'QUEUED' AND coalesce(sent_at, created_at) < ?
     )`,
    CHUNK_ROWS,
    now - MAIL_KEPT_MS,
  );

/** Worked or not: what a batch asks for may be about persons, and nothing of it is kept for longer. */
const batchItems = (now: number): Statement =>
  sql(
    `DELETE FROM batch_items WHERE (batch_id, position) IN (
       SELECT item.batch_id, item.position FROM batches AS old INDEXED BY batches_by_age
       CROSS JOIN batch_items AS item ON item.batch_id = old.id
       WHERE old.created_at <= ? LIMIT ?
     )`,
    now - BATCH_KEPT_MS,
    CHUNK_ROWS,
  );

const batches = (now: number): Statement =>
  sql(
    `DELETE FROM batches WHERE id IN (
       SELECT id FROM batches AS old INDEXED BY batches_by_age
       WHERE created_at <= ? AND NOT EXISTS (SELECT 1 FROM batch_items WHERE batch_id = old.id) LIMIT ?
     )`,
    now - BATCH_KEPT_MS,
    CHUNK_ROWS,
  );

const DELETIONS = { receipts, portfolioHistory, mails, batchItems, batches };

export interface RetentionPorts {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
}

/** Deletes what is kept for a time only. */
export const runRetention = async (ports: RetentionPorts, now: number): Promise<Record<string, number>> => {
  const deleted: Record<string, number> = {};
  for (const shard of ports.shardNames) {
    for (const [name, deletion] of Object.entries(DELETIONS)) {
      deleted[name] = (deleted[name] ?? 0) + (await deleteInChunks(ports.shard(shard), deletion(now)));
    }
  }
  return deleted;
};
