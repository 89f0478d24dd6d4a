import { areaOf, countOf, priceOf } from "../../../intake/figures.ts";
import { isOnRequest, isPlaceholder } from "../../../intake/placeholders.ts";
import { implausiblePrices } from "../../../intake/plausible-prices.ts";
import type { TargetRules } from "../../../lib/address-guard.ts";
import { plainDescription, plainTitle } from "../../../lib/markup.ts";
import { fold } from "../../../lib/text.ts";
import { MAX_URL_CHARS } from "../../../lib/url-length.ts";
import {
  NO_REMARKS,
  type Remark,
  type RemarkCode,
  type Remarks,
  type RequiredField,
} from "../../../vocabulary/feed-report.ts";
import { codeOf, isWebUrl, Ref } from "../../../vocabulary/field.ts";
import {
  MAX_AMENITIES,
  MAX_DESCRIPTION_CHARS,
  MAX_LINE_CHARS,
  MAX_REF_CHARS,
  MAX_TITLE_CHARS,
} from "../../../vocabulary/limits.ts";
import type { PropertyInput } from "../../properties/record/input.ts";
import type { ListingField } from "../formats/format.ts";
import { addressOf, lineOf } from "./address.ts";
import { amenitiesOf } from "./amenities.ts";
import { AREAS, type Measured, totalArea } from "./area.ts";
import { type Element, textIn } from "./element.ts";
import { type Gallery, galleryOf } from "./gallery.ts";
import { leftOver } from "./left-over.ts";
import { currencyOf, type Offer, offerOf, partialUnitOf } from "./offer.ts";
import { offStateOf, unreadStatusOf } from "./on-offer.ts";
import { ParsedListing } from "./parsed-listing.ts";
import type { ReadListing } from "./reader.ts";
import { typeOf, typeTextOf, typeWordsOf } from "./type.ts";

interface ListingRead {
  readonly ref: string;
  readonly remarks: Remarks;
  /** Elements with a value that are not read, by their name in `NOT_READ` or their own. */
  readonly notRead: ReadonlySet<string>;
}

interface Dated extends ListingRead {
  /** Its own date of change, as written; null if it has none. */
  readonly changedAt: string | null;
}

export type Mapped =
  | (Dated & { readonly input: PropertyInput })
  | (Dated & { readonly input: PropertyInput; readonly fault: "INCOMPLETE" })
  | (ListingRead & { readonly fault: "NOT_OFFERED" })
  | { readonly ref: string | null; readonly fault: "NO_LISTING_ID" | "UNUSABLE_LISTING_ID" };

const MAX_SHOWN_CHARS = 100;

const remark = (code: RemarkCode, field: string | null = null, value: string | null = null): Remark => ({
  code,
  field,
  value: value === null ? null : lineOf(value).slice(0, MAX_SHOWN_CHARS).toWellFormed(),
});

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join("").trimEnd();

const LIMITS = {
  title: MAX_TITLE_CHARS,
  description: MAX_DESCRIPTION_CHARS,
  street: MAX_LINE_CHARS,
  number: MAX_LINE_CHARS,
  complement: MAX_LINE_CHARS,
  neighborhood: MAX_LINE_CHARS,
  city: MAX_LINE_CHARS,
} as const satisfies Readonly<Partial<Record<ListingField, number>>>;

/** How much is cut off from texts longer than their field. */
const textRemarks = (listing: ParsedListing): Remark[] =>
  Object.entries(LIMITS).flatMap(([field, limit]) => {
    const [element] = listing.all(field as keyof typeof LIMITS);
    if (!element || textIn(element).length + (element.lost ?? 0) <= limit) return [];
    const plain = field === "description" ? plainDescription : plainTitle;
    const cutChars = Math.max(0, [...plain(textIn(element))].length - limit) + (element.lost ?? 0);
    const name = limit === MAX_LINE_CHARS ? `address.${field}` : field;
    return cutChars === 0 ? [] : [remark("text_over_limit", name, String(cutChars))];
  });

