import { MAX_URL_CHARS, type TargetRules } from "../../../lib/address-guard.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import { categoryOf } from "../../../vocabulary/value-lists.ts";
import type { PropertyInput } from "../../properties/record/input.ts";
import { addressOf } from "./address.ts";
import { amenitiesOf } from "./amenities.ts";
import { areaOf, countOf } from "./figures.ts";
import { galleryOf } from "./gallery.ts";
import type { RawListing } from "./listing-scanner.ts";
import { repaired } from "./mojibake.ts";
import { offerOf } from "./offer.ts";
import { typeOf } from "./property-type.ts";

const MAX_REF_CHARS = 50;
const MAX_TITLE_CHARS = 300;
const MAX_DESCRIPTION_CHARS = 20_000;

/** Why a listing is left out before anything is asked of the account. */
export type MappingFault = "NO_LISTING_ID" | "UNUSABLE_LISTING_ID" | "INCOMPLETE";

export type Mapped =
  | { readonly ref: string; readonly input: PropertyInput }
  | { readonly ref: string | null; readonly fault: MappingFault };

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join("").trimEnd();

const textOf = (listing: RawListing, key: string): string => repaired(listing.get(key)?.[0]?.text ?? "");

const count = (listing: RawListing, name: string): number | null =>
  countOf(listing.get(`details/${name}`)?.[0]?.text ?? "");

const area = (listing: RawListing, name: string): number | null => {
  const element = listing.get(`details/${name}`)?.[0];
  return element ? areaOf(element.text, element.attributes.unit) : null;
};

/** Total private area; that of the lot only where the lot is what is sold. */
const totalArea = (listing: RawListing, type: PropertyInput["type"]): number | null => {
  const isLand = ["TERRENO", "RURAL"].includes(categoryOf(type ?? null) ?? "");
  const lot = isLand ? area(listing, "lotarea") : null;
  return lot ?? area(listing, "livingarea") ?? area(listing, "constructedarea");
};

const listingUrl = (listing: RawListing): string | null => {
  const url = textOf(listing, "detailviewurl").trim();
  const usable = /^https?:\/\/[^\s\p{Cc}]+$/iu.test(url) && URL.canParse(url) && url.length <= MAX_URL_CHARS;
  return usable ? url : null;
};

/** The same limits as for a code that comes in a path. */
const refFault = (ref: string): MappingFault | null => {
  if (ref === "") return "NO_LISTING_ID";
  const usable = [...ref].length <= MAX_REF_CHARS && !/\p{Cc}/u.test(ref) && ref !== "." && ref !== "..";
  return usable ? null : "UNUSABLE_LISTING_ID";
};

/** What a listing says, complete or not (rules 19.9). */
export const inputOf = (listing: RawListing, rules: TargetRules): PropertyInput => {
  const title = cut(plainTitle(textOf(listing, "title")), MAX_TITLE_CHARS);
  const description = cut(plainDescription(textOf(listing, "details/description")), MAX_DESCRIPTION_CHARS);
  const features = (listing.get("details/feature") ?? []).map(({ text }) => repaired(text));
  const said = [title, description, ...features].join(" ");
  const type = typeOf(textOf(listing, "details/propertytype"), said);
  const { purposes, salePrice, rentPrice } = offerOf(listing);
  return {
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
    photos: galleryOf(listing, rules),
  };
};

/** Whether a listing leaves out some of the minimum of a creation: type, purposes, the price of each, a city. */
const isIncomplete = (listing: RawListing, { purposes, salePrice, rentPrice }: PropertyInput): boolean =>
  [textOf(listing, "details/propertytype"), textOf(listing, "location/city")].some(
    (text) => text.trim() === "",
  ) ||
  purposes === undefined ||
  (purposes.includes("VENDA") && salePrice === null) ||
  (purposes.includes("LOCACAO") && rentPrice === null);

/**
 * A property write made of a listing. An incomplete one is skipped (rules 19.13); a type or a city that it
 * names and the catalogue does not know comes in and waits (radar.pending).
 */
export const mapListing = (listing: RawListing, rules: TargetRules): Mapped => {
  const ref = repaired(listing.get("listingid")?.[0]?.text ?? "").trim();
  const fault = refFault(ref);
  if (fault) return { ref: ref === "" ? null : ref.slice(0, MAX_REF_CHARS), fault };
  const input = inputOf(listing, rules);
  return isIncomplete(listing, input) ? { ref, fault: "INCOMPLETE" } : { ref, input };
};
