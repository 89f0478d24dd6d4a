import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const outbox = sqliteTable("outbox", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  accountId: text("account_id").notNull(),
  kind: text("kind", { enum: ["event", "job"] }).notNull(),
  id: text("id").notNull(),
  /** Event type, or the queue of a job. */
  type: text("type").notNull(),
  payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  createdAt: integer("created_at").notNull(),
});
