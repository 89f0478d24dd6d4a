import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const audit = sqliteTable("audit", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  id: text("id").notNull(),
  accountId: text("account_id"),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  subject: text("subject"),
  /** Names of the fields written, never their values. */
  fields: text("fields", { mode: "json" }).$type<string[]>().notNull(),
  at: integer("at").notNull(),
});
