import type { Property } from "../../../db/schema/properties.ts";
import type { PendingItem } from "../../../vocabulary/value-lists.ts";
import type { Warning } from "../../../vocabulary/warnings.ts";

/**
 * Nobody sells for less than R$ 10.000,00 or lets for less than R$ 100,00: a separator or zeros were lost (rules
 * 10.17).
 */
const LEAST_SALE_CENTS = 1_000_000;
const LEAST_RENT_CENTS = 10_000;
/** A month's rent beyond this part of the price is the price itself, or a year's. */
const RENTS_OF_PRICE = 10;

/** A remark on a property's write. */
export interface PropertyWarning extends Warning {
  readonly code: PendingItem | "price_implausible" | "gallery_emptied" | "ref_encoding" | "by_postal_code";
}

type Prices = Pick<Property, "salePriceCents" | "rentPriceCents">;

/** The amounts that cannot be meant. They are stored all the same: the caller knows best. */
export const priceWarnings = ({ salePriceCents: sale, rentPriceCents: rent }: Prices): PropertyWarning[] => {
  const isSaleLow = sale !== null && sale < LEAST_SALE_CENTS;
  const isRentLow = rent !== null && rent < LEAST_RENT_CENTS;
  const isRentHigh = sale !== null && !isSaleLow && rent !== null && rent * RENTS_OF_PRICE > sale;
  return [
    ...(isSaleLow ? [{ name: "salePrice", code: "price_implausible" as const }] : []),
    ...(isRentLow || isRentHigh ? [{ name: "rentPrice", code: "price_implausible" as const }] : []),
  ];
};
