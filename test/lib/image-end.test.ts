import { describe, expect, it } from "vitest";
import { isWhole } from "../../src/lib/image-end.ts";
import { type ImageType, imageType } from "../../src/lib/image-type.ts";
import { PICTURES } from "../fixtures/pictures.ts";

const MAX_BYTES = 20_000_000;

const bytesOf = (base64: string): Uint8Array => Uint8Array.fromBase64(base64);

/** Latin-1 text as bytes: every character is one byte. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

const filled = (bytes: Uint8Array, unit: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(MAX_BYTES);
  whole.set(bytes);
  for (let at = bytes.length; at + unit.length <= whole.length; at += unit.length) whole.set(unit, at);
  return whole;
};

describe("a picture", () => {
  it.each(PICTURES)("that is a %s is complete", (_, type, base64) => {
    const bytes = bytesOf(base64);
    expect(imageType(bytes)).toBe(type);
    expect(isWhole(bytes, type)).toBe(true);
  });

  it.each(PICTURES)("that is a %s is incomplete if cut anywhere", (_, type, base64) => {
    const bytes = bytesOf(base64);
    const whole = [...bytes.keys()].filter((end) => isWhole(bytes.subarray(0, end), type));
    expect(whole).toEqual([]);
  });

  it.each(PICTURES.filter(([, type]) => type !== "image/avif"))(
    "that is a %s is complete with other bytes after it",
    (_, type, base64) => {
      const bytes = bytesOf(base64);
      expect(isWhole(new Uint8Array([...bytes, ...latin1("trailer of a camera")]), type)).toBe(true);
    },
  );

  it("that is an AVIF may have its data within its metadata, or in a box that reaches to the end", () => {
    const ftyp = "\0\0\0\x14ftypavif\0\0\0\0avif";
    const meta = "\0\0\0\x17meta\0\0\0\0\0\0\0\x0bidatabc";
    expect(isWhole(latin1(ftyp + meta), "image/avif")).toBe(true);
    expect(isWhole(latin1(`${ftyp}\0\0\0\x0cmeta\0\0\0\0\0\0\0\0mdatabc`), "image/avif")).toBe(true);
    const long = "\0\0\0\x01mdat\0\0\0\0\0\0\0\x13abc";
    expect(isWhole(latin1(`${ftyp}\0\0\0\x0cmeta\0\0\0\0${long}`), "image/avif")).toBe(true);
    expect(isWhole(latin1(`${ftyp}\0\0\0\x0cmeta\0\0\0\0${long.slice(0, -1)}`), "image/avif")).toBe(false);
  });
});

describe("hostile bytes", () => {
  it.each<[string, ImageType, string, string]>([
    ["fill bytes", "image/jpeg", "\xff\xd8", "\xff"],
    ["stuffed zeros", "image/jpeg", "\xff\xd8\xff\xda\0\x02", "\xff\0"],
    ["empty segments", "image/jpeg", "\xff\xd8", "\xff\xe1\0\x02"],
    ["segments of no length", "image/jpeg", "\xff\xd8", "\xff\xe1\0\0"],
    ["empty chunks", "image/png", "\x89PNG\r\n\x1a\n", "\0\0\0\0tEXtCRC."],
    ["empty boxes", "image/avif", "\0\0\0\x14ftypavif\0\0\0\0avif", "\0\0\0\x08free"],
    ["a box of no size", "image/avif", "\0\0\0\x14ftypavif\0\0\0\0avif", "\0\0\0\x01wide\0\0\0\0\0\0\0\0"],
  ])("of 20 MB of %s are read once and are not whole", (_, type, head, unit) => {
    expect(isWhole(filled(latin1(head), latin1(unit)), type)).toBe(false);
  });
});
