const COMBINING_MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
// The ordinal signs count as letters in Unicode, yet "1º de Maio" must match "1 de Maio".
const SEPARATORS = /(?:[^\p{L}\p{N}]|[ªº])+/gu;
const OUTSIDE_SLUG = /[^a-z0-9]+/g;

const FOLDED = /^[a-z0-9]*$/;
const PLAIN = /^[ -~]*$/;
const OUTSIDE_PLAIN = /[^a-z0-9]+/g;

/** One form for all spellings of a name: "Sant'Ana - D’Água" and "SANTANA DAGUA" both give "santana dagua". */
export function fold(text: string): string {
  if (FOLDED.test(text)) return text;
  if (PLAIN.test(text)) return text.toLowerCase().replace(APOSTROPHES, "").replace(OUTSIDE_PLAIN, " ").trim();
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(COMBINING_MARKS, "")
    .replace(APOSTROPHES, "")
    .replace(SEPARATORS, " ")
    .trim();
}

/** The identifier of a name, ASCII only: "São Paulo" gives "sao-paulo". */
export function slug(text: string): string {
  return fold(text).replace(OUTSIDE_SLUG, " ").trim().replaceAll(" ", "-");
}

/** One line of text; control characters count as spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** Text of several lines; the only control characters left are line ends and tabs. */
export const severalLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .trim();

/** Words beyond this are left out, because the indexes of the lists contain them. */
const MAX_WORDS_CHARS = 500;

/** The words of some texts, folded, each once. */
export const foldedWords = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => fold(text ?? "").split(" ")).filter((word) => word !== "")),
];

/** The words of some texts, each once and after a space, so that a query's word is found only at a word's beginning. */
export const wordsOf = (texts: readonly (string | null)[]): string =>
  foldedWords(texts)
    .map((word) => ` ${word}`)
    .join("")
    .slice(0, MAX_WORDS_CHARS);

/** A code can be found as a whole, by its parts and by its digits. */
export const codeTexts = (ref: string | null): string[] =>
  ref === null ? [] : [ref, fold(ref).replaceAll(" ", ""), ...(ref.match(/\d+/g) ?? [])];
