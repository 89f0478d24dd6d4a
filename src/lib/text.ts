const COMBINING_MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
// The ordinal signs count as letters in Unicode, yet "1º de Maio" must meet "1 de Maio".
const SEPARATORS = /(?:[^\p{L}\p{N}]|[ªº])+/gu;
const OUTSIDE_SLUG = /[^a-z0-9]+/g;

/** The form in which two spellings of one name meet: "Sant'Ana - D’Água" and "SANTANA DAGUA" both give "santana dagua". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(COMBINING_MARKS, "")
    .replace(APOSTROPHES, "")
    .replace(SEPARATORS, " ")
    .trim();
}

/** The identifier made of a name, ASCII only: "São Paulo" gives "sao-paulo". */
export function slug(text: string): string {
  return fold(text).replace(OUTSIDE_SLUG, " ").trim().replaceAll(" ", "-");
}
