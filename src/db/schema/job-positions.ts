import { sqliteTable, text } from "drizzle-orm/sqlite-core";

export const jobPositions = sqliteTable("job_positions", {
  job: text("job").primaryKey(),
  /** The account after which the next run begins. */
  accountId: text("account_id").notNull(),
});
