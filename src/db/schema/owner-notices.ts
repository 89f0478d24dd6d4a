import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: a notice of the platform to every account owner. */
export const ownerNotices = sqliteTable("owner_notices", {
  seq: integer("seq").primaryKey(),
  id: text("id").notNull().unique(),
  /** Rises with each change of the draft, so that only the draft that was looked at is sent. */
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
  /** How many owners get it, and how many of the mails were sent and given up, as triggers count them. */
  owners: integer("owners").notNull().default(0),
  mailed: integer("mailed").notNull().default(0),
  failed: integer("failed").notNull().default(0),
});
