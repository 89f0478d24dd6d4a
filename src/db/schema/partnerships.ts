import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PARTNERSHIP_KINDS, PARTNERSHIP_SCOPES, PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

type Json = Readonly<Record<string, unknown>>;

/** In the directory: an agreement of two accounts, with both sides' visible data, so that a page needs no other row. */
export const partnerships = sqliteTable("partnerships", {
  id: text("id").primaryKey(),
  version: integer("version").notNull(),
  scope: text("scope", { enum: PARTNERSHIP_SCOPES }).notNull(),
  kind: text("kind", { enum: PARTNERSHIP_KINDS }).notNull(),
  status: text("status", { enum: PARTNERSHIP_STAGES }).notNull(),
  clientAccountId: text("client_account_id").notNull(),
  propertyAccountId: text("property_account_id").notNull(),
  leadId: text("lead_id").notNull(),
  /** Null for a client registered with a development without a matching unit type. */
  propertyId: text("property_id"),
  developmentId: text("development_id"),
  developmentTitle: text("development_title"),
  score: integer("score"),
  /** The parts of the score at the time of the request; null without a match, or after a purge. */
  facts: text("facts", { mode: "json" }).$type<Json>(),
  message: text("message"),
  /** The visible data of the two objects: live until the partnership ends (rules 28.6); null after a purge. */
  clientCard: text("client_card", { mode: "json" }).$type<Json>(),
  propertyCard: text("property_card", { mode: "json" }).$type<Json>(),
  clientParty: text("client_party", { mode: "json" }).$type<Json>().notNull(),
  propertyParty: text("property_party", { mode: "json" }).$type<Json>().notNull(),
  lastProgressAt: integer("last_progress_at").notNull(),
  /** When the property's side asked for an update that has no answer yet. */
  updateAskedAt: integer("update_asked_at"),
  protectedUntil: integer("protected_until"),
  offMarketAt: integer("off_market_at"),
  /** Whether the matches of both sides are REQUESTED (rules 28.3). */
  marked: integer("marked", { mode: "boolean" }).notNull(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** When an ended partnership's personal data was erased (rules 24.7). */
  erasedAt: integer("erased_at"),
});

export type PartnershipRow = typeof partnerships.$inferSelect;

export const partnershipTable = tableOf(partnerships);
