/** Before an address: within one, a comma or semicolon belongs to it. */
const BEFORE_ADDRESS = /(?<=[\s,;|"'[])(?=(?:https?:)?\/\/)/i;
const AROUND = new Set([..." \t\n\r,;|\"'[]"]);

const unwrapped = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && AROUND.has(text[from]!)) from += 1;
  while (to > from && AROUND.has(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
};

/** The addresses of a text that lists several: by line, comma, semicolon, bar, or as a JSON list. */
export const addressesIn = (text: string): string[] =>
  text
    .split(BEFORE_ADDRESS)
    .map(unwrapped)
    .filter((address) => address !== "");
