import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: the decisions, in the order in which every database applies them. */
export const neighborhoodDecisions = sqliteTable("neighborhood_decisions", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  cityId: text("city_id").notNull(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  /** Its other spellings, as slugs. */
  aliases: text("aliases", { mode: "json" }).$type<string[]>().notNull(),
  /** The text that waited for the decision; empty if it was not kept. */
  text: text("text").notNull(),
  actor: text("actor").notNull(),
  decidedAt: integer("decided_at").notNull(),
});

/** In each database: the last decision applied. */
export const neighborhoodsLearned = sqliteTable("neighborhoods_learned", {
  id: integer("id").primaryKey(),
  learned: integer("learned").notNull(),
  placed: integer("placed").notNull(),
  keyed: integer("keyed").notNull().default(0),
});
