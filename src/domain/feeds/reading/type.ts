import { availabilityOf } from "../../../intake/availability.ts";
import { typeWithin } from "../../../intake/property-types.ts";
import { fold } from "../../../lib/text.ts";
import type { PropertyType } from "../../../vocabulary/value-lists.ts";
import { lineOf } from "./address.ts";
import type { ParsedListing } from "./parsed-listing.ts";

const IN_CONDOMINIUM: Readonly<Partial<Record<PropertyType, PropertyType>>> = {
  CASA_RUA: "CASA_CONDOMINIO",
  TERRENO_RUA: "TERRENO_CONDOMINIO",
};

const PENTHOUSE = /^cobertura\b/;

/** What the codes of a type and its subtype mean. */
const codesOf = (listing: ParsedListing): string[] => {
  const codes = listing.format.typeCodes;
  const digits = (texts: readonly string[]): string =>
    texts.find((text) => /^\s*\d{1,6}\s*$/.test(text))?.trim() ?? "";
  const type = digits(listing.texts("type"));
  const subtype = digits(listing.texts("subtype"));
  const words = subtype === "" ? codes?.[type] : codes?.[`${type}/${subtype}`];
  return words === undefined ? [] : [words];
};

/** The words of a listing's type, the most exact first. */
export const typeWordsOf = (listing: ParsedListing): string[] => [
  ...codesOf(listing),
  ...[...listing.texts("subtype"), ...listing.texts("type"), ...listing.texts("category")].filter(
    (text) => !/^\s*\d+\s*$/.test(text),
  ),
  ...listing.names("type"),
];

/** A flag of its own, not the name of a condominium. */
const isGated = (listing: ParsedListing): boolean =>
  listing.texts("gated").some((text) => availabilityOf(text) === "ACTIVE");

/** The type of a listing; undefined if none of its words is known (rules 19.11, 19.12). */
export const typeOf = (listing: ParsedListing, text: string): PropertyType | undefined => {
  const type = typeWordsOf(listing)
    .map((word) => typeWithin(word, text))
    .find((found) => found !== undefined);
  const isPenthouse = listing.texts("category").some((word) => PENTHOUSE.test(fold(word)));
  if (type === "APARTAMENTO" && isPenthouse) return "COBERTURA";
  return type && isGated(listing) ? (IN_CONDOMINIUM[type] ?? type) : type;
};

/** The listing's own words for its type, for a report. */
export const typeTextOf = (listing: ParsedListing): string =>
  lineOf(
    [
      ...new Set(
        [...listing.texts("type"), ...listing.texts("subtype"), ...listing.names("type")].map((text) =>
          text.trim(),
        ),
      ),
    ].join(" / "),
  );
