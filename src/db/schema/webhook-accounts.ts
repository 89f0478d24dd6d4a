import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const webhookAccounts = sqliteTable("webhook_accounts", {
  accountId: text("account_id").primaryKey(),
  shard: text("shard").notNull(),
  /** When the last creation of an endpoint began. */
  toldAt: integer("told_at").notNull(),
});
