import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: a notice of the platform to every account owner. */
export const ownerNotices = sqliteTable("owner_notices", {
  seq: integer("seq").primaryKey(),
  id: text("id").notNull().unique(),
  /** Rises with each change of the draft: what is sent is what was looked at. */
  version: integer("version").notNull(),
  titlePt: text("title_pt").notNull(),
  titleEn: text("title_en").notNull(),
  textPt: text("text_pt").notNull(),
  textEn: text("text_en").notNull(),
  changedBy: text("changed_by").notNull(),
  changedAt: integer("changed_at").notNull(),
  sentBy: text("sent_by"),
  sentAt: integer("sent_at"),
  /** The last account that was considered. */
  position: text("position").notNull().default(""),
  queuedAt: integer("queued_at"),
  /** How many get it; of their mails those sent and those given up, as a trigger counts them. */
  owners: integer("owners").notNull().default(0),
  mailed: integer("mailed").notNull().default(0),
  failed: integer("failed").notNull().default(0),
});
