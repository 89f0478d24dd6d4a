import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONNECTORS, FEED_STATUSES } from "../../vocabulary/value-lists.ts";

export interface FeedCounts {
  readonly created: number;
  readonly updated: number;
  readonly archived: number;
  readonly skipped: number;
  readonly unchanged: number;
  readonly confirmed: number;
}

export const feeds = sqliteTable("feeds", {
  accountId: text("account_id").primaryKey(),
  /** A secret, for it carries a token: never shown, never logged. */
  url: text("url").notNull(),
  connector: text("connector", { enum: CONNECTORS }).notNull(),
  autoSync: integer("auto_sync", { mode: "boolean" }).notNull(),
  nextAutoAt: integer("next_auto_at").notNull(),
  status: text("status", { enum: FEED_STATUSES }),
  /** Why the feed could not be fetched, last time or just now: a code. */
  fault: text("fault"),
  lastSyncAt: integer("last_sync_at"),
  feedCount: integer("feed_count"),
  counts: text("counts", { mode: "json" }).$type<FeedCounts>(),
  conflicts: integer("conflicts").notNull().default(0),
  etag: text("etag"),
  lastModified: text("last_modified"),
  /** End of the window that the last call at once has opened. */
  windowUntil: integer("window_until"),
  scheduledFor: integer("scheduled_for"),
  /** The sync under way; null when there is none. */
  syncId: text("sync_id"),
  /** When its message was sent, or is to come again: one that is not worked long after is lost. */
  queuedAt: integer("queued_at"),
  /** When it began, or a message of it had done its part. */
  progressedAt: integer("progressed_at"),
  /** When it asks for a feed again that could not be had. */
  retryAt: integer("retry_at"),
  leasedUntil: integer("leased_until").notNull().default(0),
  /** Progress of the running sync: survives a crash. */
  tally: text("tally", { mode: "json" }).$type<Partial<FeedCounts>>().notNull(),
  /** Version of the configuration and the windows; a sync's notes do not raise it. */
  version: integer("version").notNull().default(1),
});

export type Feed = typeof feeds.$inferSelect;
