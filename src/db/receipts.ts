import { IDEMPOTENCY_MS } from "../vocabulary/limits.ts";
import { receipts } from "./schema/receipts.ts";
import { type Row, type Statement, sql } from "./statement.ts";
import { tableOf } from "./table.ts";

/** The answer of a call under an Idempotency-Key, stored in the transaction of its write. */
export type Receipt = Omit<typeof receipts.$inferSelect, "accountId" | "createdAt">;

/** A call with this idempotency key has already committed: repeat its answer. */
export class ReceiptExists extends Error {
  override readonly name = "ReceiptExists";
}

const table = tableOf(receipts);

/** An expired key is free, even before retention deletes its receipt. */
export const insertReceipt = (accountId: string, receipt: Receipt, now: number): Statement[] => [
  sql(
    "DELETE FROM receipts WHERE account_id = ? AND idempotency_key = ? AND created_at <= ?",
    accountId,
    receipt.idempotencyKey,
    now - IDEMPOTENCY_MS,
  ),
  table.insert({ ...receipt, accountId, createdAt: now }),
];

/** The result committed under a key, if this request committed it. */
export const findReceipt = (
  accountId: string,
  { key, fingerprint }: { readonly key: string; readonly fingerprint: string },
  now: number,
): Statement =>
  sql(
    `SELECT ${table.columns} FROM receipts
     WHERE account_id = ? AND idempotency_key = ? AND fingerprint = ? AND created_at > ?`,
    accountId,
    key,
    fingerprint,
    now - IDEMPOTENCY_MS,
  );

export const decodeReceipt = (row: Row): Receipt => table.decode(row);

/** Whether a commit failed because another call with the key had committed. */
export const isReceiptConflict = (message: string): boolean =>
  message.includes("UNIQUE constraint failed: receipts.");
