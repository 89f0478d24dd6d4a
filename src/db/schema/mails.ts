import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const MAIL_STATUSES = ["QUEUED", "SENT", "FAILED"] as const;

export const mails = sqliteTable("mails", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  id: text("id").notNull(),
  accountId: text("account_id").notNull(),
  kind: text("kind").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  status: text("status", { enum: MAIL_STATUSES }).notNull(),
  attempts: integer("attempts").notNull().default(0),
  createdAt: integer("created_at").notNull(),
  sentAt: integer("sent_at"),
  priority: integer("priority").notNull().default(0),
  dueAt: integer("due_at").notNull().default(0),
});
