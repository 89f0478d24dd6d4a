import { MAX_URL_CHARS, type TargetRules } from "../../../lib/address-guard.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import { isWebUrl, Ref } from "../../../vocabulary/field.ts";
import { MAX_DESCRIPTION_CHARS, MAX_REF_CHARS, MAX_TITLE_CHARS } from "../../../vocabulary/limits.ts";
import { categoryOf } from "../../../vocabulary/value-lists.ts";
import type { PropertyInput } from "../../properties/record/input.ts";
import { addressOf, lineOf } from "./address.ts";
import { amenitiesOf } from "./amenities.ts";
import { areaOf, countOf } from "./figures.ts";
import { galleryOf, type RefusedPhoto } from "./gallery.ts";
import type { RawListing } from "./listing-scanner.ts";
import { repaired } from "./mojibake.ts";
import { offerOf } from "./offer.ts";
import { typeOf } from "./property-type.ts";

/** The minimum of a creation, by the names of the API. */
export type RequiredField = "type" | "purposes" | "salePrice" | "rentPrice" | "address.city";

/** The parts of a listing that did not enter the property, for the feed's maintainer. */
export interface Remarks {
  readonly missing: readonly RequiredField[];
  /** Named by the listing but unknown to the service. */
  readonly unknown: readonly { readonly field: "type" | "address.city"; readonly value: string }[];
  readonly refusedPhotos: readonly RefusedPhoto[];
}

export const NO_REMARKS: Remarks = { missing: [], unknown: [], refusedPhotos: [] };

export type Mapped =
  | { readonly ref: string; readonly input: PropertyInput; readonly remarks: Remarks }
  | { readonly ref: string; readonly fault: "INCOMPLETE"; readonly remarks: Remarks }
  | { readonly ref: string | null; readonly fault: "NO_LISTING_ID" | "UNUSABLE_LISTING_ID" };

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join("").trimEnd();

const textOf = (listing: RawListing, key: string): string => repaired(listing.get(key)?.[0]?.text ?? "");

const count = (listing: RawListing, name: string): number | null =>
  countOf(listing.get(`details/${name}`)?.[0]?.text ?? "");

const area = (listing: RawListing, name: string): number | null => {
  const element = listing.get(`details/${name}`)?.[0];
  return element ? areaOf(element.text, element.attributes.unit) : null;
};

/** Total private area; the lot's area only if the lot is for sale. */
const totalArea = (listing: RawListing, type: PropertyInput["type"]): number | null => {
  const isLand = ["TERRENO", "RURAL"].includes(categoryOf(type ?? null) ?? "");
  const lot = isLand ? area(listing, "lotarea") : null;
  return lot ?? area(listing, "livingarea") ?? area(listing, "constructedarea");
};

const listingUrl = (listing: RawListing): string | null => {
  const url = textOf(listing, "detailviewurl").trim();
  const usable = url.length <= MAX_URL_CHARS && isWebUrl(url);
  return usable ? url : null;
};

/** Limited like a code in a path. */
const refFault = (ref: string): "NO_LISTING_ID" | "UNUSABLE_LISTING_ID" | null => {
  if (ref === "") return "NO_LISTING_ID";
  const usable = Ref.safeParse(ref).success;
  return usable ? null : "UNUSABLE_LISTING_ID";
};

interface Fields {
  readonly input: PropertyInput;
  readonly refusedPhotos: readonly RefusedPhoto[];
}

/** The data of a listing, complete or not (rules 19.9). */
export const fieldsOf = (listing: RawListing, rules: TargetRules): Fields => {
  const title = cut(plainTitle(textOf(listing, "title")), MAX_TITLE_CHARS);
  const description = cut(plainDescription(textOf(listing, "details/description")), MAX_DESCRIPTION_CHARS);
  const features = (listing.get("details/feature") ?? []).map(({ text }) => repaired(text));
  const said = [title, description, ...features].join(" ");
  const type = typeOf(textOf(listing, "details/propertytype"), said);
  const { purposes, salePrice, rentPrice } = offerOf(listing);
  const { urls, refused } = galleryOf(listing, rules);
  const input = {
    title,
    description,
    type,
    purposes,
    salePrice,
    rentPrice,
    address: addressOf(listing),
    bedrooms: count(listing, "bedrooms"),
    suites: count(listing, "suites"),
    bathrooms: count(listing, "bathrooms"),
    parkingSpots: count(listing, "garage"),
    area: totalArea(listing, type),
    listingUrl: listingUrl(listing),
    amenities: amenitiesOf(features),
    photos: urls,
  };
  return { input, refusedPhotos: refused };
};

const isBlank = (listing: RawListing, key: string): boolean => textOf(listing, key).trim() === "";

/** The members that a listing lacks for a creation: type, purposes, the price of each, a city. */
const missingOf = (
  listing: RawListing,
  { purposes, salePrice, rentPrice }: PropertyInput,
): readonly RequiredField[] => [
  ...(isBlank(listing, "details/propertytype") ? ["type" as const] : []),
  ...(purposes === undefined ? ["purposes" as const] : []),
  ...(purposes?.includes("VENDA") && salePrice === null ? ["salePrice" as const] : []),
  ...(purposes?.includes("LOCACAO") && rentPrice === null ? ["rentPrice" as const] : []),
  ...(isBlank(listing, "location/city") ? ["address.city" as const] : []),
];

const unknownOf = (listing: RawListing, { type, address }: PropertyInput): Remarks["unknown"] => {
  const written = lineOf(listing.get("details/propertytype")?.[0]?.text);
  const city = [address?.cityText, address?.stateText].filter((text) => text !== undefined).join(" - ");
  return [
    ...(type === undefined && written !== "" ? [{ field: "type" as const, value: written }] : []),
    ...(address?.cityText !== undefined ? [{ field: "address.city" as const, value: city }] : []),
  ];
};

/**
 * A listing as a property write. An incomplete one is skipped (rules 19.13); one whose type or city the catalogue
 * does not know comes in and waits (radar.pending).
 */
export const mapListing = (listing: RawListing, rules: TargetRules): Mapped => {
  const ref = repaired(listing.get("listingid")?.[0]?.text ?? "").trim();
  const fault = refFault(ref);
  if (fault) return { ref: ref === "" ? null : cut(ref, MAX_REF_CHARS), fault };
  const { input, refusedPhotos } = fieldsOf(listing, rules);
  const missing = missingOf(listing, input);
  const remarks = { missing, unknown: unknownOf(listing, input), refusedPhotos };
  return missing.length > 0 ? { ref, fault: "INCOMPLETE", remarks } : { ref, input, remarks };
};
