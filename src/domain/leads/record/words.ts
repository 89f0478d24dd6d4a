import type { Lead } from "../../../db/schema/leads.ts";
import { foldEmail } from "../../../lib/email.ts";
import { parsePhone } from "../../../lib/phone.ts";
import { codeTexts, wordsOf } from "../../../lib/text.ts";
import type { Identity } from "./identities.ts";

const COUNTRY = "55";
const AREA_DIGITS = 2;
/** Endings that people look for: an old mobile or landline number, and its last four digits. */
const ENDINGS = [8, 4];
/** Six or more digits, however they are separated, are a phone. */
const PHONE = /\+?\(?\d(?:[\s().-]*\d){5,}/g;

/**
 * The forms in which people look for a phone: with country and area, without the country, without both, its last
 * digits.
 */
const phoneTexts = (number: string): string[] => {
  const digits = number.slice(1);
  const national = digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return [digits, national, national.slice(AREA_DIGITS), ...ENDINGS.map((count) => digits.slice(-count))];
};

/** What a search finds a client by (rules 15.21). */
export const leadWords = ({ name, externalRef, phones, email }: Lead): string =>
  wordsOf([name, ...codeTexts(externalRef), ...phones.flatMap(({ number }) => phoneTexts(number)), email]);

/** A query with each phone as one word. */
export const withWholePhones = (query: string): string =>
  query.replace(PHONE, (phone) => ` ${phone.replace(/\D/g, "")} `);

/** The person meant by a query that is a whole phone or e-mail. */
export const identityIn = (query: string): Identity => {
  const phone = parsePhone(query);
  return phone === undefined || /\p{L}/u.test(query)
    ? { kind: "email", value: foldEmail(query) }
    : { kind: "phone", value: phone };
};
