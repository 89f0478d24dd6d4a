import { postalCodeOf } from "../../../intake/figures.ts";
import { repaired } from "../../../intake/mojibake.ts";
import { isPlaceholder } from "../../../intake/placeholders.ts";
import { type Street, streetIn, withStreetType } from "../../../intake/streets.ts";
import { plainTitle } from "../../../lib/markup.ts";
import { fold } from "../../../lib/text.ts";
import { MAX_LINE_CHARS } from "../../../vocabulary/limits.ts";
import { readCity, ufOf } from "../../geo/cities.ts";
import { type AddressInput, cityMembers } from "../../properties/record/input.ts";
import { type Element, textIn } from "./element.ts";
import { isCondition } from "./on-offer.ts";
import type { ParsedListing } from "./parsed-listing.ts";

export const lineOf = (text: string | undefined): string => {
  const line = plainTitle(repaired(text ?? ""));
  return line.length <= MAX_LINE_CHARS ? line : [...line].slice(0, MAX_LINE_CHARS).join("").trim();
};

/** Empty if the text means "none": "ENDEREÇO NÃO INFORMADO", "S/N", "00". */
const filledLine = (text: string | undefined): string => {
  const line = lineOf(text);
  return isPlaceholder(line) ? "" : line;
};

interface Place {
  readonly states: readonly string[];
  readonly city: string;
  readonly neighborhood: string;
}

/** What separates the parts of an address in one text. */
const SEPARATOR = /[,/()]| [-–] /g;
const HAS_SEPARATOR = /[,/()–-]/;
const COUNTRY = /^bra[sz]il$/i;
const POSTAL_CODE = /^(?:cep:? )?(\d{2}\.?\d{3}-?\d{3})$/i;

/** The last part of a text, and the text before it. */
const lastPartOf = (text: string): readonly [before: string, last: string] | null => {
  const separator = HAS_SEPARATOR.test(text) ? [...text.matchAll(SEPARATOR)].at(-1) : undefined;
  if (!separator) return null;
  return [text.slice(0, separator.index).trim(), text.slice(separator.index + separator[0].length).trim()];
};

/** A text without a trailing place that other elements name: "Icaraí - Niterói/RJ" becomes "Icaraí". */
const withoutPlace = (text: string, place: readonly string[]): string => {
  const names = new Set(place.map(fold).filter(Boolean));
  let rest = text;
  let at = text;
  for (let parts = lastPartOf(at); parts && parts[0] !== ""; parts = lastPartOf(at)) {
    const [before, last] = parts;
    if (last !== "" && !names.has(fold(last)) && !COUNTRY.test(last) && !POSTAL_CODE.test(last)) break;
    // A closing bracket is cut only together with what it encloses.
    if (last !== "" || !at.endsWith(")")) rest = before;
    at = before;
  }
  return rest;
};

/** The place in "Rua das Flores, 100 - Icaraí - Niterói/RJ", for listings that name it nowhere else. */
const placeInLine = (line: string): Place | null => {
  const [first, state = ""] = lastPartOf(withoutPlace(line, [])) ?? [];
  const [before, city = ""] = lastPartOf(first ?? "") ?? [];
  const uf = ufOf(state);
  if (before === undefined || uf === undefined || readCity(city, uf) === undefined) return null;
  const [, last = ""] = lastPartOf(withoutPlace(before, [])) ?? [];
  return { states: [uf], city, neighborhood: /\d/.test(last) ? "" : last };
};

/** "123 - ap 45". */
const NUMBER_AND_MORE = /^(\d{1,6}[a-z]?) ?[,–-] ([a-z].*)$/i;

