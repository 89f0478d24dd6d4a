const SQUARE_METRES_PER_SQUARE_FOOT = 0.092_903_04;
/** As much as a property write takes. */
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_AREA = 10_000_000_000;
const MAX_COUNT = 10_000;

const FEET = /f(ee|oo)?t/i;
const PRICE = /^\s*(?:r\$|brl)?\s*(\d[\d.,]*)\s*-?\s*(?:reais|brl|r\$|\/\s*m[eê]s)?\s*$/i;
const AREA = /^\s*(\d[\d.,]*)\s*(?:$|(?:m|mts?|metros?|sq|square|f(?:oo|ee)?t)(?![a-z]))/i;
const GROUPED = /^\d+([.,]\d{3})*$/;
const SPACED_GROUPS = /(\d)\s(?=\d{3}(?!\d))/g;
/** White space that a feed writes as an entity of HTML. */
const HARD_SPACE = /&(nbsp|#160);/gi;

/** Which of a number's signs, if any, parts off its decimals: "2.350,50", "1.250.000", "92,5", "250000.00". */
const decimalSign = (figure: string): "." | "," | null => {
  const last = Math.max(figure.lastIndexOf("."), figure.lastIndexOf(","));
  if (last < 0) return null;
  const sign = figure[last] as "." | ",";
  const [dots, commas] = [figure.split(".").length - 1, figure.split(",").length - 1];
  if (dots > 0 && commas > 0) return sign;
  const isGroup = dots + commas > 1 || figure.length - last - 1 === 3;
  return isGroup ? null : sign;
};

const amountOf = (figure: string): number | null => {
  const sign = decimalSign(figure);
  const at = sign === null ? figure.length : figure.lastIndexOf(sign);
  const whole = figure.slice(0, at);
  return GROUPED.test(whole) ? Number(`${whole.replace(/[.,]/g, "")}.${figure.slice(at + 1)}`) : null;
};

/** The number in a text that says it in this form and nothing else: "5e5" or "500 mil" is no 5 and no 500. */
const numberIn = (text: string, form: RegExp): number | null => {
  const figure = form.exec(text.replace(HARD_SPACE, " ").replace(SPACED_GROUPS, "$1"))?.[1];
  return figure === undefined ? null : amountOf(figure.replace(/[.,]+$/, ""));
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const positive = (value: number | null, most: number): number | null =>
  value !== null && hundredths(value) > 0 && value <= most ? hundredths(value) : null;

/** Reais; zero, words and other currencies are no price. */
export const priceOf = (text: string, currency: string | undefined): number | null =>
  /^(|brl|r\$)$/i.test(currency?.trim() ?? "") ? positive(numberIn(text, PRICE), MAX_AMOUNT) : null;

/** Square metres. */
export const areaOf = (text: string, unit: string | undefined): number | null => {
  const value = numberIn(text, AREA);
  if (value === null) return null;
  const feet = FEET.test(`${unit ?? ""} ${text}`);
  return positive(feet ? value * SQUARE_METRES_PER_SQUARE_FOOT : value, MAX_AREA);
};

/** "01", "2 vagas", "5+" begin with a number; "Sim" does not. */
export const countOf = (text: string): number | null => {
  const digits = /^\s*(\d+)(?!\d|e\d)/i.exec(text)?.[1];
  return digits !== undefined && Number(digits) <= MAX_COUNT ? Number(digits) : null;
};
