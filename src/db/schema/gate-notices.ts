import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Written by triggers of accounts, grants and api_keys: no change of them goes unsaid, whoever makes it. */
export const gateNotices = sqliteTable("gate_notices", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  accountId: text("account_id").notNull(),
});
