import type { Property } from "../../db/schema/properties.ts";
import { reaisOf } from "../../lib/money.ts";
import type { ListedLaunch } from "./catalog.ts";
import type { LaunchUnit } from "./unit.ts";

type Offered = Pick<Property, "forSale" | "forRent" | "salePriceCents" | "rentPriceCents">;

/** A unit type without a purpose has its development's purpose (rules 26.9). */
const offeredBy = (unit: LaunchUnit, { forSale, forRent }: Property): Offered =>
  unit.forSale || unit.forRent ? unit : { ...unit, forSale, forRent };

const isOnlyRented = ({ forSale, forRent }: Offered): boolean => forRent && !forSale;

/** The sale price, or the rent if it is only rented. */
const centsOf = (offered: Offered): number | null =>
  isOnlyRented(offered) ? offered.rentPriceCents : offered.salePriceCents;

export const unitPrice = (unit: LaunchUnit, development: Property): number | null =>
  reaisOf(centsOf(offeredBy(unit, development)));

/** Sale prices and rents are not compared: rents count if nothing is sold. */
const pricesOf = (offers: readonly Offered[]): number[] => {
  const prices = (some: readonly Offered[]) => some.map(centsOf).filter((cents) => cents !== null);
  const sold = prices(offers.filter((offered) => !isOnlyRented(offered)));
  return sold.length > 0 ? sold : prices(offers.filter(isOnlyRented));
};

/** The lowest and highest price of the unit types, else of the development (rules 27.3). */
export const priceRange = ({ units, development }: ListedLaunch) => {
  const ofUnits = pricesOf(units.map((unit) => offeredBy(unit, development)));
  const prices = ofUnits.length > 0 ? ofUnits : pricesOf([development]);
  const [least = null, most = null] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [];
  return { priceFrom: reaisOf(least), priceTo: reaisOf(most) };
};

const COUNTS = {
  total: "unitsTotal",
  available: "unitsAvailable",
  reserved: "unitsReserved",
  sold: "unitsSold",
} as const;

/** Sums over the unit types that have the figure, else the development's own (rules 27.3). */
export const unitCounts = ({ units, development }: ListedLaunch) => {
  const count = (name: (typeof COUNTS)[keyof typeof COUNTS]): number | null => {
    const known = units.map(({ launch }) => launch?.[name] ?? null).filter((figure) => figure !== null);
    return known.length > 0
      ? known.reduce((sum, figure) => sum + figure, 0)
      : (development.launch?.[name] ?? null);
  };
  const { total, available, reserved, sold } = COUNTS;
  return { total: count(total), available: count(available), reserved: count(reserved), sold: count(sold) };
};
