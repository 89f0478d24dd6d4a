import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";

/** In the directory: how many clients of all accounts look for what, counted each night. */
export const captacaoDemand = sqliteTable(
  "captacao_demand",
  {
    /** The night it was counted in. */
    asOf: integer("as_of").notNull(),
    cityId: text("city_id").notNull(),
    /** Empty: the city, whichever neighborhood. */
    neighborhoodSlug: text("neighborhood_slug").notNull(),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    propertyType: text("property_type", { enum: PROPERTY_TYPES }).notNull(),
    people: integer("people").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.asOf, table.cityId, table.neighborhoodSlug, table.purpose, table.propertyType],
    }),
  ],
);

/** A night's count: how far it has come, and whether it is done. */
export const captacaoDemandCounts = sqliteTable("captacao_demand_counts", {
  asOf: integer("as_of").primaryKey(),
  shard: text("shard").notNull(),
  /** The last client counted of that shard, by seq. */
  counted: integer("counted").notNull(),
  doneAt: integer("done_at"),
});
