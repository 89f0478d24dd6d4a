import type { RelatedProperty } from "../../../db/related-property.ts";
import type { Property } from "../../../db/schema/properties.ts";
import type { Warning } from "../../../vocabulary/labels.ts";
import type { PendingItem } from "../../../vocabulary/value-lists.ts";
import type { Place } from "../../geo/choose-place.ts";
import { addedGaps, eligibilityOf } from "../../records/eligibility.ts";
import { completeUnit } from "../complete-unit.ts";
import type { PhotosOutcome } from "../gallery.ts";
import type { PropertyInput } from "./input.ts";
import type { References } from "./load.ts";

/**
 * Nobody sells for less than R$ 10.000,00 or lets for less than R$ 100,00: a separator or zeros were lost (rules
 * 10.17).
 */
const MIN_SALE_CENTS = 1_000_000;
const MIN_RENT_CENTS = 10_000;
/** A month's rent above a tenth of the price must be the price itself, or a year's rent. */
const RENTS_OF_PRICE = 10;

/** A remark on a property's write. */
export interface PropertyWarning extends Warning {
  readonly code: PendingItem | "price_implausible" | "gallery_emptied" | "ref_encoding" | "by_postal_code";
}

type Prices = Pick<Property, "salePriceCents" | "rentPriceCents">;

/** Warns of implausible amounts. They are stored all the same: the caller knows best. */
const priceWarnings = ({ salePriceCents: sale, rentPriceCents: rent }: Prices): PropertyWarning[] => {
  const isSaleLow = sale !== null && sale < MIN_SALE_CENTS;
  const isRentLow = rent !== null && rent < MIN_RENT_CENTS;
  const isRentHigh = sale !== null && !isSaleLow && rent !== null && rent * RENTS_OF_PRICE > sale;
  return [
    ...(isSaleLow ? [{ name: "salePrice", code: "price_implausible" as const }] : []),
    ...(isRentLow || isRentHigh ? [{ name: "rentPrice", code: "price_implausible" as const }] : []),
  ];
};

const addressItems = (property: Property): PendingItem[] => {
  const items: PendingItem[] = [];
  if (property.cityId === null) items.push(property.city === null ? "CITY_MISSING" : "CITY_NOT_IN_CATALOG");
  if (property.neighborhoodSlug === null) {
    items.push(property.neighborhood === null ? "NEIGHBORHOOD_MISSING" : "NEIGHBORHOOD_NOT_IN_CATALOG");
  }
  return items;
};

/** A property's gaps for recommendations (rules 12.3); OTHER means its review (rules 12.4). */
export const pendingOf = (own: Property, development: Property | null = null): PendingItem[] => {
  const property = completeUnit(own, development);
  const items = addressItems(property);
  if (property.type === null) items.push("TYPE_MISSING");
  if (!property.forSale && !property.forRent) items.push("PURPOSE_MISSING");
  const isPriced = (cents: number | null): boolean => cents !== null && !property.priceOnRequest;
  if (property.forSale && !isPriced(property.salePriceCents)) items.push("SALE_PRICE_MISSING");
  if (property.forRent && !isPriced(property.rentPriceCents)) items.push("RENT_PRICE_MISSING");
  if (property.photos.length === 0) items.push("COVER_PHOTO_MISSING");
  if (property.curationStatus === "PENDING" || property.curationStatus === "REJECTED") items.push("OTHER");
  return items;
};

/** A unit type is available only while its development is (rules 26.9). */
const isOnOffer = ({ status, kind, relatives: { development } }: RelatedProperty): boolean =>
  status === "ACTIVE" && (kind !== "TYPOLOGY" || development?.status === "ACTIVE");

/** Recomputes a property's gaps and its eligibility for recommendations. */
export const withEligibility = <P extends RelatedProperty>(property: P): P => {
  const pending = pendingOf(property, property.relatives.development);
  return { ...property, pending, radar: eligibilityOf(isOnOffer(property), pending) };
};

const UNRECOGNIZED = [
  { name: "address.city", code: "CITY_NOT_IN_CATALOG" },
  { name: "address.neighborhood", code: "NEIGHBORHOOD_NOT_IN_CATALOG" },
] as const satisfies readonly PropertyWarning[];

const unrecognized = ({ pending }: Property, suggestions: readonly Place[]): PropertyWarning[] =>
  UNRECOGNIZED.filter(({ code }) => pending.includes(code)).map((warning) =>
    warning.code === "NEIGHBORHOOD_NOT_IN_CATALOG" && suggestions.length > 0
      ? { ...warning, suggestions }
      : warning,
  );

const GAP_MEMBERS: Readonly<Record<Exclude<PendingItem, "OTHER">, string>> = {
  CITY_MISSING: "address.city",
  CITY_NOT_IN_CATALOG: "address.city",
  NEIGHBORHOOD_MISSING: "address.neighborhood",
  NEIGHBORHOOD_NOT_IN_CATALOG: "address.neighborhood",
  TYPE_MISSING: "type",
  PURPOSE_MISSING: "purposes",
  SALE_PRICE_MISSING: "salePrice",
  RENT_PRICE_MISSING: "rentPrice",
  COVER_PHOTO_MISSING: "photos",
};

/** Warns of what an update has removed, beyond the warnings of the request itself (rules 8.6). */
export const lossWarnings = (
  before: Property,
  after: Property,
  photos: PhotosOutcome | null,
  warnings: readonly PropertyWarning[],
): PropertyWarning[] => [
  ...addedGaps(before, after, GAP_MEMBERS).filter(({ code }) => warnings.every((one) => one.code !== code)),
  ...(photos === "CLEARED" ? [{ name: "photos", code: "gallery_emptied" as const }] : []),
];

/** Warns of names that the catalog lacks, a neighborhood taken from the postal code, and implausible prices. */
export const warningsOf = (
  property: Property,
  input: PropertyInput,
  { place, suggestions, byPostalCode }: References,
): PropertyWarning[] => [
  ...(input.address ? unrecognized(property, suggestions) : []),
  ...(place && byPostalCode
    ? [{ name: "address.postalCode", code: "by_postal_code" as const, value: place.name }]
    : []),
  ...(input.salePrice === undefined && input.rentPrice === undefined ? [] : priceWarnings(property)),
];
