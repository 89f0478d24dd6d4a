import { IDEMPOTENCY_MS } from "../vocabulary/limits.ts";
import { directoryReceipts, receipts } from "./schema/receipts.ts";
import { type Row, type Statement, sql } from "./statement.ts";
import { tableOf } from "./table.ts";

const TABLES = { shard: tableOf(receipts), directory: tableOf(directoryReceipts) };

/** Where a write and its receipt commit: in the account's shard, or in the directory (rules 28.3). */
type ReceiptPlace = keyof typeof TABLES;

/** The answer of a call under an Idempotency-Key, stored in the transaction of its write. */
export type StoredReceipt = Omit<typeof receipts.$inferSelect, "accountId" | "createdAt">;

export interface Receipt extends StoredReceipt {
  readonly place: ReceiptPlace;
}

/** A call with this idempotency key has already committed: repeat its answer. */
export class ReceiptExists extends Error {
  override readonly name = "ReceiptExists";
}

/** First deletes an expired receipt, so that its key is free even before retention runs. */
export const insertReceipt = (
  accountId: string,
  { place, ...receipt }: Receipt,
  now: number,
): Statement[] => [
  sql(
    `DELETE FROM ${TABLES[place].name} WHERE account_id = ? AND idempotency_key = ? AND created_at <= ?`,
    accountId,
    receipt.idempotencyKey,
    now - IDEMPOTENCY_MS,
  ),
  TABLES[place].insert({ ...receipt, accountId, createdAt: now }),
];

const foundIn = ({ name, columns }: { readonly name: string; readonly columns: string }): string =>
  `SELECT ${columns} FROM ${name}
   WHERE account_id = ?1 AND idempotency_key = ?2 AND fingerprint = ?3 AND created_at > ?4`;

/** The directory's receipts used to be in the table of shard receipts. */
const FOUND: Readonly<Record<ReceiptPlace, string>> = {
  shard: foundIn(TABLES.shard),
  directory: `${foundIn(TABLES.directory)} UNION ALL ${foundIn(TABLES.shard)} LIMIT 1`,
};

/** Finds the result committed under a key by the same request. */
export const findReceipt = (
  place: ReceiptPlace,
  accountId: string,
  { key, fingerprint }: { readonly key: string; readonly fingerprint: string },
  now: number,
): Statement => sql(FOUND[place], accountId, key, fingerprint, now - IDEMPOTENCY_MS);

/** Deletes the answers that show a purged object. */
export const dropReceipts = (place: ReceiptPlace, subject: string): Statement =>
  sql(`DELETE FROM ${TABLES[place].name} WHERE subject = ?`, subject);

/** How many stored answers show an object. */
export const countReceipts = (place: ReceiptPlace, subject: string): Statement =>
  sql(`SELECT count(*) AS answers FROM ${TABLES[place].name} WHERE subject = ?`, subject);

export const decodeReceipt = (row: Row): StoredReceipt => TABLES.shard.decode(row);

/** Whether a commit failed because another call with the key had committed. */
export const isReceiptConflict = (message: string): boolean =>
  Object.values(TABLES).some(({ name }) => message.includes(`UNIQUE constraint failed: ${name}.`));
