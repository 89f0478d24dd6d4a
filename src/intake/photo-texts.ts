const ADDRESS = /(?:https?:)?\/\//gi;
const FILE = /\.\w{3,4}$/;
const AROUND = new Set([..." \t\n\r,;|\"'[]"]);

/** In `https://.../1.jpg|Sala` a caption follows the address. */
const uncaptioned = (address: string): string => {
  const [before = "", ...rest] = address.split("|");
  return rest.some((text) => FILE.test(text)) ? address : before.trim();
};

const unwrapped = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && AROUND.has(text[from]!)) from += 1;
  while (to > from && AROUND.has(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
};

/** Slashes and ampersands as JSON may write them. */
const unescaped = (text: string): string =>
  text.includes("\\") ? text.replaceAll("\\/", "/").replaceAll("\\u0026", "&") : text;

/** The addresses of a text that lists several: by line, comma, semicolon, bar, or as a JSON list. */
export const addressesIn = (written: string): string[] => {
  const text = unescaped(written);
  // Within an address, a comma or a semicolon belongs to it.
  const begins = [...text.matchAll(ADDRESS)]
    .map(({ index }) => index)
    .filter((at) => at > 0 && AROUND.has(text[at - 1]!));
  const bounds = [0, ...begins, text.length];
  return bounds
    .slice(1)
    .map((end, at) => uncaptioned(unwrapped(text.slice(bounds[at], end))))
    .filter((address) => address !== "");
};
