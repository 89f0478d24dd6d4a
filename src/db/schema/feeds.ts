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
  /** A secret, because it contains a token: never shown, never logged. */
  url: text("url").notNull(),
  connector: text("connector", { enum: CONNECTORS }).notNull(),
  autoSync: integer("auto_sync", { mode: "boolean" }).notNull(),
  nextAutoAt: integer("next_auto_at").notNull(),
  status: text("status", { enum: FEED_STATUSES }),
  /** The code of the last or current failure to fetch the feed. */
  fault: text("fault"),
  lastSyncAt: integer("last_sync_at"),
  feedCount: integer("feed_count"),
  counts: text("counts", { mode: "json" }).$type<FeedCounts>(),
  conflicts: integer("conflicts").notNull().default(0),
  etag: text("etag"),
  lastModified: text("last_modified"),
  /** End of the window that the last immediate sync opened. */
  windowUntil: integer("window_until"),
  scheduledFor: integer("scheduled_for"),
  /** The sync under way; null when there is none. */
  syncId: text("sync_id"),
  /** When its message was sent or will be sent again: one still unprocessed long after is lost. */
  queuedAt: integer("queued_at"),
  /** When the sync began, or when a message last completed a part of it. */
  progressedAt: integer("progressed_at"),
  /** When an unavailable feed is requested again. */
  retryAt: integer("retry_at"),
  leasedUntil: integer("leased_until").notNull().default(0),
  /** Progress of the running sync: survives a crash. */
  tally: text("tally", { mode: "json" }).$type<Partial<FeedCounts>>().notNull(),
  /** Version of the configuration and the windows; a sync's notes do not raise it. */
  version: integer("version").notNull().default(1),
  /** The sync whose files are complete, so that it fetches nothing again. */
  stored: text("stored"),
  /** Hash of the last feed that was processed completely and of the reader's edition. */
  contentHash: text("content_hash"),
  /** The owner has confirmed that the codes of a held feed name the same properties, so the next sync continues. */
  trusted: integer("trusted", { mode: "boolean" }).notNull().default(false),
});

export type Feed = typeof feeds.$inferSelect;
