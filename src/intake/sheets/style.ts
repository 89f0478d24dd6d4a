import type { Cell } from "./cell.ts";

/** How the cells of one column are written, as far as they show it. */
export interface Style {
  /** The decimal separator; `mixed` if the cells differ. */
  readonly decimal: "." | "," | "mixed" | null;
  /** Whether the dates can only be American, or only Brazilian. */
  readonly monthFirst: boolean | "mixed" | null;
  /** Whole numbers that a spreadsheet program has written: every cell ends in ".0". */
  readonly isFloated?: boolean;
}

export const NO_STYLE: Style = { decimal: null, monthFirst: null };

/** Unmistakable decimals: one or two after both separators or after four digits, or two after a comma. */
const DECIMALS = [
  /\d\.\d{3},\d{1,2}$/,
  /\d,\d{3}\.\d{1,2}$/,
  /^\D*\d+,\d{2}$/,
  /^\D*\d{4,}[.,]\d{1,2}$/,
  /^\D*\d{5,}[.,]\d{3}$/,
] as const;
/** In areas these are decimals too: nobody writes 98.5 for 98,500 square meters. */
const DECIMALS_OF_AREAS = [
  /^\D*\d+[.,]\d{1,2}$/,
  /\d\.\d{3},\d+$/,
  /\d,\d{3}\.\d+$/,
  /^\D*\d{4,}[.,]\d+$/,
] as const;
/** No home has fewer square meters: "1.250" is not 1.25. */
export const MIN_AREA = 5;
const FLOATED = /^\d+\.0$/;
const GROUPED = /^\d{1,3}([.,])\d{3}$/;
const WHOLE = /^\d{1,4}$/;
const DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/;
const MONTHS = 12;

const onlyOrMixed = <T>(values: readonly T[]): T | "mixed" | null => {
  const distinct = [...new Set(values)];
  return distinct.length > 1 ? "mixed" : (distinct[0] ?? null);
};

/** The decimal separator of a column of square meters, as a thousands separator reveals it. */
const decimalSignsOf = (texts: readonly string[]): readonly ("." | "," | null)[] => {
  const figures = texts.map((text) => text.replace(/ ?m[²2]?\.?$/i, ""));
  const hasWhole = figures.some((figure) => WHOLE.test(figure));
  return figures.map((figure) => {
    const [, sign] = GROUPED.exec(figure) ?? [];
    const isThousands =
      figure[0] !== "0" && (Number.parseInt(figure, 10) < MIN_AREA || (hasWhole && /0$/.test(figure)));
    return sign === undefined || !isThousands ? null : sign === "." ? "," : ".";
  });
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

/**
 * A workbook's own numbers say nothing about how its texts are written.
 * @param isMeters whether a column of areas names no other unit
 */
export const styleOf = (cells: readonly Cell[], isArea: boolean, isMeters = false): Style => {
  const texts = cells.filter(({ number }) => number === undefined).map(({ text }) => text);
  const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);
  const decimals = present(texts.map((text) => signOf(text, isArea)));
  return {
    decimal: onlyOrMixed(decimals.length > 0 || !isMeters ? decimals : present(decimalSignsOf(texts))),
    monthFirst: onlyOrMixed(present(texts.map(monthFirstOf))),
    isFloated: texts.length > 0 && texts.every((text) => FLOATED.test(text)),
  };
};
