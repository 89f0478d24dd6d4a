import fc from "fast-check";
import { expect, it } from "vitest";
import { PropertyInputBody } from "../../src/domain/properties/record/input.ts";
import { FIXTURES } from "../domain/feeds/fixtures.ts";
import { type Read, readFeed } from "../domain/feeds/read-text.ts";
import { forAll } from "./for-all.ts";

const RUNS = 60;

const PIECES = [
  ..."<>&'\"/]![-?",
  "</Listing>",
  "<Listing>",
  "<Listing/>",
  "<ListingID/>",
  "</Listings></ListingDataFeed>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "<?xml encoding='utf-16'?>",
  "<!DOCTYPE a [<!ENTITY x 'y'>]>",
  "&#xD800;",
  "&#0;",
  "&#x110000;",
  "&#99999999999;",
  "&x;",
  "<html>",
  "<Details><Details>",
  "<a xmlns:__proto__='1' __proto__='2' constructor='3'>",
  "<constructor>x</constructor>",
  "5e5",
  "-1",
  "1e400",
  "9".repeat(400),
  "\u0000",
  "\ufeff",
  "🏠".repeat(200),
  "é",
];

const edits = fc.array(
  fc.record({
    at: fc.nat(),
    dropped: fc.oneof(fc.constant(0), fc.nat(40)),
    piece: fc.constantFrom("", ...PIECES),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Samples with missing or misplaced parts. */
const feeds = fc.tuple(fc.constantFrom(...FIXTURES), edits).map(([sample, changes]) =>
  changes.reduce((text, { at, dropped, piece }) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + piece + text.slice(from + dropped);
  }, sample),
);

const corruptBytes = fc
  .tuple(feeds, fc.nat(), fc.constantFrom(null, 0xff, 0xc3, 0xe3, 0x00, 0x80))
  .map(([text, at, byte]) => {
    const bytes = new TextEncoder().encode(text);
    return byte === null || bytes.length === 0 ? bytes : bytes.with(at % bytes.length, byte);
  });

const chunkSizes = fc.constantFrom(1, 2, 3, 7, 100, 1_000);

const ENDINGS = ["COMPLETE", "TRUNCATED", "NOT_A_FEED", "TOO_LARGE", "TOO_MANY_LISTINGS"];

/** Checks that each listing read is one that the API itself accepts. */
const expectWritable = ({ listings }: Read): void => {
  for (const mapped of listings) {
    if ("fault" in mapped || !("input" in mapped)) continue;
    const { address: _, amenities: __, ...input } = mapped.input;
    const { error } = PropertyInputBody.safeParse({ ...input, purposes: input.purposes });
    expect(error?.issues ?? []).toEqual([]);
    expect(JSON.stringify(mapped).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(mapped))).toBe(true);
  }
};

it("a corrupt feed ends in one of the known ways", () =>
  forAll(corruptBytes, RUNS, async (bytes) => {
    const read = await readFeed(bytes);
    expect(ENDINGS).toContain(read.ending);
    expectWritable(read);
  }));

it("a feed reads the same in any chunks", () =>
  forAll(fc.tuple(corruptBytes, chunkSizes), RUNS, async ([bytes, size]) => {
    expect(await readFeed(bytes, size)).toEqual(await readFeed(bytes));
  }));

it("a feed of any bytes ends in one of the known ways", () =>
  forAll(fc.uint8Array({ maxLength: 4_000 }), RUNS, async (bytes) => {
    expect(ENDINGS).toContain((await readFeed(bytes)).ending);
  }));
