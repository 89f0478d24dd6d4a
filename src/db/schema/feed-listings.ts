import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ListingMarks } from "../../vocabulary/feed-report.ts";

export const feedListings = sqliteTable(
  "feed_listings",
  {
    accountId: text("account_id").notNull(),
    ref: text("ref").notNull(),
    propertyId: text("property_id").notNull(),
    /** Of the mapped listing: if it is unchanged, the property need not be read. */
    fingerprint: text("fingerprint").notNull(),
    /** Complete syncs in a row that did not find it. */
    missing: integer("missing").notNull().default(0),
    /** The last sync that counted it as missing, so a sync repeated after a death counts once. */
    missedIn: text("missed_in"),
    /** The dashboard protects a field that the feed would change. */
    conflicted: integer("conflicted", { mode: "boolean" }).notNull().default(false),
    /** Of its address, its link and its photos; null if it was last seen before they were kept. */
    marks: text("marks", { mode: "json" }).$type<ListingMarks>(),
    /** Complete syncs in a row in which it had no price, and the last one that counted it. */
    unpriced: integer("unpriced").notNull().default(0),
    unpricedIn: text("unpriced_in"),
    /** Hash of its own date of change, when its photos were last asked for; null if it never had one. */
    dated: integer("dated"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ref] })],
);
