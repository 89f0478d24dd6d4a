import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** In the directory: in the order in which every database learns them. */
export const neighborhoodDecisions = sqliteTable("neighborhood_decisions", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  cityId: text("city_id").notNull(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  /** Other spellings that mean it, as slugs. */
  aliases: text("aliases", { mode: "json" }).$type<string[]>().notNull(),
  /** What waited; empty of decisions whose text nobody kept. */
  text: text("text").notNull(),
  actor: text("actor").notNull(),
  decidedAt: integer("decided_at").notNull(),
});

/** In each database: how far it has come with them. */
export const neighborhoodsLearned = sqliteTable("neighborhoods_learned", {
  id: integer("id").primaryKey(),
  learned: integer("learned").notNull(),
  placed: integer("placed").notNull(),
});
