interface ServiceNumbers {
  /** Matches the digits as dialed, without country or area. */
  readonly digits: RegExp;
  readonly reason: string;
}

/** Numbers that ring at a company or an authority, whoever writes them (Anatel, Resolução 749/2022). */
const SERVICE_NUMBERS: readonly ServiceNumbers[] = [
  { digits: /^0?800\d{6,7}$/, reason: "toll-free: a company's line" },
  { digits: /^0?300\d{5,7}$/, reason: "one national number, paid like a local call" },
  { digits: /^0?303\d{5,7}$/, reason: "telemarketing, which Anatel marks with this code" },
  { digits: /^0?500\d{6,7}$/, reason: "donations" },
  { digits: /^0?900\d{6,7}$/, reason: "premium-rate services" },
  { digits: /^300\d{5}$/, reason: "3003 and its like: a company's number in all state capitals" },
  { digits: /^40(?:0\d|20|90)\d{4}$/, reason: "4003, 4004, 4020 and their like: a company's local number" },
  { digits: /^1(?:00|[5-9]\d)$/, reason: "public emergencies and services, such as 190" },
  { digits: /^103\d{2}$/, reason: "an operator's service for its customers" },
];

/**
 * Prefixes that people write before a service number, which needs none: a country, a zero, an area. Before a mobile,
 * 55 is the area of Santa Maria.
 */
const DIALED_PREFIXES =
  /^(?:55(?=0?[358]0\d{7,8}$|090\d{7,8}$|(?:3003|400[34])\d{4}$))?(?:(?:55)?0?[1-9]{2}(?=(?:3003|400[34])\d{4}$))?/;

/** @param digits the digits of a text, as written */
export const isServiceNumber = (digits: string): boolean =>
  SERVICE_NUMBERS.some((numbers) => numbers.digits.test(digits.replace(DIALED_PREFIXES, "")));
