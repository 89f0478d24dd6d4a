import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  EXCLUSIVITY_OPENNESS,
  OCCUPANCIES,
  OWNER_RELATIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SELL_TIMEFRAMES,
} from "../../vocabulary/value-lists.ts";
import { tableOf } from "../table.ts";

/** In the directory: a person who wants to sell or let, for all accounts that get the offer. */
export const captacaoOwners = sqliteTable("captacao_owners", {
  id: text("id").primaryKey(),
  /** Rises with every change of the owner's offers, so a decision about all of them is made again. */
  version: integer("version").notNull(),
  purpose: text("purpose", { enum: PURPOSES }).notNull(),
  propertyType: text("property_type", { enum: PROPERTY_TYPES }).notNull(),
  cityId: text("city_id").notNull(),
  neighborhood: text("neighborhood"),
  neighborhoodSlug: text("neighborhood_slug"),
  bedrooms: integer("bedrooms"),
  suites: integer("suites"),
  bathrooms: integer("bathrooms"),
  parkingSpots: integer("parking_spots"),
  usableAreaDeclared: real("usable_area_declared"),
  areaDeclared: real("area_declared"),
  priceExpectedCents: integer("price_expected_cents"),
  sellTimeframe: text("sell_timeframe", { enum: SELL_TIMEFRAMES }),
  occupancy: text("occupancy", { enum: OCCUPANCIES }),
  ownerRelation: text("owner_relation", { enum: OWNER_RELATIONS }),
  exclusivityOpenness: text("exclusivity_openness", { enum: EXCLUSIVITY_OPENNESS }),
  alreadyListedDeclared: integer("already_listed_declared", { mode: "boolean" }).notNull(),
  phoneVerifiedVia: text("phone_verified_via"),
  phoneVerifiedAt: integer("phone_verified_at"),
  /** Name, contact and address; null once erased. */
  name: text("name"),
  phone: text("phone"),
  email: text("email"),
  street: text("street"),
  number: text("number"),
  complement: text("complement"),
  /** Purpose and address, folded: with the same phone or e-mail they identify an owner (rules 29.14). */
  placeKey: text("place_key"),
  acceptedBy: text("accepted_by"),
  /** When the contact is erased; null while an offer runs, and forever once somebody accepted. */
  eraseAt: integer("erase_at"),
  erasedAt: integer("erased_at"),
  createdAt: integer("created_at").notNull(),
  /** The space of a sandbox, if only its accounts get the owner; null for live accounts. */
  space: text("space"),
});

export type CaptacaoOwner = typeof captacaoOwners.$inferSelect;

export const captacaoOwnerTable = tableOf(captacaoOwners);
