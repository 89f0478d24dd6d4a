import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MATCH_SCOPES, MATCH_SIDES, MATCH_STATUSES } from "../../vocabulary/value-lists.ts";

export const matches = sqliteTable("matches", {
  /** The row's number in its database, which no list shows. */
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  accountId: text("account_id").notNull(),
  propertyId: text("property_id").notNull(),
  leadId: text("lead_id").notNull(),
  /** The account's side of the pair: the third part of the match's id. */
  side: text("side", { enum: MATCH_SIDES }).notNull(),
  scope: text("scope", { enum: MATCH_SCOPES }).notNull(),
  status: text("status", { enum: MATCH_STATUSES }).notNull(),
  score: integer("score").notNull(),
  /** The parts of the score (rules 26.15). */
  facts: text("facts", { mode: "json" }).$type<Readonly<Record<string, unknown>>>().notNull(),
  /** The other account of a pair of two. */
  partnerAccountId: text("partner_account_id"),
  ownerAccountId: text("owner_account_id"),
  /** Somebody acted on it, so it is kept beyond the cap and no board deletes it (rules 26.17, 26.20). */
  touched: integer("touched", { mode: "boolean" }).notNull(),
  /** Null if the pair passes. */
  lostAt: integer("lost_at"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** For a pair of two accounts: the city whose board keeps it. */
  cityId: text("city_id"),
  /** The property's last change that the row's board knows; a board takes a row over only if it knows a later one. */
  knownAt: integer("known_at").notNull().default(0),
  /** Null for older rows, whose row number is their place. */
  placeGiven: integer("place_given"),
  /** 1 if its board has counted it; null if a trigger has. */
  isCounted: integer("is_counted"),
});
