import { decodeHTML, decodeHTMLAttribute, decodeXML } from "entities";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DecodingMode,
  EntityDecoder,
  htmlDecodeTree,
  xmlDecodeTree,
} from "../../src/lib/entities/decoder.ts";
import { htmlNames, xmlNames } from "../../src/lib/entities/names.ts";

type Mode = (typeof DecodingMode)[keyof typeof DecodingMode];

const { Legacy, Strict, Attribute } = DecodingMode;

/** Decodes a whole text, as the tokenizer does: what is no entity stays text. */
const decoded = (text: string, table: typeof htmlDecodeTree, mode: Mode): string => {
  let out = "";
  const decoder = new EntityDecoder(table, (codePoint) => {
    out += String.fromCodePoint(codePoint);
  });
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf("&", at);
    if (next < 0) break;
    out += text.slice(at, next);
    decoder.startEntity(mode);
    const written = decoder.write(text, next + 1);
    const consumed = written < 0 ? decoder.end() : written;
    if (consumed === 0) out += "&";
    at = next + (consumed || 1);
  }
  return out + text.slice(at);
};

const html = (text: string) => decoded(text, htmlDecodeTree, Legacy);
const attribute = (text: string) => decoded(text, htmlDecodeTree, Attribute);
const xml = (text: string) => decoded(text, xmlDecodeTree, Strict);

const names = [...htmlNames().keys()];

describe("the names of HTML", () => {
  it("are complete, and each has its standard meaning", () => {
    expect(names).toHaveLength(2_125);
    expect([...htmlNames().values()].filter(({ bare }) => bare)).toHaveLength(106);
    expect(names.filter((name) => decodeHTML(`&${name};`) !== html(`&${name};`))).toEqual([]);
    expect(names.filter((name) => decodeHTML(`&${name};`) === `&${name};`)).toEqual([]);
  });

  it("are read without a semicolon where browsers do so", () => {
    const texts = names.flatMap((name) => [`&${name}`, `&${name} `, `&${name}x`, `&${name}=`]);
    expect(texts.filter((text) => html(text) !== decodeHTML(text))).toEqual([]);
    expect(texts.filter((text) => attribute(text) !== decodeHTMLAttribute(text))).toEqual([]);
    expect(html("&copy 2026, &notit; &ampamp;")).toBe("© 2026, ¬it; &amp;");
  });

  it("are not names in XML, which has five", () => {
    expect([...xmlNames().keys()]).toEqual(["amp", "apos", "gt", "lt", "quot"]);
    expect(xml("&amp;&apos;&gt;&lt;&quot;&nbsp;&amp")).toBe("&'><\"&nbsp;&amp");
  });
});

const PIECES = [
  "&",
  "&&",
  "&#",
  "&#x",
  "&#X",
  ";",
  "=",
  "x",
  "0",
  "9",
  "a",
  "F",
  "z",
  " ",
  "é",
  "\u0000",
  "amp",
  "AMP",
  "lt",
  "copy",
  "not",
  "notin",
  "acE",
  "Afr",
  "CounterClockwiseContourIntegral",
  "nbsp",
  "128",
  "150",
  "159",
  "x80",
  "xD800",
  "x10FFFF",
  "x110000",
  "99999999999999999999",
  "0000065",
];

const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("any text", () => {
  it("is decoded as by the reference decoder", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(html(text)).toBe(decodeHTML(text));
        expect(attribute(text)).toBe(decodeHTMLAttribute(text));
        expect(xml(text)).toBe(decodeXML(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is decoded alike in however many parts it arrives", () => {
    const entities = fc.constantFrom(
      ...names.map((name) => `${name};`),
      "#128;",
      "#x41;",
      "#X1F3E0;",
      "amp=",
    );
    fc.assert(
      fc.property(
        entities,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(Legacy, Strict),
        (text, size, mode) => {
          const read = (parts: readonly string[]) => {
            const emitted: number[][] = [];
            const decoder = new EntityDecoder(htmlDecodeTree, (...one) => emitted.push(one));
            decoder.startEntity(mode);
            const ends = parts.map((part) => decoder.write(part, 0));
            expect(ends.slice(0, -1).every((end) => end === -1)).toBe(true);
            return { end: ends.at(-1), emitted };
          };
          const parts = text.match(new RegExp(`.{1,${size}}`, "g"))!;
          expect(read(parts)).toEqual(read([text]));
        },
      ),
    );
  });

  it("keeps no more in memory than a name, even if it never ends", () => {
    const emitted: number[] = [];
    const decoder = new EntityDecoder(htmlDecodeTree, (codePoint) => emitted.push(codePoint));
    decoder.startEntity(Strict);
    expect(decoder.write("a".repeat(31), 0)).toBe(-1);
    expect(decoder.write("a".repeat(100_000), 0)).toBe(0);
    decoder.startEntity(Legacy);
    expect([decoder.write("#", 0), decoder.write("1".repeat(100_000), 0), decoder.end()]).toEqual([
      -1, -1, 100_002,
    ]);
    expect(emitted).toEqual([0xfffd]);
  });
});
