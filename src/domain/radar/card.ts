import type { Lead } from "../../db/schema/leads.ts";
import type { Photo, Property } from "../../db/schema/properties.ts";

/** Columns of a property that a match shows. */
export const SHOWN_OF_PROPERTY = [
  "id",
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
  "photos",
  "listingUrl",
  "commissionPercent",
  "rentCommissionMonths",
  "splitListingPercent",
  "confirmedAt",
  "launch",
] as const satisfies readonly (keyof Property)[];

/** Of a development: what its unit types lack is taken from there (rules 26.9). */
export const SHOWN_OF_DEVELOPMENT = [
  "id",
  "title",
  "forSale",
  "forRent",
  "city",
  "neighborhood",
  "photos",
  "launch",
] as const satisfies readonly (keyof Property)[];

/** Of a client; the search profile says nothing of who it is. */
export const SHOWN_OF_CLIENT = ["preApproved", "interest"] as const satisfies readonly (keyof Lead)[];

type ShownProperty = Pick<Property, (typeof SHOWN_OF_PROPERTY)[number]>;
type ShownDevelopment = Pick<Property, (typeof SHOWN_OF_DEVELOPMENT)[number]>;

/** Where the photo came from may name whose it is: the bytes' name is enough. */
type Cover = Pick<Photo, "hash" | "mediaType">;

/** A property as matches show it: an own one of its row, another account's as it is kept in `radar_cards`. */
export type PropertyCard = Omit<ShownProperty, "id" | "photos" | "launch"> & {
  readonly cover: Cover | null;
  readonly deliveryDate: string | null;
  readonly developmentName: string | null;
};

/** A client as matches show it, without a name (rules 26.26). */
export type ClientCard = Pick<Lead, (typeof SHOWN_OF_CLIENT)[number]>;

const coverOf = (photos: readonly Photo[] | undefined): Cover | null => {
  const [photo] = photos ?? [];
  return photo ? { hash: photo.hash, mediaType: photo.mediaType } : null;
};

/** @param development of a unit type */
export const propertyCard = (property: ShownProperty, development: ShownDevelopment | null): PropertyCard => {
  const { id, photos, launch, ...shown } = property;
  const placed = shown.city === null && development ? development : shown;
  const offered = shown.forSale || shown.forRent || !development ? shown : development;
  const isDevelopment = shown.kind === "DEVELOPMENT";
  return {
    ...shown,
    developmentId: isDevelopment ? id : shown.developmentId,
    developmentName: isDevelopment ? shown.title : (development?.title ?? null),
    city: placed.city,
    neighborhood: placed.neighborhood,
    forSale: offered.forSale,
    forRent: offered.forRent,
    cover: coverOf(photos) ?? coverOf(development?.photos),
    deliveryDate: launch?.deliveryDate ?? development?.launch?.deliveryDate ?? null,
  };
};

/** What another account may see of it: the address of a listing names its owner, a launch is public (rules 26.25). */
export const propertyCardForOthers = (
  property: ShownProperty,
  development: ShownDevelopment | null,
): PropertyCard => {
  const card = propertyCard(property, development);
  return card.kind === "PROPERTY" ? { ...card, listingUrl: null } : card;
};

export const clientCard = ({ preApproved, interest }: ClientCard): ClientCard => ({ preApproved, interest });
