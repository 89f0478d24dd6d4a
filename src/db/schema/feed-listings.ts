import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ref] })],
);
