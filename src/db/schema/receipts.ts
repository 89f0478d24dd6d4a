import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const columns = {
  accountId: text("account_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  /** Id of the written object, so that a purge finds the answers with its data. */
  subject: text("subject"),
  status: integer("status").notNull(),
  headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
  body: text("body").notNull(),
  createdAt: integer("created_at").notNull(),
};

export const receipts = sqliteTable("receipts", columns, (table) => [
  primaryKey({ columns: [table.accountId, table.idempotencyKey] }),
]);

/** For writes that commit in the directory, wherever the account is: no fence stops them, and no move takes them. */
export const directoryReceipts = sqliteTable("directory_receipts", columns, (table) => [
  primaryKey({ columns: [table.accountId, table.idempotencyKey] }),
]);