const COUNTS = {
  bedrooms: "bedrooms",
  suites: "suites",
  bathrooms: "bathrooms",
  parkingSpots: "parking",
} as const satisfies Readonly<Record<string, ListingField>>;

const countIn = (listing: ParsedListing, field: ListingField): number | null =>
  listing.first(field, (element) => countOf(textIn(element)));

/** "3 (1 suíte)", in a feed without an element for suites. */
const suitesOf = (listing: ParsedListing): number | null =>
  listing.first("bedrooms", (element) => {
    const [, count] = /\b(\d{1,2}) suites?\b/.exec(fold(textIn(element))) ?? [];
    return count === undefined ? null : Number(count);
  });

/** Covered plus open spaces, where nothing gives the total. */
const parkingOf = (listing: ParsedListing): number | null => {
  const parts = [countIn(listing, "coveredParking"), countIn(listing, "openParking")].filter(
    (count) => count !== null,
  );
  return parts.length === 0 ? null : parts.reduce((sum, count) => sum + count, 0);
};

const MAX_OF_A_HOME = 3_000;
const HOMES: ReadonlySet<PropertyInput["type"]> = new Set([
  "APARTAMENTO",
  "COBERTURA",
  "STUDIO",
  "FLAT",
  "CASA_VILA",
  "SALA_COMERCIAL",
]);

/** A farm of fewer square meters was written in hectares or alqueires, without the unit. */
const MIN_OF_A_FARM = 100;
const FARMS: ReadonlySet<PropertyInput["type"]> = new Set(["CHACARA_SITIO", "FAZENDA"]);

const isImplausible = ({ type, area }: PropertyInput): boolean =>
  typeof area === "number" &&
  (FARMS.has(type) ? area < MIN_OF_A_FARM : HOMES.has(type) && area > MAX_OF_A_HOME);

const listingUrl = (listing: ParsedListing): string | null =>
  listing.first("link", (element) => {
    const url = textIn(element)
      .trim()
      .replace(/^(?=www\.)/i, "https://");
    return url.length <= MAX_URL_CHARS && isWebUrl(url) ? url : null;
  });

const isUsable = (ref: string): boolean => Ref.safeParse(ref).success;

/** The same limit as a code in a path. */
const refFault = (ref: string): "NO_LISTING_ID" | "UNUSABLE_LISTING_ID" | null => {
  if (ref === "") return "NO_LISTING_ID";
  return isUsable(ref) ? null : "UNUSABLE_LISTING_ID";
};

/** Line ends that a program wrote as two characters. */
const withLines = (text: string): string =>
  text.includes("\\n") ? text.replaceAll("\\r\\n", "\n").replaceAll("\\n", "\n") : text;

interface Fields {
  readonly input: PropertyInput;
  readonly gallery: Gallery;
  readonly offer: Offer;
  readonly measured: Measured;
  /** How many amenities are over the limit, or too long. */
  readonly tooMany: number;
}

/** The data of a listing, complete or not (rules 19.9). */
const fieldsOf = (listing: ParsedListing, rules: TargetRules): Fields => {
  const title = cut(plainTitle(listing.text("title")), MAX_TITLE_CHARS);
  const description = cut(plainDescription(withLines(listing.text("description"))), MAX_DESCRIPTION_CHARS);
  const features = [...listing.features(), ...listing.flags()];
  const type = typeOf(listing, [title, description, ...features].join(" "));
  const offer = offerOf(listing);
  const gallery = galleryOf(listing.photos, rules);
  const measured = totalArea(listing, type);
  const amenities = amenitiesOf(features);
  const input = {
    title,
    description,
    type,
    purposes: offer.purposes,
    salePrice: offer.salePrice,
    rentPrice: offer.rentPrice,
    address: addressOf(listing),
    bedrooms: countIn(listing, COUNTS.bedrooms),
    suites: countIn(listing, COUNTS.suites) ?? suitesOf(listing),
    bathrooms: countIn(listing, COUNTS.bathrooms),
    parkingSpots: countIn(listing, COUNTS.parkingSpots) ?? parkingOf(listing),
    area: measured.area,
    listingUrl: listingUrl(listing),
    amenities: amenities.named.slice(0, MAX_AMENITIES),
    photos: gallery.urls,
  };
  const { named, tooLong } = amenities;
  return { input, gallery, offer, measured, tooMany: tooLong + Math.max(0, named.length - MAX_AMENITIES) };
};

