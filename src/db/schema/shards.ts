import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: what was decided about a database; one without a row is OPEN. */
export const shards = sqliteTable("shards", {
  name: text("name").primaryKey(),
  state: text("state", { enum: ["OPEN", "CLOSED", "DRAINING"] }).notNull(),
  changedAt: integer("changed_at").notNull(),
  changedBy: text("changed_by"),
  relieveTo: integer("relieve_to"),
});
