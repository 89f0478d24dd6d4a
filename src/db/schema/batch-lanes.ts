import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const batchLanes = sqliteTable("batch_lanes", {
  accountId: text("account_id").primaryKey(),
  /** The current or last run of the lane. */
  holder: text("holder").notNull(),
  /** The message that the lane waits for or that processes it; empty when idle. Any other message does nothing. */
  ticket: text("ticket").notNull(),
  /** Free from this time on. */
  heldUntil: integer("held_until").notNull(),
  /** When the next item may begin. */
  nextAt: integer("next_at").notNull(),
});