/** The required members that a listing lacks: type, purposes, the price of each, a city. */
const missingOf = (
  listing: ParsedListing,
  { purposes, salePrice, rentPrice, address }: PropertyInput,
): readonly RequiredField[] => [
  ...(typeWordsOf(listing).length === 0 && !listing.has("type") ? ["type" as const] : []),
  ...(purposes === undefined ? ["purposes" as const] : []),
  ...(purposes?.includes("VENDA") && salePrice === null ? ["salePrice" as const] : []),
  ...(purposes?.includes("LOCACAO") && rentPrice === null ? ["rentPrice" as const] : []),
  ...(address?.city || address?.cityText !== undefined ? [] : ["address.city" as const]),
];

const unknownOf = (listing: ParsedListing, { type, address }: PropertyInput): Remarks["unknown"] => {
  const written = typeTextOf(listing);
  const city = [address?.cityText, address?.stateText].filter((text) => text !== undefined).join(" - ");
  return [
    ...(type === undefined && written !== "" ? [{ field: "type" as const, value: written }] : []),
    ...(address?.cityText !== undefined ? [{ field: "address.city" as const, value: city }] : []),
  ];
};

const HAS_AMOUNT = /[1-9]/;

/** The elements of a price that could not be read. */
const pricesOf = (
  listing: ParsedListing,
  input: PropertyInput,
  field: "salePrice" | "rentPrice",
): readonly Element[] => {
  if (input[field] !== null) return [];
  const isRented = input.purposes?.includes("LOCACAO") === true;
  const takesGeneric = (field === "rentPrice") === isRented;
  return [...listing.all(field), ...(takesGeneric ? listing.all("price") : [])];
};

/** An amount in another currency or per hectare, or in words that are not a number. */
const unreadPrice = (
  listing: ParsedListing,
  input: PropertyInput,
  field: "salePrice" | "rentPrice",
): Remark[] => {
  const unread = pricesOf(listing, input, field).find((element) => {
    const text = textIn(element);
    const isRead =
      priceOf(text, currencyOf(listing, element)) !== null && partialUnitOf(listing, element) === undefined;
    return HAS_AMOUNT.test(text) && !isOnRequest(text) && !isRead;
  });
  if (!unread) return [];
  const text = textIn(unread);
  const unit = partialUnitOf(listing, unread);
  if (priceOf(text) === null) return [remark("number_unreadable", field, text)];
  return unit === undefined
    ? [remark("currency_not_read", field, `${text} ${currencyOf(listing, unread)}`)]
    : [remark("number_unreadable", field, `${text} ${unit}`)];
};

const priceRemarks = (listing: ParsedListing, { input, offer }: Fields): Remark[] => {
  const hasPriceOnRequest = (field: "salePrice" | "rentPrice"): boolean =>
    pricesOf(listing, input, field).some((element) => isOnRequest(textIn(element)));
  return [
    ...(["salePrice", "rentPrice"] as const)
      .filter(hasPriceOnRequest)
      .map((field) => remark("price_on_request", field)),
    ...(offer.isPresumed ? [remark("purpose_by_price", "purposes", String(offer.salePrice))] : []),
    ...(offer.unreadPurpose === undefined
      ? []
      : [remark("purpose_not_read", "purposes", offer.unreadPurpose)]),
    ...(offer.unpriced === null
      ? []
      : [remark("purpose_without_price", offer.unpriced === "VENDA" ? "salePrice" : "rentPrice")]),
    ...(offer.hasSeasonPrice ? [remark("season_price", "rentPrice")] : []),
    ...(["salePrice", "rentPrice"] as const).flatMap((field) => unreadPrice(listing, input, field)),
    ...implausiblePrices(input).map((field) => remark("price_implausible", field, String(input[field]))),
  ];
};

const NOTHING = new Set("nao n no none sem nenhum nenhuma".split(" "));

