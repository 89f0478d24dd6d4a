import { describe, expect, it } from "vitest";
import { imageType } from "../../src/lib/image-type.ts";

/** Latin-1 text as bytes: every character is one byte. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

const ftyp = (major: string, ...compatible: string[]): string => {
  const size = 16 + 4 * compatible.length;
  return `\0\0${String.fromCharCode(size >> 8, size & 0xff)}ftyp${major}\0\0\0\0${compatible.join("")}`;
};

describe("the type of a picture", () => {
  it.each([
    ["JFIF", "\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
    ["Exif", "\xff\xd8\xff\xe1\0\x10Exif", "image/jpeg"],
    ["PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
    ["lossy WebP", "RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
    ["lossless WebP", "RIFF\x24\0\0\0WEBPVP8L", "image/webp"],
    ["extended WebP", "RIFF\x24\0\0\0WEBPVP8X", "image/webp"],
    ["AVIF", ftyp("avif", "avif", "mif1", "miaf"), "image/avif"],
    ["an AVIF sequence", ftyp("avis", "avis"), "image/avif"],
    ["AVIF as a compatible brand", ftyp("mif1", "mif1", "miaf", "avif"), "image/avif"],
  ])("is found in the content of %s", (_, content, type) => {
    expect(imageType(bytes(content))).toBe(type);
  });

  it.each([
    ["nothing", ""],
    ["one byte", "\xff"],
    ["GIF", "GIF89a\x01\0\x01\0"],
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["HTML", "<!doctype html><title>404</title>"],
    ["HEIC", ftyp("heic", "mif1", "heic")],
    ["MP4", ftyp("isom", "isom", "mp41")],
    ["BMP", "BM\x36\0\0\0"],
    ["a PNG sent as text", "\x89PNG\n\x1a\n\0\0\0\rIHDR"],
    ["a WAVE file", "RIFF\x24\0\0\0WAVEfmt "],
    ["a WebP without a bitstream", "RIFF\x24\0\0\0WEBPjunk"],
    ["a cut box", "\0\0\0\x1cftyp"],
    ["a brand beyond the box", `${ftyp("mif1", "mif1")}avif`],
    ["a brand off the grid", ftyp("mif1", "xxav", "ifxx")],
    ["a box that claims gigabytes", `\xff\xff\xff\xffftypmif1\0\0\0\0${"mif1".repeat(100)}avif`],
  ])("is unknown for %s", (_, content) => {
    expect(imageType(bytes(content))).toBeUndefined();
  });

  it("is seen in a view that starts inside its buffer", () => {
    const content = bytes(`\0\0\0\0${ftyp("mif1", "avif")}`);
    expect(imageType(content.subarray(4))).toBe("image/avif");
  });
});
