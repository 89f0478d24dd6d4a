import { has } from "../../db/filtered-page.ts";
import type { Condition } from "../../db/searched-page.ts";
import { fold } from "../../lib/text.ts";

/** The words of a longer text end here: they are in the indexes of the lists. */
const MAX_CHARS = 500;
/** Of a query; more find no fewer. */
const MAX_WORDS = 12;

const foldedWords = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => fold(text ?? "").split(" ")).filter((word) => word !== "")),
];

/** The words of some texts, each once and after a space, where a query's words are looked for too. */
export const wordsOf = (texts: readonly (string | null)[]): string =>
  foldedWords(texts)
    .map((word) => ` ${word}`)
    .join("")
    .slice(0, MAX_CHARS);

/** A code is found in whole, by its parts and by its digits. */
export const codeTexts = (ref: string | null): string[] =>
  ref === null ? [] : [ref, fold(ref).replaceAll(" ", ""), ...(ref.match(/\d+/g) ?? [])];

/** Every word of a query begins a word of the row; null if it has none, and finds nothing. */
export const wordConditions = (query: string): Condition[] | null => {
  const words = foldedWords([query]).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => has("words", ` ${word}`));
};
