import { isFiller } from "./filler-digits.ts";
import { isServiceNumber } from "./service-numbers.ts";

/** Area codes in use (Anatel). */
const AREA_CODES: ReadonlySet<string> = new Set(
  (
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 " +
    "61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99"
  ).split(" "),
);

const COUNTRY = "55";
const LANDLINE = /^[2-5]\d{7}$/;
const MOBILE = /^9\d{8}$/;
/** A mobile as it was before the ninth digit (complete since 2016); WhatsApp ids of many areas still omit it. */
const OLD_MOBILE = /^[689]\d{7}$/;
/** Trunk radio never got a ninth digit: adding one would give another person's mobile. */
const TRUNK_RADIO = /^7\d{7}$/;
/** E.164: up to 15 digits, the first is not 0. A shorter number belongs to no subscriber anywhere. */
const FOREIGN = /^[1-9]\d{6,14}$/;
/** Country 1: neither its areas nor its exchanges begin with 0 or 1. */
const NORTH_AMERICAN = /^1(?:[2-9]\d{2}){2}\d{4}$/;
/** National numbers of 10 or 11 digits, after the two digits of a carrier. */
const AFTER_CARRIER = /^\d{2}(\d{10,11})$/;
/** 00 stands for the plus sign, as dialed from abroad, or out of Brazil with a carrier's digits. */
const INTERNATIONAL_PREFIX = /^00(?:\d{2}(?=55\d{10,11}$))?/;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** "011 …", "0 15 11 …" and "11 …" are one number: the trunk zero and the carrier do not belong to it. */
const withoutTrunk = (digits: string): string => {
  if (!digits.startsWith("0")) return digits;
  const rest = digits.slice(1);
  return AFTER_CARRIER.exec(rest)?.[1] ?? rest;
};

const nationalNumber = (digits: string): string | undefined => {
  const plain = withoutTrunk(digits);
  const area = plain.slice(0, 2);
  const subscriber = plain.slice(2);
  if (!AREA_CODES.has(area)) return undefined;
  if ([LANDLINE, MOBILE, TRUNK_RADIO].some((form) => form.test(subscriber))) return area + subscriber;
  return OLD_MOBILE.test(subscriber) ? `${area}9${subscriber}` : undefined;
};

const brazilian = (national: string): string | undefined => {
  const number = nationalNumber(national);
  return number === undefined ? undefined : `+${COUNTRY}${number}`;
};

const international = (digits: string): string | undefined => {
  if (digits.startsWith(COUNTRY)) return brazilian(digits.slice(COUNTRY.length));
  if (digits.startsWith("1") && !NORTH_AMERICAN.test(digits)) return undefined;
  return FOREIGN.test(digits) ? `+${digits}` : undefined;
};

/** 55 is both Brazil and an area of Rio Grande do Sul: only the length tells which. */
const hasCountry = (digits: string): boolean =>
  digits.startsWith(COUNTRY) && (digits.length === 12 || digits.length === 13);

/** Two zeros may also be one too many before an area, as in "0011 …". */
const withInternationalPrefix = (digits: string): string | undefined => {
  const called = digits.replace(INTERNATIONAL_PREFIX, "");
  return international(called) ?? (called.startsWith(COUNTRY) ? undefined : brazilian(called));
};

const oneNumber = (trimmed: string): string | undefined => {
  const digits = digitsOf(trimmed);
  if (trimmed.startsWith("+")) return international(digits);
  if (digits.startsWith("00")) return withInternationalPrefix(digits);
  return hasCountry(digits) ? brazilian(digits.slice(COUNTRY.length)) : brazilian(digits);
};

/** "ramal 21", "r. 21", "ext 21", ";ext=21" after a number. */
const EXTENSION =
  /([^\p{L}])(?:ramal|ramais|ram|r|extension|extensão|ext|x)(?:[\s.:=ºo°#-]|n[ºo°.])*\d{1,6}(?:\s*(?:[e/,]\s*\d{1,6}))*\s*\)?$/iu;
/** The separators between two numbers of one text. */
const BETWEEN_NUMBERS = /[/|;,\n]|\s(?:e|ou|and|or)\s/iu;
/** More digits than any one number has, with its prefixes. */
const DIGITS_OF_TWO = 18;
/** Spreadsheets turn a phone into a number: "11987654320.0". */
const DECIMALS = /^(\d{10,13})\.0$/;
/** "98765-4320 (11)" */
const AREA_LAST = /^([\d\s.-]{8,})\((\d{2})\)$/;

const isSeveral = (text: string): boolean => {
  const [first = "", ...others] = text.split(BETWEEN_NUMBERS).filter((part) => /\d{2}/.test(part));
  if (others.length === 0) return digitsOf(text).length >= DIGITS_OF_TWO;
  return oneNumber(first.trim()) !== undefined && others.some((other) => digitsOf(other).length >= 2);
};

/** A phone read from a text: its number in E.164, or why there is none. */
export type ReadPhone =
  | { readonly number: string; readonly hasExtension: boolean }
  | { readonly fault: "several_numbers" | "service_number" | "placeholder" | "invalid_format" };

/** Digits that fill a field, after any area code: "(00) 0000-0000", "1111-1111". */
const FILLED = /^(?:\d{2,4})?9?(\d{8})$/;

const faultOf = (digits: string): "service_number" | "placeholder" | "invalid_format" => {
  if (isServiceNumber(digits)) return "service_number";
  return isFiller(FILLED.exec(digits)?.[1] ?? "") || isFiller(digits) ? "placeholder" : "invalid_format";
};

/**
 * Reads a phone in any Brazilian spelling, or a foreign one that begins with a plus. A mobile always has its ninth
 * digit, so two spellings of one number give the same text. An extension does not belong to the number.
 */
export const readPhone = (text: string): ReadPhone => {
  const trimmed = text.normalize("NFKC").trim();
  const whole = trimmed.replace(EXTENSION, "$1").replace(DECIMALS, "$1").replace(AREA_LAST, "$2$1");
  if (isSeveral(whole)) return { fault: "several_numbers" };
  const number = oneNumber(whole);
  const digits = digitsOf(whole);
  if (number !== undefined && !isServiceNumber(digits))
    return { number, hasExtension: EXTENSION.test(trimmed) };
  return { fault: faultOf(digits) };
};

/** The E.164 form of a phone, as readPhone reads it; undefined for any other text. */
export const parsePhone = (text: string): string | undefined => {
  const read = readPhone(text);
  return "number" in read ? read.number : undefined;
};
