import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCreci } from "../../src/lib/creci.ts";
import { foldEmail } from "../../src/lib/email.ts";
import { parseAllowed } from "../../src/lib/ip.ts";
import { plainDescription, plainTitle } from "../../src/lib/markup.ts";
import { parsePhone } from "../../src/lib/phone.ts";
import { fold, slug } from "../../src/lib/text.ts";
import { forAll } from "./for-all.ts";
import { ODD_TEXTS } from "./odd-values.ts";

const RUNS = 300;

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(...ODD_TEXTS),
);
const textOf = (...parts: string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((chosen) => chosen.join(""));

const phones = textOf(..."0123456789+() -.x", "55", "11", "00", "9", "8765", "4321");
const markup = textOf(
  "&",
  "amp;",
  "lt;",
  "#60;",
  "#x26;",
  "<",
  ">",
  "b",
  "</p>",
  "<br>",
  " ",
  "\n",
  "\r",
  "\u00ad",
  "\u200b",
  "<!--",
  "<![CDATA[",
  "]]>",
  "<script>",
  "\u0000",
  "'",
  "/",
);
const addresses = textOf(..."0123456789abf:./", "::ffff:", "10.0.0.1", "/24", "/0", "fe80::");
const registrations = textOf("CRECI", " ", "nº", "123", ".", "45", "-", "F", "J", "SP", "RJ", "/", ":", "de");
const names = textOf("São", " ", "D’", "água", "1º", "ǅ", "İ", "-", "ß", "e\u0301", "ﬁ");

const FORMS: [string, (text: string) => string | undefined, fc.Arbitrary<string>][] = [
  ["a phone", parsePhone, phones],
  ["a title", plainTitle, markup],
  ["a description", plainDescription, markup],
  ["a registration", parseCreci, registrations],
  ["an allowed network", (text) => parseAllowed(text)?.text, addresses],
  ["an e-mail", foldEmail, names],
  ["a name", fold, names],
  ["a slug", slug, names],
];

describe("the normal form", () => {
  it.each(FORMS)("of %s is its own normal form", (_, normal, likely) =>
    forAll(fc.oneof({ weight: 3, arbitrary: likely }, { weight: 1, arbitrary: anyText }), RUNS, (text) => {
      const once = normal(text);
      if (once !== undefined) expect(normal(once)).toBe(once);
    }),
  );

  it("of a phone is E.164", () =>
    forAll(phones, RUNS, (text) =>
      expect(parsePhone(text) ?? "+5511987654320").toMatch(/^\+[1-9]\d{6,14}$/),
    ));

  it("of a title contains no line end and no control character", () =>
    forAll(markup, RUNS, (text) => expect(plainTitle(text)).not.toMatch(/\p{Cc}/u)));
});
