export type ImageType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

/** An `ftyp` box names at most a dozen brands; one with more is not a picture that we accept. */
const MAX_FTYP_BYTES = 256;
const AVIF_BRANDS = new Set(["avif", "avis"]);

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** RIFF container, then WEBP and one of the three bitstream chunks (RFC 9649 section 2). */
const isWebp = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 4) === "RIFF" && /^WEBPVP8[ LX]$/.test(ascii(bytes, 8, 16));

/** AVIF is the major brand or, from byte 16 on, a compatible one (ISO/IEC 14496-12 section 4.3). */
const isAvif = (bytes: Uint8Array): boolean => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== "ftyp") return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(size, bytes.length, MAX_FTYP_BYTES);
  if (AVIF_BRANDS.has(ascii(bytes, 8, 12))) return true;
  for (let at = 16; at + 4 <= end; at += 4) {
    if (AVIF_BRANDS.has(ascii(bytes, at, at + 4))) return true;
  }
  return false;
};

/** The type of the bytes, whatever their name or declared type; undefined if it is no accepted picture. */
export const imageType = (bytes: Uint8Array): ImageType | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (isWebp(bytes)) return "image/webp";
  return isAvif(bytes) ? "image/avif" : undefined;
};
