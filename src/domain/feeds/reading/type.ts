import { availabilityOf } from "../../../intake/availability.ts";
import { typeWithin } from "../../../intake/property-types.ts";
import { fold } from "../../../lib/text.ts";
import type { PropertyType } from "../../../vocabulary/value-lists.ts";
import { lineOf } from "./address.ts";
import type { Said } from "./said.ts";

const IN_CONDOMINIUM: Readonly<Partial<Record<PropertyType, PropertyType>>> = {
  CASA_RUA: "CASA_CONDOMINIO",
  TERRENO_RUA: "TERRENO_CONDOMINIO",
};

const PENTHOUSE = /^cobertura\b/;

/** What the codes of a type and its subtype mean. */
const codesOf = (said: Said): string[] => {
  const codes = said.format.typeCodes;
  const digits = (texts: readonly string[]): string =>
    texts.find((text) => /^\s*\d{1,6}\s*$/.test(text))?.trim() ?? "";
  const type = digits(said.texts("type"));
  const subtype = digits(said.texts("subtype"));
  const words = subtype === "" ? codes?.[type] : codes?.[`${type}/${subtype}`];
  return words === undefined ? [] : [words];
};

/** The words of a listing's type, the most exact first. */
export const typeWordsOf = (said: Said): string[] => [
  ...codesOf(said),
  ...[...said.texts("subtype"), ...said.texts("type"), ...said.texts("category")].filter(
    (text) => !/^\s*\d+\s*$/.test(text),
  ),
  ...said.names("type"),
];

/** A flag of its own, not the name of a condominium. */
const isGated = (said: Said): boolean =>
  said.texts("gated").some((text) => availabilityOf(text) === "ACTIVE");

/** The type of a listing; undefined if none of its words is known (rules 19.11, 19.12). */
export const typeOf = (said: Said, text: string): PropertyType | undefined => {
  const type = typeWordsOf(said)
    .map((word) => typeWithin(word, text))
    .find((found) => found !== undefined);
  const isPenthouse = said.texts("category").some((word) => PENTHOUSE.test(fold(word)));
  if (type === "APARTAMENTO" && isPenthouse) return "COBERTURA";
  return type && isGated(said) ? (IN_CONDOMINIUM[type] ?? type) : type;
};

/** The listing's own words for its type, for a report. */
export const typeTextOf = (said: Said): string =>
  lineOf(
    [
      ...new Set(
        [...said.texts("type"), ...said.texts("subtype"), ...said.names("type")].map((text) => text.trim()),
      ),
    ].join(" / "),
  );
