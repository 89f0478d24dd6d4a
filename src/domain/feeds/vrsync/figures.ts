import { MAX_AREA, MAX_PRICE, MAX_ROOMS } from "../../../vocabulary/limits.ts";

const SQUARE_METRES_PER_SQUARE_FOOT = 0.092_903_04;
/** A figure with its currency or unit; patterns see no later text. */
const MAX_FIGURE_CHARS = 60;
/** With white space and the text that follows: no figure is this long, and one that was cut is unknown. */
const MAX_WRITTEN_CHARS = 1_000;

const FEET = /f(ee|oo)?t/i;
/** For texts with single spaces: white space that several parts could match would make a pattern slow. */
const PRICE = /^(?:r\$|brl)? ?(\d[\d.,]*(?:e\+?\d{1,2})?) ?-? ?(?:reais|brl|r\$|\/ ?m[eê]s)?$/i;
const AREA = /^(\d[\d.,]*(?:e\+?\d{1,2})?) ?(?:$|(?:m|mts?|metros?|sq|square|f(?:oo|ee)?t)(?![a-z]))/i;
const COUNT = /^(\d+)(?!\d|e[+\d])/i;
/** Scientific notation, "5e5" or "1.25E+6". Its one separator marks decimals. */
const SCIENTIFIC = /^(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const GROUPED = /^\d+([.,]\d{3})*$/;
const SPACED_GROUPS = /(\d) (?=\d{3}(?!\d))/g;
/** White space written as an HTML entity. */
const HARD_SPACE = /&(nbsp|#160);/gi;

/** The beginning of a text, with single spaces; a figure that fills it is longer. */
const beginningOf = (text: string): string =>
  text.length > MAX_WRITTEN_CHARS
    ? ""
    : text
        .replace(HARD_SPACE, " ")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, MAX_FIGURE_CHARS + 1);

/** The point or comma before a number's decimals, if it has any: "2.350,50", "1.250.000", "92,5", "250000.00". */
const decimalSign = (figure: string): "." | "," | null => {
  const last = Math.max(figure.lastIndexOf("."), figure.lastIndexOf(","));
  if (last < 0) return null;
  const sign = figure[last] as "." | ",";
  const dots = figure.split(".").length - 1;
  const commas = figure.split(",").length - 1;
  if (dots > 0 && commas > 0) return sign;
  const isGroup = dots + commas > 1 || figure.length - last - 1 === 3;
  return isGroup ? null : sign;
};

const amountOf = (figure: string): number | null => {
  const [, digits, decimals = "", power] = SCIENTIFIC.exec(figure) ?? [];
  if (digits !== undefined) return Number(`${digits}.${decimals}e${power}`);
  const sign = decimalSign(figure);
  const at = sign === null ? figure.length : figure.lastIndexOf(sign);
  const whole = figure.slice(0, at);
  return GROUPED.test(whole) ? Number(`${whole.replace(/[.,]/g, "")}.${figure.slice(at + 1)}`) : null;
};

/** The number of a text that has this form and nothing else: "500 mil" is not 500. */
const numberIn = (text: string, form: RegExp): number | null => {
  const [written = "", figure = ""] = form.exec(beginningOf(text).replace(SPACED_GROUPS, "$1")) ?? [];
  return written.length > MAX_FIGURE_CHARS ? null : amountOf(figure.replace(/[.,]{1,2}$/, ""));
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const positive = (value: number | null, most: number): number | null =>
  value !== null && hundredths(value) > 0 && value <= most ? hundredths(value) : null;

const isReais = (currency = ""): boolean => ["", "brl", "r$"].includes(currency.trim().toLowerCase());

/** Reais; zero, words and other currencies are no price. */
export const priceOf = (text: string, currency: string | undefined): number | null =>
  isReais(currency) ? positive(numberIn(text, PRICE), MAX_PRICE) : null;

/** Square metres. */
export const areaOf = (text: string, unit = ""): number | null => {
  const value = numberIn(text, AREA);
  if (value === null) return null;
  const feet = FEET.test(`${unit} ${text}`);
  return positive(feet ? value * SQUARE_METRES_PER_SQUARE_FOOT : value, MAX_AREA);
};

/** "01", "2 vagas", "5+" begin with a number; "Sim" does not. */
export const countOf = (text: string): number | null => {
  const digits = COUNT.exec(beginningOf(text))?.[1];
  return digits !== undefined && Number(digits) <= MAX_ROOMS ? Number(digits) : null;
};
