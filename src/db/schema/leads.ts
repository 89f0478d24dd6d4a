import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  CLIENT_STAGES,
  CLIENT_STATES,
  type LeadPendingItem,
  type PropertyType,
  type Purpose,
  SOURCES,
  UNTRASHED_STATES,
} from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** The flags of a client. */
export type LeadFlag = "preApproved" | "sharedToNetwork";

export interface Phone {
  /** E.164, with the ninth digit of a Brazilian mobile. */
  readonly number: string;
  readonly isWhatsApp: boolean;
}

/** A city that the client wants, whole or one neighborhood of it. */
export interface Location {
  readonly cityId: string;
  readonly neighborhoodSlug: string | null;
  /** The catalog's name, kept here so that reading a client reads one row. */
  readonly neighborhood: string | null;
}

/** The search profile. Amounts in BRL to the cent; counts and area are minimums. */
export interface Interest {
  readonly purposes: Purpose[];
  readonly propertyTypes: PropertyType[];
  readonly locations: Location[];
  readonly salePriceMin: number | null;
  readonly salePriceMax: number | null;
  readonly rentPriceMin: number | null;
  readonly rentPriceMax: number | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly areaMin: number | null;
}

export const leads = sqliteTable("leads", {
  /** The row's number in its database, which no list shows. */
  seq: integer("seq").primaryKey(),
  id: text("id").notNull(),
  accountId: text("account_id").notNull(),
  externalRef: text("external_ref"),
  source: text("source", { enum: SOURCES }).notNull(),
  state: text("state", { enum: CLIENT_STATES }).notNull(),
  stateBeforeTrash: text("state_before_trash", { enum: UNTRASHED_STATES }),
  status: text("status", { enum: CLIENT_STAGES }).notNull(),
  name: text("name").notNull(),
  phones: text("phones", { mode: "json" }).$type<Phone[]>().notNull(),
  email: text("email"),
  notes: text("notes"),
  preApproved: integer("pre_approved", { mode: "boolean" }).notNull(),
  sharedToNetwork: integer("shared_to_network", { mode: "boolean" }).notNull(),
  interest: text("interest", { mode: "json" }).$type<Interest>().notNull(),
  ownerAccountId: text("owner_account_id"),
  /** The member's name, kept here so that reading a client reads one row. */
  ownerName: text("owner_name"),
  pending: text("pending", { mode: "json" }).$type<LeadPendingItem[]>().notNull(),
  radar: text("radar", { enum: ["READY", "PENDING", "NONE"] }).notNull(),
  lastActivityAt: integer("last_activity_at"),
  consentGivenAt: integer("consent_given_at"),
  /** Fields last edited in the dashboard, which win over the API. */
  dashboardFields: text("dashboard_fields", { mode: "json" }).$type<string[]>().notNull(),
  version: integer("version").notNull(),
  deletedAt: integer("deleted_at"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** Null for older rows, whose row number is their place. */
  placeGiven: integer("place_given"),
  /** The words by which a search finds the client; null for older rows until a job fills it. */
  words: text("words"),
  /** The stored bytes of its interactions. */
  interactionBytes: integer("interaction_bytes").notNull().default(0),
  /** Flags that no write has named, which an inquiry may set; null for older rows, where this is unknown. */
  unsetFlags: text("unset_flags", { mode: "json" }).$type<LeadFlag[]>(),
  /** Whether the inserting statement has counted its bytes; if not, a trigger does. */
  weighed: integer("weighed", { mode: "boolean" }).notNull().default(false),
});

export type Lead = typeof leads.$inferSelect;

export const leadTable = tableOf(leads);
