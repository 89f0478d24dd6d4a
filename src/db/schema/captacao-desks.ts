import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Purpose, ServiceDay } from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** In the directory: an account's owner desk, its settings, its balance and its counters. */
export const captacaoDesks = sqliteTable("captacao_desks", {
  accountId: text("account_id").primaryKey(),
  /** Rises with the settings and pauses: an offer decided on an older version is decided again. */
  version: integer("version").notNull(),
  /** The sum of the ledger. */
  balanceCents: integer("balance_cents").notNull(),
  paused: integer("paused", { mode: "boolean" }).notNull(),
  pausedAuto: integer("paused_auto", { mode: "boolean" }).notNull(),
  expiredStreak: integer("expired_streak").notNull(),
  autoPauseAfter: integer("auto_pause_after"),
  freeLeads: integer("free_leads").notNull(),
  /** City slugs; empty for everywhere. */
  operatingCities: text("operating_cities", { mode: "json" }).$type<string[]>().notNull(),
  /** Empty for both. */
  purposes: text("purposes", { mode: "json" }).$type<Purpose[]>().notNull(),
  serviceDays: text("service_days", { mode: "json" }).$type<ServiceDay[]>().notNull(),
  /** The latest terms that the account's owner accepted. */
  termsVersion: text("terms_version"),
  termsAcceptedAt: integer("terms_accepted_at"),
  tabActive: integer("tab_active").notNull(),
  tabCaptured: integer("tab_captured").notNull(),
  tabArchived: integer("tab_archived").notNull(),
});

export type CaptacaoDesk = typeof captacaoDesks.$inferSelect;

export const captacaoDeskTable = tableOf(captacaoDesks);
