import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What triggers weigh for an account in the database of its rows: acts and partnerships do not move with it. */
export const accountStores = sqliteTable(
  "account_stores",
  {
    accountId: text("account_id").notNull(),
    store: text("store", { enum: ["audit", "partnerships"] }).notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.store] })],
);
