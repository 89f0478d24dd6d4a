import { describe, expect, it } from "vitest";
import { parsePhone, readPhone } from "../../src/lib/phone.ts";

const MOBILE = "+5511987654321";
const LANDLINE = "+551133334444";

const SPELLINGS: readonly [string, string][] = [
  ["(11) 98765-4321", MOBILE],
  ["11987654321", MOBILE],
  ["11 8765-4321", MOBILE],
  ["1187654321", MOBILE],
  ["011 98765 4321", MOBILE],
  ["0XX11 98765-4321", MOBILE],
  ["0 15 11 98765-4321", MOBILE],
  ["0 41 11 8765-4321", MOBILE],
  ["+55 11 98765-4321", MOBILE],
  ["+55 (011) 98765-4321", MOBILE],
  ["+55 11 8765-4321", MOBILE],
  ["5511987654321", MOBILE],
  ["551187654321", MOBILE],
  ["551187654321@c.us", MOBILE],
  ["5511987654321@s.whatsapp.net", MOBILE],
  ["00 55 11 98765-4321", MOBILE],
  ["00 21 55 11 98765-4321", MOBILE],
  ["  11.98765.4321  ", MOBILE],
  ["(11) 3333-4444", LANDLINE],
  ["011 3333-4444", LANDLINE],
  ["0 21 11 3333 4444", LANDLINE],
  ["+55 11 3333-4444", LANDLINE],
  ["551133334444", LANDLINE],
  ["0011 98765-4321", MOBILE],
  ["0011 3333-4444", LANDLINE],
  ["11987654321.0", MOBILE],
  ["98765-4321 (11)", MOBILE],
  ["（11）９８７６５－４３２１", MOBILE],
  ["(11) 98765-4321 (recado com Ana e Rui)", MOBILE],
];

/** Spellings with an extension. */
const EXTENSIONS = [
  "(11) 3333-4444 ramal 21",
  "(11) 3333-4444 Ramal: 21",
  "(11) 3333-4444, r. 21",
  "(11) 3333-4444 r 21",
  "(11) 3333-4444 (ramal 21)",
  "(11) 3333-4444 / ramal 21",
  "(11) 3333-4444 ext 21",
  "(11) 3333-4444 ext. 21",
  "(11) 3333-4444 x21",
  "tel:+551133334444;ext=21",
  "(11) 3333-4444 Ramal nº 21",
  "(11) 3333-4444 ramais 21 e 22",
];

const SEVERAL = [
  "11 98765-4321 / 11 91234-5678",
  "11 98765-4321/11 91234-5678",
  "11 98765-4321; 11 91234-5678",
  "11 98765-4321 e 3333-4444",
  "11 98765-4321 ou (11) 3333-4444",
  "(11) 3333-4444/4445",
  "(11) 98765-4321 (11) 91234-5678",
  "+5511987654321 +5511912345678",
];

const SERVICE = [
  "0800 123 4567",
  "800 123 4567",
  "0800 7262512",
  "0300 123 4567",
  "0300 12345",
  "0303 123 4567",
  "0500 123 4567",
  "0900 123 4567",
  "3003-1234",
  "4003-1234",
  "4004-1234",
  "4020-1234",
  "(11) 4004-1234",
  "+55 11 3003-1234",
  "+55 0800 123 4567",
  "190",
  "10315",
];

/** Numbers of trunk radio, to which a ninth digit must not be added: it would make them somebody else's. */
const TRUNK_RADIO: readonly [string, string][] = [
  ["55 90000-0303", "+5555900000303"],
  ["(11) 7876-5432", "+551178765432"],
  ["55 11 7876-5432", "+551178765432"],
  ["+55 11 7876-5432", "+551178765432"],
];

const AREA_55: readonly [string, string][] = [
  ["55 99123-4567", "+5555991234567"],
  ["5599123-4567", "+5555991234567"],
  ["55 9123-4567", "+5555991234567"],
  ["+55 55 99123-4567", "+5555991234567"],
  ["5555991234567", "+5555991234567"],
  ["555591234567", "+5555991234567"],
  ["55 3222-1111", "+555532221111"],
  ["055 3222-1111", "+555532221111"],
  ["555532221111", "+555532221111"],
];

const FOREIGN: readonly [string, string][] = [
  ["+1 (415) 555-2671", "+14155552671"],
  ["+351 912 345 678", "+351912345678"],
  ["00351 912 345 678", "+351912345678"],
  ["+598 99 123 456", "+59899123456"],
];

const NONE = [
  "",
  "x",
  "98765-4321",
  "4004-1234",
  "0800 123 4567",
  "0300 123 4567",
  "(20) 98765-4321",
  "(11) 18765-4321",
  "(11) 1234-5678",
  "11 9876-543",
  "11 98765-43210",
  "+55 11 1234-5678",
  "+55 99123-4567",
  "+1 23",
  "+0123456789",
  "+1234567890123456",
  "351 912 345 678",
  "+1 198 765 4321",
  "+1 134567890",
  "11 98765-4321 apto 12",
];

describe("a phone number", () => {
  it.each(SPELLINGS)("written as %j is %s", (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  it.each(AREA_55)("of the area 55 written as %j is %s", (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  it.each(FOREIGN)("from abroad written as %j is %s", (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  it.each(EXTENSIONS)("written as %j is the number without its extension", (text) => {
    expect(readPhone(text)).toEqual({ number: LANDLINE, hasExtension: true });
  });

  it.each(SEVERAL)("is not one of the two in %j", (text) => {
    expect(readPhone(text)).toEqual({ fault: "several_numbers" });
  });

  it.each(SERVICE)("of a person is not the service %j", (text) => {
    expect(readPhone(text)).toEqual({ fault: "service_number" });
  });

  it.each(TRUNK_RADIO)("of trunk radio written as %j is %s", (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });

  it.each(NONE)("cannot be %j", (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  it("is unchanged once normalized", () => {
    for (const [, number] of [...SPELLINGS, ...AREA_55, ...FOREIGN]) expect(parsePhone(number)).toBe(number);
  });

  it("of a landline never gains a ninth digit, and never equals a mobile's", () => {
    expect(parsePhone("11 4123-4567")).toBe("+551141234567");
    expect(parsePhone("11 94123-4567")).toBe("+5511941234567");
  });
});
