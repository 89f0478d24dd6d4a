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
const OLD_MOBILE = /^[6-9]\d{7}$/;
/** E.164: up to 15 digits, the first is not 0. A shorter number belongs to no subscriber anywhere. */
const FOREIGN = /^[1-9]\d{6,14}$/;
/** National numbers of 10 or 11 digits, behind the two digits of a carrier. */
const BEHIND_CARRIER = /^\d{2}(\d{10,11})$/;
/** Someone dialling from abroad, or out of Brazil with a carrier, writes 00 for the plus sign. */
const INTERNATIONAL_PREFIX = /^00(?:\d{2}(?=55\d{10,11}$))?/;

/** "011 …", "0 15 11 …" and "11 …" are one number: the trunk zero and the carrier are no part of it. */
const withoutTrunk = (digits: string): string => {
  if (!digits.startsWith("0")) return digits;
  const rest = digits.slice(1);
  return BEHIND_CARRIER.exec(rest)?.[1] ?? rest;
};

const nationalNumber = (digits: string): string | undefined => {
  const plain = withoutTrunk(digits);
  const area = plain.slice(0, 2);
  const subscriber = plain.slice(2);
  if (!AREA_CODES.has(area)) return undefined;
  if (LANDLINE.test(subscriber) || MOBILE.test(subscriber)) return area + subscriber;
  return OLD_MOBILE.test(subscriber) ? `${area}9${subscriber}` : undefined;
};

const brazilian = (national: string): string | undefined => {
  const number = nationalNumber(national);
  return number === undefined ? undefined : `+${COUNTRY}${number}`;
};

const international = (digits: string): string | undefined => {
  if (digits.startsWith(COUNTRY)) return brazilian(digits.slice(COUNTRY.length));
  return FOREIGN.test(digits) ? `+${digits}` : undefined;
};

/** 55 is a country and an area of Rio Grande do Sul: only the length decides. */
const hasCountry = (digits: string): boolean =>
  digits.startsWith(COUNTRY) && (digits.length === 12 || digits.length === 13);

/**
 * The E.164 form of a Brazilian number in any spelling, or of a foreign one that begins with a plus; undefined for
 * any other text. A mobile always has its ninth digit, so two spellings of one number give the same text.
 */
export const parsePhone = (text: string): string | undefined => {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, "");
  if (trimmed.startsWith("+")) return international(digits);
  if (digits.startsWith("00")) return international(digits.replace(INTERNATIONAL_PREFIX, ""));
  return hasCountry(digits) ? brazilian(digits.slice(COUNTRY.length)) : brazilian(digits);
};
