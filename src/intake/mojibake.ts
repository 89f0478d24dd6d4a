/** Bytes 0x80 to 0x9f of windows-1252, where they are characters. */
const SPECIALS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const byteOf = (char: string): number => {
  const special = SPECIALS.indexOf(char);
  return special >= 0 ? 0x80 + special : char.charCodeAt(0);
};

const PAIRS = new RegExp(`[ÂÃ][\\u00a0-\\u00bf${SPECIALS}]`, "g");

/** UTF-8 letters misread as windows-1252: "SÃ£o" is "São". */
export const repaired = (text: string): string =>
  text.includes("Ã") || text.includes("Â") ? mended(text) : text;

const mended = (text: string): string =>
  text.replace(PAIRS, (pair) =>
    String.fromCharCode(((pair.charCodeAt(0) & 0x1f) << 6) | (byteOf(pair[1]!) & 0x3f)),
  );
