const SQUARE_METRES_PER_SQUARE_FOOT = 0.092_903_04;
/** As much as a property write takes. */
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_AREA = 10_000_000_000;
const MAX_COUNT = 10_000;

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

const numberIn = (text: string): number | null => {
  const figure = /\d[\d.,]*/.exec(text.replace(/(\d)\s(?=\d{3}(?!\d))/g, "$1"))?.[0].replace(/[.,]+$/, "");
  if (figure === undefined) return null;
  const sign = decimalSign(figure);
  const value = Number(figure.replace(/[.,]/g, (found) => (found === sign ? "." : "")));
  return Number.isFinite(value) && !/-\s*\d/.test(text) ? value : null;
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const positive = (value: number | null, most: number): number | null =>
  value !== null && hundredths(value) > 0 && value <= most ? hundredths(value) : null;

/** Reais; zero, words and other currencies are no price. */
export const priceOf = (text: string, currency: string | undefined): number | null =>
  /^(|brl|r\$)$/i.test(currency?.trim() ?? "") ? positive(numberIn(text), MAX_AMOUNT) : null;

/** Square metres. */
export const areaOf = (text: string, unit: string | undefined): number | null => {
  const value = numberIn(text);
  if (value === null) return null;
  const feet = /f(ee|oo)?t/i.test(unit ?? "");
  return positive(feet ? value * SQUARE_METRES_PER_SQUARE_FOOT : value, MAX_AREA);
};

/** "01", "2 vagas", "5+" begin with a number; "Sim" does not. */
export const countOf = (text: string): number | null => {
  const digits = /^\s*(\d+)/.exec(text)?.[1];
  return digits !== undefined && Number(digits) <= MAX_COUNT ? Number(digits) : null;
};
