import { areaOf, countOf, isForeign, postalCodeOf, priceOf } from "../../../intake/figures.ts";
import { isOnRequest, isPlaceholder } from "../../../intake/placeholders.ts";
import { isOneKind, typeWithin } from "../../../intake/property-types.ts";
import { periodOf, purposesOf } from "../../../intake/purposes.ts";
import { fold } from "../../../lib/text.ts";
import { ufOf } from "../../geo/cities.ts";
import type { PropertyInput } from "../../properties/record/input.ts";
import type { ListingField } from "../formats/format.ts";
import { AREAS, areaIn, isOfLand } from "./area.ts";
import { type Element, textIn } from "./element.ts";
import { isStateOrCondition } from "./on-offer.ts";
import type { ParsedListing } from "./parsed-listing.ts";

/** Fields that one text fills. */
const TEXTS = [
  "title",
  "description",
  "street",
  "number",
  "complement",
  "postalCode",
] as const satisfies readonly ListingField[];
/** For these, a number is an internal code of the feed's program, or an area. */
const NAMED = ["city", "neighborhood", "link"] as const satisfies readonly ListingField[];
const COUNTS = ["bedrooms", "suites", "bathrooms", "parking"] as const satisfies readonly ListingField[];
const PRICES = ["salePrice", "rentPrice", "price"] as const;

/** What a property is used for, not what it is or how it is offered. */
const KIND = /^$|^\d+$|^(?:re|co|residenc|resident|comerc|commerc|rural|industr|agric|mist|urban|padrao)/;

const FLAGS = new Set("0 1 s n sim nao y yes no true false x none sem nenhum nenhuma".split(" "));
const isFlag = (text: string): boolean => FLAGS.has(fold(text));

const isFilled = (text: string): boolean => !isPlaceholder(text);
const hasWord = (text: string): boolean => isFilled(text) && /\p{L}/u.test(text);
/** A number with a unit or sign: "R$ 100", "90 m²". */
const isAmount = (text: string): boolean => /[1-9]/.test(text) && /[\p{L}\p{Sc}%]/u.test(text);
/** Words where a number is expected. */
const isWord = (text: string): boolean => hasWord(text) && !/\p{Nd}/u.test(text) && !isFlag(text);

const othersThanFirst = (
  elements: readonly Element[],
  isCounted: (text: string) => boolean,
  keyOf: (text: string) => unknown,
): Element[] => {
  if (elements.length < 2) return [];
  const counted = elements.filter((element) => isCounted(textIn(element)));
  const [first, ...others] = counted;
  return first ? others.filter((element) => keyOf(textIn(element)) !== keyOf(textIn(first))) : [];
};

const otherTexts = (listing: ParsedListing): Element[] => [
  ...TEXTS.flatMap((field) => othersThanFirst(listing.all(field), isFilled, fold)),
  ...NAMED.flatMap((field) => othersThanFirst(listing.all(field), hasWord, fold)),
  ...othersThanFirst(listing.all("code"), isFilled, fold).filter((element) => hasWord(textIn(element))),
];

const otherCounts = (listing: ParsedListing): Element[] => {
  const isNumber = (text: string): boolean => (countOf(text) ?? 0) > 0;
  const all = COUNTS.flatMap((field) => listing.all(field));
  const spaces = listing.has("parking")
    ? [...listing.all("coveredParking"), ...listing.all("openParking")]
    : [];
  const counted = new Set(listing.texts("parking").map(countOf));
  return [
    ...all.filter((element) => isWord(textIn(element))),
    ...COUNTS.flatMap((field) => othersThanFirst(listing.all(field), isNumber, countOf)),
    ...spaces.filter((element) => isNumber(textIn(element)) && !counted.has(countOf(textIn(element)))),
  ];
};

const otherAreas = (listing: ParsedListing, { area, type }: PropertyInput): Element[] =>
  AREAS.flatMap((field) => listing.all(field)).filter((element) => {
    const text = textIn(element);
    if (isWord(text)) return true;
    const { area: read } = areaIn(listing, element, isOfLand(type));
    if (typeof area !== "number") return false;
    if (read === null) return isAmount(text);
    return Math.abs(read - area) > 0.01 * area;
  });

