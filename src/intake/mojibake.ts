/** The characters that windows-1252 has at 0x80 to 0x9f. */
const SPECIALS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const byteOf = (char: string): number => {
  const special = SPECIALS.indexOf(char);
  return special >= 0 ? 0x80 + special : char.charCodeAt(0);
};

const LATER = `[\\u00a0-\\u00bf${SPECIALS}]`;
/** Letters, typographic signs, and emoji of four bytes. */
const MISREAD = new RegExp(`[ÂÃ]${LATER}|â[€„‚]${LATER}|ðŸ${LATER}${LATER}`, "g");
const SIGNS = ["Ã", "Â", "â", "ð"];

const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  cedil: "\u0327",
};
const ENTITY = /&([a-z])(acute|grave|circ|tilde|uml|cedil);/gi;

/**
 * Letters as a person would read them: UTF-8 misread as windows-1252 ("SÃ£o" is "São"), and HTML's names where nothing
 * decodes HTML ("Padr&atilde;o").
 */
export const repaired = (text: string): string => {
  const decoded = SIGNS.some((sign) => text.includes(sign)) ? text.replace(MISREAD, charOf) : text;
  return decoded.includes("&")
    ? decoded.replace(ENTITY, (_, letter: string, mark: string) =>
        `${letter}${MARKS[mark.toLowerCase()]}`.normalize("NFC"),
      )
    : decoded;
};

const charOf = (misread: string): string => {
  const bytes = [...misread].map((char) => byteOf(char));
  const lead = bytes.length === 2 ? 0x1f : bytes.length === 3 ? 0x0f : 0x07;
  return String.fromCodePoint(
    bytes.reduce((sum, byte, at) => (at === 0 ? byte & lead : (sum << 6) | (byte & 0x3f)), 0),
  );
};
