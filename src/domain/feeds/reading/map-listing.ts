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
import { currencyOf, type Offer, offerOf } from "./offer.ts";
import { offStateOf, unreadStatusOf } from "./on-offer.ts";
import type { ReadListing } from "./reader.ts";
import { Said } from "./said.ts";
import { typeOf, typeTextOf, typeWordsOf } from "./type.ts";

interface ListingRead {
  readonly ref: string;
  readonly remarks: Remarks;
  /** Elements with a value that are not read, by the name of `NOT_READ` or their own. */
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

/** What is cut off from texts longer than their field. */
const textRemarks = (said: Said): Remark[] =>
  Object.entries(LIMITS).flatMap(([field, limit]) => {
    const [element] = said.all(field as keyof typeof LIMITS);
    if (!element || textIn(element).length + (element.lost ?? 0) <= limit) return [];
    const plain = field === "description" ? plainDescription : plainTitle;
    const left = Math.max(0, [...plain(textIn(element))].length - limit) + (element.lost ?? 0);
    const name = limit === MAX_LINE_CHARS ? `address.${field}` : field;
    return left === 0 ? [] : [remark("text_over_limit", name, String(left))];
  });

const COUNTS = {
  bedrooms: "bedrooms",
  suites: "suites",
  bathrooms: "bathrooms",
  parkingSpots: "parking",
} as const satisfies Readonly<Record<string, ListingField>>;

const countIn = (said: Said, field: ListingField): number | null =>
  said.first(field, (element) => countOf(textIn(element)));

/** "3 (1 suíte)", in a feed without an element for suites. */
const suitesOf = (said: Said): number | null =>
  said.first("bedrooms", (element) => {
    const [, count] = /\b(\d{1,2}) suites?\b/.exec(fold(textIn(element))) ?? [];
    return count === undefined ? null : Number(count);
  });

/** Covered plus open spaces, where nothing gives the total. */
const parkingOf = (said: Said): number | null => {
  const parts = [countIn(said, "coveredParking"), countIn(said, "openParking")].filter(
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

/** A farm's hectares or alqueires, written without their unit. */
const MIN_OF_A_FARM = 100;
const FARMS: ReadonlySet<PropertyInput["type"]> = new Set(["CHACARA_SITIO", "FAZENDA"]);

const isImplausible = ({ type, area }: PropertyInput): boolean =>
  typeof area === "number" &&
  (FARMS.has(type) ? area < MIN_OF_A_FARM : HOMES.has(type) && area > MAX_OF_A_HOME);

const listingUrl = (said: Said): string | null =>
  said.first("link", (element) => {
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
  /** Amenities beyond the limit, or that are too long. */
  readonly tooMany: number;
}

/** The data of a listing, complete or not (rules 19.9). */
const fieldsOf = (said: Said, rules: TargetRules): Fields => {
  const title = cut(plainTitle(said.text("title")), MAX_TITLE_CHARS);
  const description = cut(plainDescription(withLines(said.text("description"))), MAX_DESCRIPTION_CHARS);
  const features = [...said.features(), ...said.flags()];
  const type = typeOf(said, [title, description, ...features].join(" "));
  const offer = offerOf(said);
  const gallery = galleryOf(said.photos, rules);
  const measured = totalArea(said, type);
  const amenities = amenitiesOf(features);
  const input = {
    title,
    description,
    type,
    purposes: offer.purposes,
    salePrice: offer.salePrice,
    rentPrice: offer.rentPrice,
    address: addressOf(said),
    bedrooms: countIn(said, COUNTS.bedrooms),
    suites: countIn(said, COUNTS.suites) ?? suitesOf(said),
    bathrooms: countIn(said, COUNTS.bathrooms),
    parkingSpots: countIn(said, COUNTS.parkingSpots) ?? parkingOf(said),
    area: measured.area,
    listingUrl: listingUrl(said),
    amenities: amenities.named.slice(0, MAX_AMENITIES),
    photos: gallery.urls,
  };
  const { named, tooLong } = amenities;
  return { input, gallery, offer, measured, tooMany: tooLong + Math.max(0, named.length - MAX_AMENITIES) };
};

/** The members that a listing lacks for a creation: type, purposes, the price of each, a city. */
const missingOf = (
  said: Said,
  { purposes, salePrice, rentPrice, address }: PropertyInput,
): readonly RequiredField[] => [
  ...(typeWordsOf(said).length === 0 && !said.has("type") ? ["type" as const] : []),
  ...(purposes === undefined ? ["purposes" as const] : []),
  ...(purposes?.includes("VENDA") && salePrice === null ? ["salePrice" as const] : []),
  ...(purposes?.includes("LOCACAO") && rentPrice === null ? ["rentPrice" as const] : []),
  ...(address?.city || address?.cityText !== undefined ? [] : ["address.city" as const]),
];

const unknownOf = (said: Said, { type, address }: PropertyInput): Remarks["unknown"] => {
  const written = typeTextOf(said);
  const city = [address?.cityText, address?.stateText].filter((text) => text !== undefined).join(" - ");
  return [
    ...(type === undefined && written !== "" ? [{ field: "type" as const, value: written }] : []),
    ...(address?.cityText !== undefined ? [{ field: "address.city" as const, value: city }] : []),
  ];
};

const HAS_AMOUNT = /[1-9]/;

/** What a listing says about a price that could not be read. */
const pricesOf = (said: Said, input: PropertyInput, field: "salePrice" | "rentPrice"): readonly Element[] => {
  if (input[field] !== null) return [];
  const isRented = input.purposes?.includes("LOCACAO") === true;
  const isLoose = (field === "rentPrice") === isRented;
  return [...said.all(field), ...(isLoose ? said.all("price") : [])];
};

/** An amount in another currency, or in words that are no number. */
const unreadPrice = (said: Said, input: PropertyInput, field: "salePrice" | "rentPrice"): Remark[] => {
  const unread = pricesOf(said, input, field).find((element) => {
    const text = textIn(element);
    return HAS_AMOUNT.test(text) && !isOnRequest(text) && priceOf(text, currencyOf(said, element)) === null;
  });
  if (!unread) return [];
  const text = textIn(unread);
  return priceOf(text) === null
    ? [remark("number_unreadable", field, text)]
    : [remark("currency_not_read", field, `${text} ${currencyOf(said, unread)}`)];
};

const priceRemarks = (said: Said, { input, offer }: Fields): Remark[] => {
  const asked = (field: "salePrice" | "rentPrice"): boolean =>
    pricesOf(said, input, field).some((element) => isOnRequest(textIn(element)));
  return [
    ...(["salePrice", "rentPrice"] as const).filter(asked).map((field) => remark("price_on_request", field)),
    ...(offer.isPresumed ? [remark("purpose_by_price", "purposes", String(offer.salePrice))] : []),
    ...(offer.unreadPurpose === undefined
      ? []
      : [remark("purpose_not_read", "purposes", offer.unreadPurpose)]),
    ...(offer.unpriced === null
      ? []
      : [remark("purpose_without_price", offer.unpriced === "VENDA" ? "salePrice" : "rentPrice")]),
    ...(offer.hasSeasonPrice ? [remark("season_price", "rentPrice")] : []),
    ...(["salePrice", "rentPrice"] as const).flatMap((field) => unreadPrice(said, input, field)),
    ...implausiblePrices(input).map((field) => remark("price_implausible", field, String(input[field]))),
  ];
};

const NOTHING = new Set("nao n no none sem nenhum nenhuma".split(" "));

const countRemarks = (said: Said, input: PropertyInput): Remark[] =>
  Object.entries(COUNTS).flatMap(([name, field]) => {
    const written = said.text(field);
    const isUnread =
      input[name as keyof typeof COUNTS] === null && !isPlaceholder(written) && !NOTHING.has(fold(written));
    return isUnread ? [remark("number_unreadable", name, written)] : [];
  });

const unreadArea = (said: Said, { area, unreadUnit }: Measured): string | undefined =>
  area === null && unreadUnit === undefined
    ? AREAS.flatMap((field) => said.texts(field)).find(
        (text) => HAS_AMOUNT.test(text) && areaOf(text).area === null,
      )
    : undefined;

const areaRemarks = (said: Said, measured: Measured): Remark[] => {
  const { unreadUnit, lot } = measured;
  const unread = unreadArea(said, measured);
  return [
    ...(unread === undefined ? [] : [remark("number_unreadable", "area", unread)]),
    ...(unreadUnit === undefined ? [] : [remark("unit_not_read", "area", unreadUnit)]),
    ...(lot === null ? [] : [remark("lot_area_only", "area", String(lot))]),
  ];
};

const limitRemarks = (
  said: Said,
  { gallery: { isUnreadable, tooMany }, tooMany: amenities }: Fields,
): Remark[] => [
  ...textRemarks(said),
  ...(amenities > 0 ? [remark("amenities_over_limit", "amenities", String(amenities))] : []),
  ...(isUnreadable ? [remark("photos_unreadable", "photos")] : []),
  ...(tooMany > 0 ? [remark("photos_over_limit", "photos", String(tooMany))] : []),
];

const statusRemarks = (said: Said): Remark[] => {
  const unread = unreadStatusOf(said);
  return unread === undefined ? [] : [remark("status_not_read", null, unread)];
};

const remarksOf = (said: Said, fields: Fields): Remark[] => [
  ...statusRemarks(said),
  ...priceRemarks(said, fields),
  ...areaRemarks(said, fields.measured),
  ...(isImplausible(fields.input) ? [remark("area_implausible", "area", String(fields.input.area))] : []),
  ...countRemarks(said, fields.input),
  ...limitRemarks(said, fields),
  ...(said.has("link") && fields.input.listingUrl === null
    ? [remark("link_unusable", "listingUrl", said.text("link"))]
    : []),
];

/**
 * A listing as a property write. An incomplete one is skipped (rules 19.13); one whose type or city the catalog
 * does not know comes in and waits (radar.pending).
 */
export const mapListing = ({ format, listing }: ReadListing, rules: TargetRules): Mapped => {
  const said = new Said(format, listing);
  const codes = said.texts("code").map((text) => text.trim());
  const ref = codeOf(codes.find((code) => !isPlaceholder(code) || !isUsable(code)) ?? "");
  const fault = refFault(ref);
  if (fault) return { ref: ref === "" ? null : cut(ref, MAX_REF_CHARS), fault };
  const fields = fieldsOf(said, rules);
  const { input, gallery, offer } = fields;
  const others = [...gallery.others, ...gallery.facts, ...offer.notOffered, ...leftOver(said, input)];
  const notRead = new Set([...said.notRead(), ...others]);
  const off = offStateOf(said);
  if (off !== null) {
    const remarks = { ...NO_REMARKS, remarks: [remark("not_offered", null, off)] };
    return { ref, fault: "NOT_OFFERED", remarks, notRead };
  }
  const missing = missingOf(said, input);
  const remarks = {
    missing,
    unknown: unknownOf(said, input),
    refusedPhotos: gallery.refused,
    remarks: remarksOf(said, fields),
  };
  const changedAt = said.text("changedAt").trim() || null;
  const read = { ref, input, remarks, notRead, changedAt };
  return missing.length > 0 ? { ...read, fault: "INCOMPLETE" } : read;
};
