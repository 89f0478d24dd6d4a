import { type Area, areaOf } from "../../../intake/figures.ts";
import { categoryOf, type PropertyType } from "../../../vocabulary/value-lists.ts";
import type { ListingField } from "../formats/format.ts";
import { UNITS } from "../formats/names.ts";
import { type Element, textIn, valueIn } from "./element.ts";
import type { ParsedListing } from "./parsed-listing.ts";

export const AREAS = ["livingArea", "constructedArea", "totalArea", "lotArea"] as const;
const NUMBERS = [...AREAS, "salePrice", "rentPrice", "price"] as const;

/** No plot and no building has fewer square meters. */
const MIN_METERS = { land: 50, building: 10 } as const;

/** "98.500" is 98.5 where the listing's other numbers have a decimal point: "560000.00". */
const withDecimals = (text: string, listing: ParsedListing, isLand: boolean): string => {
  if (!/^\s*\d{1,3}\.\d{3}(?![\d.,])/.test(text)) return text;
  if (Number.parseFloat(text) < (isLand ? MIN_METERS.land : MIN_METERS.building)) return text;
  const others = NUMBERS.flatMap((field) => listing.texts(field));
  const hasDecimalPoint =
    others.some((other) => /^\s*(?:\d+\.\d{1,2}|\d{4,9}\.\d{3})(?!\d)/.test(other)) &&
    !others.some((other) => other.includes(","));
  return hasDecimalPoint ? text.replace(/(\.\d\d)\d/, "$1") : text;
};

export const isOfLand = (type: PropertyType | null | undefined): boolean =>
  ["TERRENO", "RURAL"].includes(categoryOf(type ?? null) ?? "");

/** `area_total_ha`, `hectares`. */
const HECTARES = /(?:_|-|em|\barea)(?:ha|hectares)$|^hectares$/i;
const unitNamed = ({ written = "" }: Element): string | undefined =>
  HECTARES.test(written) ? "ha" : undefined;

export const areaIn = (listing: ParsedListing, element: Element, isLand: boolean): Area =>
  areaOf(
    withDecimals(textIn(element), listing, isLand),
    valueIn(element, UNITS) ?? unitNamed(element) ?? listing.text("areaUnit"),
  );

const firstArea = (listing: ParsedListing, field: ListingField, isLand: boolean): Area => {
  let unread: Area = { area: null };
  const area = listing.first(field, (element) => {
    const read = areaIn(listing, element, isLand);
    if (read.unreadUnit !== undefined) unread = read;
    return read.area;
  });
  return area === null ? unread : { area };
};

export interface Measured extends Area {
  /** The plot of a building whose own area is not given. */
  readonly lot: number | null;
}

/** Total private area; the lot's area only if the listing is for land. */
export const totalArea = (listing: ParsedListing, type: PropertyType | null | undefined): Measured => {
  const isLand = isOfLand(type);
  const built = ["livingArea", "constructedArea"] as const;
  const fields = isLand ? (["lotArea", "totalArea", ...built] as const) : ([...built, "totalArea"] as const);
  const read = fields.map((field) => firstArea(listing, field, isLand));
  // Land never takes the area of its house, even if its own has an unknown unit.
  const ofLand = read.slice(0, 2);
  const usable = isLand && ofLand.some((one) => one.unreadUnit !== undefined) ? ofLand : read;
  const at = usable.findIndex((one) => one.area !== null);
  const area = usable[at]?.area ?? null;
  const passed = at < 0 ? read : usable.slice(0, at);
  const unreadUnit = passed.find((one) => one.unreadUnit !== undefined)?.unreadUnit;
  const lot =
    isLand || area !== null || unreadUnit !== undefined ? null : firstArea(listing, "lotArea", true).area;
  return unreadUnit === undefined ? { area, lot } : { area, lot, unreadUnit };
};