const countRemarks = (listing: ParsedListing, input: PropertyInput): Remark[] =>
  Object.entries(COUNTS).flatMap(([name, field]) => {
    const written = listing.text(field);
    const isUnread =
      input[name as keyof typeof COUNTS] === null && !isPlaceholder(written) && !NOTHING.has(fold(written));
    return isUnread ? [remark("number_unreadable", name, written)] : [];
  });

const unreadArea = (listing: ParsedListing, { area, unreadUnit }: Measured): string | undefined =>
  area === null && unreadUnit === undefined
    ? AREAS.flatMap((field) => listing.texts(field)).find(
        (text) => HAS_AMOUNT.test(text) && areaOf(text).area === null,
      )
    : undefined;

const areaRemarks = (listing: ParsedListing, measured: Measured): Remark[] => {
  const { unreadUnit, lot } = measured;
  const unread = unreadArea(listing, measured);
  return [
    ...(unread === undefined ? [] : [remark("number_unreadable", "area", unread)]),
    ...(unreadUnit === undefined ? [] : [remark("unit_not_read", "area", unreadUnit)]),
    ...(lot === null ? [] : [remark("lot_area_only", "area", String(lot))]),
  ];
};

const limitRemarks = (
  listing: ParsedListing,
  { gallery: { isUnreadable, tooMany }, tooMany: amenities }: Fields,
): Remark[] => [
  ...textRemarks(listing),
  ...(amenities > 0 ? [remark("amenities_over_limit", "amenities", String(amenities))] : []),
  ...(isUnreadable ? [remark("photos_unreadable", "photos")] : []),
  ...(tooMany > 0 ? [remark("photos_over_limit", "photos", String(tooMany))] : []),
];

const statusRemarks = (listing: ParsedListing): Remark[] => {
  const unread = unreadStatusOf(listing);
  return unread === undefined ? [] : [remark("status_not_read", null, unread)];
};

const remarksOf = (listing: ParsedListing, fields: Fields): Remark[] => [
  ...statusRemarks(listing),
  ...priceRemarks(listing, fields),
  ...areaRemarks(listing, fields.measured),
  ...(isImplausible(fields.input) ? [remark("area_implausible", "area", String(fields.input.area))] : []),
  ...countRemarks(listing, fields.input),
  ...limitRemarks(listing, fields),
  ...(listing.has("link") && fields.input.listingUrl === null
    ? [remark("link_unusable", "listingUrl", listing.text("link"))]
    : []),
];

/**
 * A listing as a property write. An incomplete one is skipped (rules 19.13); one whose type or city the catalog
 * does not know comes in and waits (radar.pending).
 */
export const mapListing = ({ format, listing: raw }: ReadListing, rules: TargetRules): Mapped => {
  const listing = new ParsedListing(format, raw);
  const codes = listing.texts("code").map((text) => text.trim());
  const ref = codeOf(codes.find((code) => !isPlaceholder(code) || !isUsable(code)) ?? "");
  const fault = refFault(ref);
  if (fault) return { ref: ref === "" ? null : cut(ref, MAX_REF_CHARS), fault };
  const fields = fieldsOf(listing, rules);
  const { input, gallery, offer } = fields;
  const others = [...gallery.others, ...gallery.facts, ...offer.notOffered, ...leftOver(listing, input)];
  const notRead = new Set([...listing.notRead(), ...others]);
  const off = offStateOf(listing) ?? offer.switchedOff;
  if (off !== null) {
    const remarks = { ...NO_REMARKS, remarks: [remark("not_offered", null, off)] };
    return { ref, fault: "NOT_OFFERED", remarks, notRead };
  }
  const missing = missingOf(listing, input);
  const remarks = {
    missing,
    unknown: unknownOf(listing, input),
    refusedPhotos: gallery.refused,
    remarks: remarksOf(listing, fields),
  };
  const changedAt = listing.text("changedAt").trim() || null;
  const read = { ref, input, remarks, notRead, changedAt };
  return missing.length > 0 ? { ...read, fault: "INCOMPLETE" } : read;
};
