import { sqliteTable, text } from "drizzle-orm/sqlite-core";

export const jobPositions = sqliteTable("job_positions", {
  job: text("job").primaryKey(),
  /** The next run begins after this account, or at a place in one of its lists. */
  position: text("account_id").notNull(),
});
