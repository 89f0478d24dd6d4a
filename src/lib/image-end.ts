import type { ImageType } from "./image-type.ts";

const ascii = (bytes: Uint8Array, start: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + 4));

/** Unsigned, 32 bits; past the end, bytes count as zeros. */
const uint32 = (bytes: Uint8Array, at: number, isLittle = false): number => {
  const four = [0, 1, 2, 3].map((offset) => bytes[at + offset] ?? 0);
  return (isLittle ? four.reverse() : four).reduce((value, byte) => value * 256 + byte, 0);
};

const SOS = 0xda;
const EOI = 0xd9;

/** Markers without a length: a stuffed zero, fill bytes, TEM and the restarts (ITU-T T.81, B.1.1). */
const isBare = (marker: number): boolean =>
  marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Goes from segment to segment; after SOS comes compressed data, up to the next marker other than a restart. */
const jpegEnds = (bytes: Uint8Array): boolean => {
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (marker === EOI) return true;
    const next = isBare(marker) ? at + (marker === 0xff ? 1 : 2) : at + 2 + (uint32(bytes, at + 2) >>> 16);
    if (next >= bytes.length) return false;
    at = isBare(marker) || marker === SOS || bytes[next] !== 0xff ? bytes.indexOf(0xff, next) : next;
  }
  return false;
};

/** Chunks of length, type, data and CRC, IEND the last (PNG, third edition, section 5). */
const pngEnds = (bytes: Uint8Array): boolean => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (ascii(bytes, at + 4) === "IEND") return true;
    at += 12 + uint32(bytes, at);
  }
  return false;
};

/** The size that the RIFF header declares (RFC 9649 section 2.4). */
const webpEnds = (bytes: Uint8Array): boolean => 8 + uint32(bytes, 4, true) <= bytes.length;

/** Far more boxes than a picture has. */
const MAX_BOXES = 1_000;

/** The boxes between two places, by type; null when one reaches beyond the end (ISO/IEC 14496-12 section 4.2). */
const boxesOf = (bytes: Uint8Array, from: number, end: number): Map<string, [number, number]> | null => {
  const boxes = new Map<string, [number, number]>();
  let at = from;
  for (let count = 0; at < end; count += 1) {
    const declared = uint32(bytes, at);
    const isLong = declared === 1;
    const long = uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12);
    const size = declared === 0 ? end - at : isLong ? long : declared;
    if (size < 8 || at + size > end || count === MAX_BOXES) return null;
    boxes.set(ascii(bytes, at + 4), [at + (isLong ? 16 : 8), at + size]);
    at += size;
  }
  return boxes;
};

/** Whether the picture's description and data are there; the data has its own box or is within the description. */
const avifEnds = (bytes: Uint8Array): boolean => {
  const boxes = boxesOf(bytes, 0, bytes.length);
  if (!boxes) return false;
  if (boxes.has("mdat")) return boxes.has("meta") || boxes.has("moov");
  const [start, end] = boxes.get("meta") ?? [0, 0];
  return boxesOf(bytes, start + 4, end)?.has("idat") ?? false;
};

const ENDS: Readonly<Record<ImageType, (bytes: Uint8Array) => boolean>> = {
  "image/jpeg": jpegEnds,
  "image/png": pngEnds,
  "image/webp": webpEnds,
  "image/avif": avifEnds,
};

/** Whether the bytes of a picture reach its end; bytes after that do no harm. */
export const isWhole = (bytes: Uint8Array, type: ImageType): boolean => ENDS[type](bytes);
