import type { Property } from "../../db/schema/properties.ts";

/** Partnership terms; each is inherited separately. */
export const TERMS = ["commissionPercent", "rentCommissionMonths", "splitListingPercent"] as const;

type Completed =
  | "city"
  | "cityId"
  | "neighborhood"
  | "neighborhoodSlug"
  | "forSale"
  | "forRent"
  | "photos"
  | (typeof TERMS)[number];

/** The members that unit types inherit from their development (rules 26.9). */
export type Lender = Pick<Property, Completed>;

/** A unit type with missing members from its development; an address is taken whole. */
export const completeUnit = <U extends Lender>(unit: U, development: Lender | null): U => {
  if (!development) return unit;
  const { city, cityId, neighborhood, neighborhoodSlug, forSale, forRent, photos } = development;
  return {
    ...unit,
    ...(unit.cityId === null && cityId !== null && { city, cityId, neighborhood, neighborhoodSlug }),
    ...(!(unit.forSale || unit.forRent) && { forSale, forRent }),
    ...(unit.photos.length === 0 && { photos }),
    ...Object.fromEntries(TERMS.map((name) => [name, unit[name] ?? development[name]])),
  };
};
