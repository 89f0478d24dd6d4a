import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ListingOutcome } from "../../vocabulary/feed-report.ts";

/** The progress of a sync that several messages process; deleted when it ends. */
export const feedProgress = sqliteTable(
  "feed_progress",
  {
    accountId: text("account_id").notNull(),
    syncId: text("sync_id").notNull(),
    /** One for each commit, from 0. */
    part: integer("part").notNull(),
    /** In syncs begun by older code: the codes of the listings that the message has processed. */
    refs: text("refs", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** Listings for which the account had no room, or which somebody else changed meanwhile. */
    skipped: integer("skipped").notNull(),
    /** The outcomes that a report shows. */
    outcomes: text("outcomes", { mode: "json" }).$type<readonly ListingOutcome[]>(),
    /** The byte of the sync's file up to which listings are processed; null for a commit that processed none. */
    workedTo: integer("worked_to"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.syncId, table.part] })],
);
