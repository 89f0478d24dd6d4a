import type { Lead } from "../../db/schema/leads.ts";
import type { Photo, Property } from "../../db/schema/properties.ts";
import { withoutContacts } from "../../lib/without-contacts.ts";
import { completeUnit } from "../properties/complete-unit.ts";

/** Columns of a property that its card copies. */
const TAKEN = [
  "accountId",
  "kind",
  "developmentId",
  "title",
  "type",
  "forSale",
  "forRent",
  "salePriceCents",
  "rentPriceCents",
  "city",
  "neighborhood",
  "bedrooms",
  "bathrooms",
  "parkingSpots",
  "area",
  "listingUrl",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
  "confirmedAt",
] as const satisfies readonly (keyof Property)[];

/** Columns of a property that a match shows. */
export const SHOWN_OF_PROPERTY = [...TAKEN, "id", "cityId", "neighborhoodSlug", "photos", "launch"] as const;

/** Columns of a development that its unit types inherit (rules 26.9). */
export const SHOWN_OF_DEVELOPMENT = [
  "id",
  "title",
  "forSale",
  "forRent",
  "city",
  "cityId",
  "neighborhood",
  "neighborhoodSlug",
  "photos",
  "launch",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
] as const satisfies readonly (keyof Property)[];

/** Columns of a client; the search profile has no personal data. */
export const SHOWN_OF_CLIENT = ["preApproved", "interest"] as const satisfies readonly (keyof Lead)[];

type ShownProperty = Pick<Property, (typeof SHOWN_OF_PROPERTY)[number]>;
type ShownDevelopment = Pick<Property, (typeof SHOWN_OF_DEVELOPMENT)[number]>;

/** A photo's source may name its owner: the hash of its bytes is enough. */
type Cover = Pick<Photo, "hash" | "mediaType">;

/** A property as matches show it: an own one from its row, another account's from `radar_cards`. */
export type PropertyCard = Pick<Property, (typeof TAKEN)[number]> & {
  readonly cover: Cover | null;
  readonly deliveryDate: string | null;
  readonly developmentName: string | null;
};

/** A client as matches show it, without a name (rules 26.26). */
export type ClientCard = Pick<Lead, (typeof SHOWN_OF_CLIENT)[number]>;

const coverOf = ([photo]: readonly Photo[]): Cover | null =>
  photo ? { hash: photo.hash, mediaType: photo.mediaType } : null;

/** By name, so that no other column of the row is shown. */
const taken = (property: ShownProperty): Pick<Property, (typeof TAKEN)[number]> =>
  Object.fromEntries(TAKEN.map((column) => [column, property[column]])) as never;

/** @param development the unit type's development */
export const propertyCard = (own: ShownProperty, development: ShownDevelopment | null): PropertyCard => {
  const property = completeUnit(own, development);
  const { id, kind, title, launch } = property;
  const isDevelopment = kind === "DEVELOPMENT";
  return {
    ...taken(property),
    developmentId: isDevelopment ? id : property.developmentId,
    developmentName: isDevelopment ? title : (development?.title ?? null),
    cover: coverOf(property.photos),
    deliveryDate: launch?.deliveryDate ?? development?.launch?.deliveryDate ?? null,
  };
};

/**
 * The part another account may see: a listing's address names its owner, and so may a contact in its title, while a
 * launch is public (rules 26.25).
 */
export const propertyCardForOthers = (
  property: ShownProperty,
  development: ShownDevelopment | null,
): PropertyCard => {
  const card = propertyCard(property, development);
  if (card.kind !== "PROPERTY") return card;
  return { ...card, listingUrl: null, title: card.title === null ? null : withoutContacts(card.title) };
};

export const clientCard = ({ preApproved, interest }: ClientCard): ClientCard => ({ preApproved, interest });
