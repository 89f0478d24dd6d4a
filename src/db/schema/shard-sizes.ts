import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: the last measurement of each database. */
export const shardSizes = sqliteTable("shard_sizes", {
  name: text("name").primaryKey(),
  /** The size that the database reports, including indexes. */
  bytes: integer("bytes").notNull(),
  measuredAt: integer("measured_at").notNull(),
  /** Null in a row from before they were counted. */
  accounts: integer("accounts"),
  /** All stored properties, of any status. */
  properties: integer("properties"),
});