/** The number may have an element of its own, or follow the street in one line. */
const streetOf = (listing: ParsedListing, place: readonly string[]): Street => {
  const complement = filledLine(listing.text("complement"));
  const [, number = filledLine(listing.text("number")), behind = ""] =
    NUMBER_AND_MORE.exec(filledLine(listing.text("number"))) ?? [];
  const named = listing.texts("street").map(filledLine).find(Boolean) ?? "";
  const written = withStreetType(filledLine(listing.text("streetType")), named);
  const { street, number: found, complement: rest } = streetIn(withoutPlace(written, place), number);
  return { street, number: number || filledLine(found), complement: complement || behind || rest };
};

/** A city that is only a number is an internal code. */
const isWord = (text: string): boolean => /\D/.test(text);

/** "Santana,São Paulo,SP,Brasil": neighborhood, city, state and country in one text. */
const ofLocality = (text: string): Place => {
  const parts = text.split(",").map(lineOf).filter(Boolean);
  if (/^bra[sz]il$/i.test(parts.at(-1) ?? "")) parts.pop();
  const isState = parts.length > 1 && ufOf(parts.at(-1)!) !== undefined;
  const states = isState ? [parts.pop()!] : [];
  return { states, city: parts.pop() ?? "", neighborhood: parts.pop() ?? "" };
};

const spellingsOf = (element: Element): string[] => [
  lineOf(element.attributes.abbreviation),
  lineOf(textIn(element)),
];

/** `PropertyArea` is the neighborhood in some themes and the area in others. */
const isName = (text: string): boolean => text !== "" && !/^\d[\d.,]*(?: ?m[2²]?)?$/.test(text);

const placeOf = (listing: ParsedListing): Place => {
  const cityText = listing.texts("city").map(filledLine).find(isWord);
  const named = listing.texts("neighborhood").map(filledLine).find(isName);
  const isWhole = cityText !== undefined && named !== undefined;
  const inLine = isWhole
    ? undefined
    : listing
        .texts("street")
        .map(lineOf)
        .map(placeInLine)
        .find((place) => place !== null);
  const isThere = inLine && (cityText === undefined || fold(cityText) === fold(inLine.city));
  const whole = listing.has("locality") || !isThere ? ofLocality(listing.text("locality")) : inLine;
  const states = [...listing.all("state").flatMap(spellingsOf), ...whole.states].filter(
    (text) => text !== "" && !isCondition(text),
  );
  const city = cityText ?? whole.city;
  const neighborhood = named ?? whole.neighborhood;
  return {
    states,
    city,
    neighborhood: withoutPlace(neighborhood, [city, ...city.split(SEPARATOR), ...states]),
  };
};

/** From its own element, or from an address in one text. */
const postalCodeIn = (listing: ParsedListing): string | undefined => {
  const parts = listing
    .texts("street")
    .flatMap((line) => lineOf(line).split(SEPARATOR).slice(1))
    .map((part) => POSTAL_CODE.exec(part.trim())?.[1]);
  return [listing.text("postalCode"), ...parts].map((text) => postalCodeOf(text ?? "")).find(Boolean);
};

const orAbsent = (text: string): string | undefined => (text === "" ? undefined : text);

/** The address of a listing; an unknown city is kept as text. Undefined if the listing has no address. */
export const addressOf = (listing: ParsedListing): AddressInput | undefined => {
  const { states, city: cityText, neighborhood } = placeOf(listing);
  const uf = states.map(ufOf).find((found) => found !== undefined);
  const named = cityText === "" ? undefined : readCity(cityText, uf);
  const stateText = uf ?? states[0];
  const postalCode = postalCodeIn(listing);
  const { street, number, complement } = streetOf(listing, [neighborhood, cityText, ...states]);
  if ([cityText, neighborhood, street].every((text) => text === "")) return undefined;
  return {
    ...cityMembers(named, orAbsent(neighborhood)),
    ...(postalCode !== undefined && { postalCode }),
    ...(!named && cityText !== "" && { cityText }),
    ...(!named && stateText !== undefined && { stateText }),
    street: orAbsent(street),
    number: orAbsent(number),
    complement: orAbsent(complement),
  };
};
