import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ListingMarks } from "../../vocabulary/feed-report.ts";

export const feedListings = sqliteTable(
  "feed_listings",
  {
    accountId: text("account_id").notNull(),
    ref: text("ref").notNull(),
    propertyId: text("property_id").notNull(),
    /** A digest of the mapped listing: if it is unchanged, the property need not be read. */
    fingerprint: text("fingerprint").notNull(),
    /** Complete syncs in a row that did not find it. */
    missing: integer("missing").notNull().default(0),
    /** The last sync that counted it as missing, so that a sync repeated after a crash counts once. */
    missedIn: text("missed_in"),
    /** Whether the dashboard protects a field that the feed would change. */
    conflicted: integer("conflicted", { mode: "boolean" }).notNull().default(false),
    /** Digests of its address, link and photos; null if it was last seen before these were kept. */
    marks: text("marks", { mode: "json" }).$type<ListingMarks>(),
    /** Complete syncs in a row in which it had no price, and the last one that counted it. */
    unpriced: integer("unpriced").notNull().default(0),
    unpricedIn: text("unpriced_in"),
    /** Hash of the listing's date of change when its photos were last requested; null if it never had such a date. */
    dated: integer("dated"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ref] })],
);