const otherPrices = (listing: ParsedListing, { salePrice, rentPrice }: PropertyInput): Element[] => {
  const used = new Set([salePrice, rentPrice]);
  const isPriced = typeof (salePrice ?? rentPrice) === "number";
  const ofYear = typeof rentPrice === "number" ? Math.round(rentPrice * 12) : null;
  return PRICES.flatMap((field) => listing.all(field)).filter((element) => {
    const text = textIn(element);
    const price = priceOf(text);
    if (price === null) return (isWord(text) || (isPriced && isAmount(text))) && !isOnRequest(text);
    return price > 1 && !used.has(price) && Math.round(price) !== ofYear;
  });
};

/** Words other than those that give the type, the purpose or the state. */
const otherWords = (listing: ParsedListing, { type, title, description }: PropertyInput): Element[] => {
  const texts = `${title} ${description}`;
  const isUse = (text: string): boolean => KIND.test(fold(text)) || purposesOf(text).length > 0;
  const types = (["type", "subtype", "category", "transaction"] as const).flatMap((field) =>
    listing.all(field),
  );
  return [
    // An unknown type waits, and is reported as such.
    ...types.filter((element) => {
      const text = textIn(element);
      if (type === undefined || !hasWord(text)) return false;
      const other = typeWithin(text, texts);
      return other === undefined ? !isUse(text) : type !== null && !isOneKind(type, other);
    }),
    ...listing.all("status").filter((element) => {
      const text = textIn(element);
      return hasWord(text) && !isUse(text) && typeWithin(text) === undefined && !isStateOrCondition(text);
    }),
  ];
};

const isOfferSwitch = (text: string): boolean =>
  isFlag(text) || /\d/.test(text) || isOnRequest(text) || isStateOrCondition(text);

/** Fields that hold one yes, no, unit or period, each with its possible values. */
const CODED: readonly (readonly [ListingField, (text: string) => boolean])[] = [
  ...(["saleOffered", "rentOffered"] as const).map((field) => [field, isOfferSwitch] as const),
  ["gated", isFlag],
  ["seasonPrice", (text) => /\d/.test(text)],
  ["coveredParking", (text) => /\d/.test(text)],
  ["openParking", (text) => /\d/.test(text)],
  ["rentPeriod", (text) => /^\d+$/.test(text.trim()) || periodOf(text) !== undefined],
  ["currency", (text) => priceOf("1000", text) !== null || isForeign(text)],
  ["areaUnit", (text) => areaOf("10", text).area !== null],
  ["state", (text) => ufOf(text) !== undefined],
  ["postalCode", (text) => postalCodeOf(text) !== undefined],
];

/** Parts of a place in one text, where other elements name another place. */
const otherPlaces = (listing: ParsedListing, { address }: PropertyInput): Element[] => {
  const { city, cityText, neighborhood } = address ?? {};
  const known = new Set([city?.name, cityText, neighborhood].map((text) => fold(text ?? "")));
  const isOther = (part: string): boolean =>
    hasWord(part) && !known.has(fold(part)) && ufOf(part) === undefined && !/^\s*bra[sz]il\s*$/i.test(part);
  return listing.all("locality").filter((element) => textIn(element).split(",").some(isOther));
};

const otherCodes = (listing: ParsedListing, { address }: PropertyInput): Element[] => [
  ...CODED.flatMap(([field, isKnown]) =>
    listing.all(field).filter((element) => hasWord(textIn(element)) && !isKnown(textIn(element))),
  ),
  // A date: "Publicado: 30/10/2026".
  ...[...listing.all("switch"), ...listing.all("off")].filter((element) => {
    const text = textIn(element);
    return isFilled(text) && /[\p{L}1-9]/u.test(text) && !isFlag(text) && !isStateOrCondition(text);
  }),
  ...(address?.street ? [] : listing.all("streetType").filter((element) => hasWord(textIn(element)))),
];

/** Names of elements that could fill a field, but say something that the field does not contain. */
export const leftOver = (listing: ParsedListing, input: PropertyInput): Set<string> =>
  new Set(
    [
      ...otherTexts(listing),
      ...otherCounts(listing),
      ...otherAreas(listing, input),
      ...otherPrices(listing, input),
      ...otherWords(listing, input),
      ...otherCodes(listing, input),
      ...otherPlaces(listing, input),
    ].map(({ name }) => name),
  );
