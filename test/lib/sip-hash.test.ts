import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sipHash } from "../../src/lib/sip-hash.ts";

/** The key of the authors' vectors: the bytes 0 to 15. */
const KEY = new Uint32Array(Uint8Array.from({ length: 16 }, (_, at) => at).buffer);

/** The bytes of a text's UTF-16 units, the lower one first. */
const hexOf = (text: string): string =>
  new Uint8Array(Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).buffer).toHex();

/** A text of so many bytes, which are numbered from 0, as those of the vectors are. */
const numbered = (bytes: number): string =>
  String.fromCharCode(...Array.from({ length: bytes }, (_, at) => at));

describe("SipHash-2-4 with 128 bits", () => {
  it.each([
    [0, "a3817f04ba25a8e66df67214c7550293"],
    [1, "da87c1d86b99af44347659119b22fc45"],
    [2, "8177228da4a45dc7fca38bdef60affe4"],
    [3, "9c70b60c5267a94e5f33b6b02985ed51"],
    [7, "a1f1ebbed8dbc153c0b84aa61ff08239"],
    [8, "3b62a9ba6258f5610f83e264f31497b4"],
    [9, "264499060ad9baabc47f8b02bb6d71ed"],
    [15, "5493e99933b0a8117e08ec0f97cfc3d9"],
    [16, "6ee2a4ca67b054bbfd3315bf85230577"],
    [63, "5150d1772f50834a503e069a973fbd7c"],
  ])("is that of its authors for %d bytes", (bytes, hash) => {
    expect(hexOf(sipHash(KEY, numbered(bytes)))).toBe(hash);
  });

  it("is another for each text and each key", () => {
    const texts = fc.uniqueArray(
      fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
      { minLength: 2, maxLength: 50 },
    );
    const otherKey = Uint32Array.from(KEY, (word, at) => (at === 3 ? word ^ 1 : word));
    fc.assert(
      fc.property(texts, (given) => {
        const hashes = given.flatMap((text) => [sipHash(KEY, text), sipHash(otherKey, text)]);
        expect(new Set(hashes).size).toBe(hashes.length);
      }),
    );
  });
});
