import { integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";

/** Triggers count the properties with undecided rows into `feeds.conflicts`, and drop rows of released fields. */
export const feedConflicts = sqliteTable(
  "feed_conflicts",
  {
    seq: integer("seq").primaryKey(),
    accountId: text("account_id").notNull(),
    ref: text("ref").notNull(),
    field: text("field").notNull(),
    propertyId: text("property_id").notNull(),
    /** What the feed would show in the field; long values are cut. */
    value: text("value", { mode: "json" }).$type<unknown>().notNull(),
    /** A digest of the whole value: a different value is asked about again. */
    mark: text("mark").notNull(),
    /** Decided in favor of the dashboard's value. */
    kept: integer("kept", { mode: "boolean" }).notNull().default(false),
    foundAt: integer("found_at").notNull(),
  },
  (table) => [unique().on(table.accountId, table.ref, table.field)],
);
