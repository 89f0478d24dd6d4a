import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  AVAILABILITIES,
  type ConstructionStage,
  CURATION_REASONS,
  CURATION_STATUSES,
  INACTIVE_REASONS,
  type PendingItem,
  PHOTO_STATES,
  PROPERTY_KINDS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  SOURCES,
} from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** A photo of the gallery: the SHA-256 of its bytes names it. */
export interface Photo {
  readonly hash: string;
  readonly mediaType: string;
  readonly url: string;
}

export interface PhotoFault {
  readonly at: number;
  readonly fault: string;
  /** The time of its next attempt; null if this request has none left. */
  readonly nextAt: number | null;
}

export interface Launch {
  readonly constructionStage: ConstructionStage | null;
  readonly deliveryDate: string | null;
  readonly constructionProgress: number | null;
  readonly unitsTotal: number | null;
  readonly unitsAvailable: number | null;
  readonly unitsReserved: number | null;
  readonly unitsSold: number | null;
  readonly floorPlans: string[];
}

export const properties = sqliteTable("properties", {
  /** The row's number in its database, which no list shows. */
  seq: integer("seq").primaryKey(),
  id: text("id").notNull(),
  accountId: text("account_id").notNull(),
  externalRef: text("external_ref"),
  kind: text("kind", { enum: PROPERTY_KINDS }).notNull(),
  developmentId: text("development_id"),
  source: text("source", { enum: SOURCES }).notNull(),
  status: text("status", { enum: PROPERTY_STATUSES }).notNull(),
  statusBeforeTrash: text("status_before_trash", { enum: AVAILABILITIES }),
  inactiveReason: text("inactive_reason", { enum: INACTIVE_REASONS }),
  type: text("type", { enum: PROPERTY_TYPES }),
  forSale: integer("for_sale", { mode: "boolean" }).notNull(),
  forRent: integer("for_rent", { mode: "boolean" }).notNull(),
  salePriceCents: integer("sale_price_cents"),
  rentPriceCents: integer("rent_price_cents"),
  title: text("title"),
  description: text("description"),
  neighborhood: text("neighborhood"),
  neighborhoodSlug: text("neighborhood_slug"),
  city: text("city"),
  cityId: text("city_id"),
  citySlug: text("city_slug"),
  state: text("state"),
  street: text("street"),
  number: text("number"),
  complement: text("complement"),
  bedrooms: integer("bedrooms"),
  suites: integer("suites"),
  bathrooms: integer("bathrooms"),
  parkingSpots: integer("parking_spots"),
  area: real("area"),
  privateArea: real("private_area"),
  amenities: text("amenities", { mode: "json" }).$type<string[]>().notNull(),
  listingUrl: text("listing_url"),
  captadorAccountId: text("captador_account_id"),
  /** The member's name, kept here so that reading a property reads one row. */
  captadorTeamName: text("captador_team_name"),
  captadorName: text("captador_name"),
  sharedToNetwork: integer("shared_to_network", { mode: "boolean" }).notNull(),
  commissionPercent: real("commission_percent"),
  rentCommissionMonths: real("rent_commission_months"),
  splitListingPercent: real("split_listing_percent"),
  pending: text("pending", { mode: "json" }).$type<PendingItem[]>().notNull(),
  radar: text("radar", { enum: ["READY", "PENDING", "NONE"] }).notNull(),
  curationStatus: text("curation_status", { enum: CURATION_STATUSES }),
  curationReason: text("curation_reason", { enum: CURATION_REASONS }),
  confirmedAt: integer("confirmed_at"),
  noticeAt: integer("notice_at"),
  launch: text("launch", { mode: "json" }).$type<Launch>(),
  photos: text("photos", { mode: "json" }).$type<readonly Photo[]>().notNull(),
  /** The last requested gallery: its queue messages carry this id; messages with another do nothing. */
  photoRequestId: text("photo_request_id"),
  photoRequest: text("photo_request", { mode: "json" }).$type<string[]>(),
  photoState: text("photo_state", { enum: PHOTO_STATES }),
  photoIngested: integer("photo_ingested"),
  photoFailed: integer("photo_failed"),
  photoQueuedAt: integer("photo_queued_at"),
  photoFinishedAt: integer("photo_finished_at"),
  /** Fields last edited in the dashboard, which win over the API. */
  dashboardFields: text("dashboard_fields", { mode: "json" }).$type<string[]>().notNull(),
  version: integer("version").notNull(),
  deletedAt: integer("deleted_at"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** Null for older rows, whose row number is their place. */
  placeGiven: integer("place_given"),
  /** Photos of the requested gallery that have not arrived yet, or will not. */
  photoFaults: text("photo_faults", { mode: "json" }).$type<readonly PhotoFault[]>(),
  /** The words by which a search finds it; null for older rows until a job fills it. */
  words: text("words"),
  /** The price is on request in the feed: the last one is kept, and the property leaves recommendations. */
  priceOnRequest: integer("price_on_request", { mode: "boolean" }),
  /** Whether the inserting statement has counted its bytes; if not, a trigger does. */
  weighed: integer("weighed", { mode: "boolean" }).notNull().default(false),
});

export type Property = typeof properties.$inferSelect;

export const propertyTable = tableOf(properties);
