import type { Cell } from "./cell.ts";

/** How the cells of one column are written, as far as they themselves say it. */
export interface Style {
  /** The sign before decimals; `mixed` if one cell says so and another otherwise. */
  readonly decimal: "." | "," | "mixed" | null;
  /** Dates that only an American or only a Brazilian can mean. */
  readonly monthFirst: boolean | "mixed" | null;
}

export const NO_STYLE: Style = { decimal: null, monthFirst: null };

/** Decimals that nothing else can be: one or two behind both signs or four figures, or two of them behind a comma. */
const DECIMALS = [
  /\d\.\d{3},\d{1,2}$/,
  /\d,\d{3}\.\d{1,2}$/,
  /^\D*\d+,\d{2}$/,
  /^\D*\d{4,}[.,]\d{1,2}$/,
] as const;
/** Of areas these are too: nobody writes 98.5 for 98,500 square metres. */
const DECIMALS_OF_AREAS = [/^\D*\d+[.,]\d{1,2}$/, /\d\.\d{3},\d+$/, /\d,\d{3}\.\d+$/] as const;
const DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/;
const MONTHS = 12;

const both = <T>(values: readonly T[]): T | "mixed" | null => {
  const said = [...new Set(values)];
  return said.length > 1 ? "mixed" : (said[0] ?? null);
};

const signOf = (text: string, isArea: boolean): "." | "," | null => {
  const figure = text.replace(/ ?(?:m[²2]?|reais|ha)\.?$/i, "");
  const isDecimal = [...DECIMALS, ...(isArea ? DECIMALS_OF_AREAS : [])].some((form) => form.test(figure));
  return isDecimal ? (figure.lastIndexOf(",") > figure.lastIndexOf(".") ? "," : ".") : null;
};

const monthFirstOf = (text: string): boolean | null => {
  const [, first, second] = DATE.exec(text) ?? [];
  if (Number(second) > MONTHS && Number(first) <= MONTHS) return true;
  return Number(first) > MONTHS && Number(second) <= MONTHS ? false : null;
};

/** A workbook's own numbers say nothing of how its texts are written. */
export const styleOf = (cells: readonly Cell[], isArea: boolean): Style => {
  const texts = cells.filter(({ number }) => number === undefined).map(({ text }) => text);
  const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);
  return {
    decimal: both(present(texts.map((text) => signOf(text, isArea)))),
    monthFirst: both(present(texts.map(monthFirstOf))),
  };
};
