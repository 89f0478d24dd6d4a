import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Written by triggers of accounts, grants and api_keys, so that no change goes unnoticed. */
export const gateNotices = sqliteTable("gate_notices", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  accountId: text("account_id").notNull(),
  /** By the database's clock. */
  madeAt: integer("made_at"),
});
