import { fold } from "../lib/text.ts";
import { MAX_AREA, MAX_PRICE, MAX_ROOMS } from "../vocabulary/limits.ts";

/** The maximum length of a figure with its currency or unit; patterns see no further text. */
const MAX_FIGURE_CHARS = 60;
/** The same, including white space and what follows; a longer text is not read. */
const MAX_WRITTEN_CHARS = 1_000;

/** For texts with single spaces: white space that several parts could match would make a pattern slow. */
const PRICE =
  /^(?:r\$|brl)? ?(\d[\d.,]*(?:e\+?\d{1,2})?) ?(mil|milh[aã]o|milh[oõ]es|mi|k|m)?(?: ?(?:,?-|de))? ?(?:reais|brl|r\$|(?:\/|por|ao) ?m[eê]s|mensa(?:l|is)|[àa] vista)?$/i;
const FIGURE = /^\d[\d.,]*(?:e\+?\d{1,2})?/i;
const COUNT = /^(\d+)(?!\d|e[+\d])/i;
/** "2 a 3", "2 ou 3", "2/3", "1,5": nobody knows which one is meant. */
const UNSURE_COUNT = /^\d+(?:[.,]\d?[1-9]| ?(?:a|à|ou|e|até|to|or|and|[/+–-]) ?\d)/i;
/** "2 cobertas + 1 descoberta": the two are added. */
const COVERED_AND_OPEN =
  /^(\d{1,2}) (?:vagas? )?(?:des)?cobertas?(?: ?[+,;/] ?| e )(\d{1,2}) (?:vagas? )?(?:des)?cobertas?$/i;
/** "45 m²", "3 mil", "2 %": not a count. */
const MEASURE = /^\d+(?:[.,]0+)? ?(?:%|r\$|reais|mil\b|m[²2]|(?:m|mts?|metros?|ha|hectares?|sqft)\b)/i;
/** Scientific notation, "5e5" or "1.25E+6". Its one separator marks decimals. */
const SCIENTIFIC = /^(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const GROUPED = /^\d+([.,]\d{3})*$/;
/** A single separator before three digits groups thousands, but neither "0,001" nor "1250.500" is a whole number. */
const GROUP = /^[1-9]\d{0,2}$/;
const CENT = 0.01;
const SPACED_GROUPS = /(\d) (?=\d{3}(?!\d))/g;
const TRAILING = /[.,]{1,2}$/;
/** The sides of a plot, in meters: "12x30", "12,50 m x 30 m". */
const SIDES = /^(\d[\d.,]{0,9}) ?(?:m|mts?|metros?)? ?[x×] ?(\d[\d.,]{0,9}) ?(?:m|mts?|metros?|m2|m²)?$/i;
/** A space written as an HTML entity. */
const HARD_SPACE = /&(nbsp|#160);/gi;
/** What a person adds after an amount: "850.000 (aceita permuta)". */
const NOTE = / \([^()]*\)$/;

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const MULTIPLES: Readonly<Record<string, number>> = {
  mil: THOUSAND,
  k: THOUSAND,
  milhao: MILLION,
  milhoes: MILLION,
  mi: MILLION,
  m: MILLION,
};

/** Folded beginnings of units of area, in square meters. */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ft: 0.092_903_04,
    feet: 0.092_903_04,
    foot: 0.092_903_04,
    ft2: 0.092_903_04,
    "ft²": 0.092_903_04,
    sqft: 0.092_903_04,
    sqfeet: 0.092_903_04,
    squarefeet: 0.092_903_04,
    ha: 10_000,
    has: 10_000,
    hec: 10_000,
    hect: 10_000,
    hectare: 10_000,
    hectares: 10_000,
    acre: 4_046.856_422_4,
    acres: 4_046.856_422_4,
    km: 1_000_000,
    km2: 1_000_000,
    "km²": 1_000_000,
  }),
);
const ALQUEIRES = new Set(["alq", "alqueire", "alqueires"]);
/** Units whose size depends on the region: there are four alqueires. */
const REGIONAL_UNITS = new Set([...ALQUEIRES, "tarefa", "tarefas", "braca", "bracas"]);
/** The alqueire of a region, by the word after it. */
const REGIONS: readonly (readonly [RegExp, number])[] = [
  [/^paulistas?\b/, 24_200],
  [/^do norte\b/, 27_225],
  [/^(?:mineir|goian)[oa]s?\b/, 48_400],
  [/^baian[oa]s?\b/, 96_800],
];
/** Words in a unit that say nothing about its size, and the ways to write a square meter. */
const METERS = new Set(
  "m m2 m² mt mts mt2 mts2 metro metros meter meters metre metres sqm sqmt sqmts mq mt² mts² mtr mtrs quadrados metrosquadrados squaremeter squaremeters squaremetre squaremetres".split(
    " ",
  ),
);

/** Full-width digits and separators. */
const WIDE = /[\uFF0C\uFF0E\uFF10-\uFF19]/g;
export const plainDigits = (text: string): string => text.replace(WIDE, (sign) => sign.normalize("NFKC"));

/** The beginning of a text, with single spaces; a figure that fills it has been cut off. */
const beginningOf = (text: string): string =>
  text.length > MAX_WRITTEN_CHARS
    ? ""
    : plainDigits(text)
        .replace(HARD_SPACE, " ")
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^'/, "")
        .slice(0, MAX_FIGURE_CHARS + 1);

/** The point or comma before a number's decimals, if it has any: "2.350,50", "1.250.000", "92,5", "250000.00". */
const decimalSign = (figure: string): "." | "," | null => {
  const last = Math.max(figure.lastIndexOf("."), figure.lastIndexOf(","));
  if (last < 0) return null;
  const sign = figure[last] as "." | ",";
  const dots = figure.split(".").length - 1;
  const commas = figure.split(",").length - 1;
  if (dots > 0 && commas > 0) return sign;
  const isOfThree = figure.length - last - 1 === 3;
  const isGroup = isOfThree && (dots + commas > 1 || GROUP.test(figure.slice(0, last)));
  return isGroup ? null : sign;
};

const numberOf = (figure: string): number | null => {
  const [, digits, decimals = "", power] = SCIENTIFIC.exec(figure) ?? [];
  if (digits !== undefined) return Number(`${digits}.${decimals}e${power}`);
  if (/e/i.test(figure)) return null;
  const sign = decimalSign(figure);
  const at = sign === null ? figure.length : figure.lastIndexOf(sign);
  const whole = figure.slice(0, at);
  return GROUPED.test(whole) ? Number(`${whole.replace(/[.,]/g, "")}.${figure.slice(at + 1)}`) : null;
};

/**
 * What else a person may have meant: "850,000" may have decimals, "1250.000" may have lost its first separator, and
 * "12.5" its trailing zeros.
 */
const otherReading = (figure: string): number | null => {
  if (/^[1-9]\d{0,2},\d{3}$/.test(figure)) return Number(figure.replace(",", "."));
  if (/^\d{4}[.,]\d{3}$/.test(figure)) return Number(figure.replace(/[.,]/, ""));
  if (/^\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d{3}$/.test(figure))
    return Number(figure.replace(/[.,]/g, ""));
  return /^\d{1,3}\.\d?[1-9]$/.test(figure) ? Number(figure) * THOUSAND : null;
};

const positive = (value: number | null, most: number): number | null =>
  value !== null && value >= CENT && value <= most ? Math.round(value * 100) / 100 : null;

const REAIS = /(?:^|[^a-z])r\$|\b(?:brl|rea(?:l|is)|986)\b/;
const FOREIGN =
  /[€£]|\bu\$?s\b|\b(?:usd|d[oó]lar(?:es)?|dollars?|eur|euros?|gbp|libras?|pesos?|ars|uyu|clp|pyg|guarani(?:es)?|840|978)\b/;

const isReais = (currency = ""): boolean =>
  currency.trim() === "" || (REAIS.test(currency.toLowerCase()) && !isForeign(currency));

/** Whether a currency is certainly not the real: a program's own code or a word proves nothing. */
export const isForeign = (currency: string): boolean => FOREIGN.test(currency.toLowerCase());

/** "meio milhão", "1 milhão e meio" */
const withHalves = (written: string): string =>
  written
    .replace(/^meio milh[aã]o/i, "500 mil")
    .replace(/^(\d{1,3}) (milh[aã]o|milh[oõ]es) e meio/i, "$1,5 $2");

/**
 * The amounts in reais that a text can mean, the likeliest first: none for zero, words and other currencies, two for
 * "850,000", "12.500,000" and "12.5". A program means the first; a person is asked about two.
 */
export const amountsOf = (text: string, currency?: string): readonly number[] => {
  const written = withHalves(beginningOf(text).replace(NOTE, ""));
  const isWhole = isReais(currency) && written.length <= MAX_FIGURE_CHARS;
  const [, digits = "", multiple = ""] = (isWhole && PRICE.exec(written.replace(SPACED_GROUPS, "$1"))) || [];
  const figure = digits.replace(TRAILING, "");
  const times = MULTIPLES[fold(multiple)];
  const other = times === undefined ? otherReading(figure) : null;
  return [figure === "" ? null : numberOf(figure), other]
    .map((value) => positive(value === null ? null : value * (times ?? 1), MAX_PRICE))
    .filter((value) => value !== null);
};

/** Reais, as a program writes them; zero, words and other currencies are not prices. */
export const priceOf = (text: string, currency?: string): number | null =>
  amountsOf(text, currency)[0] ?? null;

export interface Area {
  /** In square meters; null if there is none, or if its unit is unknown or has several sizes. */
  readonly area: number | null;
  /** The unread unit, as written. */
  readonly unreadUnit?: string;
}

const NO_AREA: Area = { area: null };

/** The square meters of a unit; null if its size depends on the region, undefined if the words are not a unit. */
const sizeOf = (words: readonly string[]): number | null | undefined => {
  const regional = words.findIndex((word) => REGIONAL_UNITS.has(word));
  if (regional >= 0) {
    const where = words.slice(regional + 1).join(" ");
    const known = ALQUEIRES.has(words[regional]!) && REGIONS.find(([region]) => region.test(where));
    return known ? known[1] : null;
  }
  const isMeters = words.length === 0 || words.some((word) => METERS.has(word));
  return (
    words.map((word) => UNITS.get(word)).find((size) => size !== undefined) ?? (isMeters ? 1 : undefined)
  );
};

/**
 * An area whose unit is in the text or in `unit`.
 * @param unit from an attribute or another field: "square feet", "ha", "M2"
 */
export const areaOf = (text: string, unit = ""): Area => {
  const written = beginningOf(text).replace(SPACED_GROUPS, "$1");
  const [, width, length] = SIDES.exec(written) ?? [];
  if (width !== undefined)
    return { area: positive((numberOf(width) ?? 0) * (numberOf(length!) ?? 0), MAX_AREA) };
  const [figure = ""] = FIGURE.exec(written) ?? [];
  const rest = written.slice(figure.length);
  const isWhole = figure !== "" && figure.length <= MAX_FIGURE_CHARS;
  const value = isWhole ? numberOf(figure.replace(TRAILING, "")) : null;
  if (value === null) return NO_AREA;
  const behind = fold(rest.replace(/&sup2;/g, "²"))
    .split(" ")
    .filter(Boolean);
  const beside = fold(unit).split(" ").filter(Boolean);
  const own = sizeOf(behind.slice(0, REGIONAL_UNITS.has(behind[0] ?? "") ? 3 : 2));
  // "95 de terreno" is not an area: its words are not a unit.
  if (own === undefined) return NO_AREA;
  const named = sizeOf(beside);
  // A numeric code, as some formats have, says nothing about the size.
  const isCode = beside.every((word) => /^\d+$/.test(word));
  const size = behind.length > 0 ? own : named === undefined && isCode ? 1 : (named ?? null);
  if (size !== null) return { area: positive(value * size, MAX_AREA) };
  return inOtherUnit(written, (behind.length > 0 ? rest : unit).trim());
};

/** "1/2 alqueire" is one number. */
const FRACTION = /\d ?\/ ?\d/;

/** The square meters of "30 alqueires (72,6 ha)", which gives its own size; null without a second unit. */
export const areaInSecondUnit = (text: string): number | null => {
  const parts = text.split(/[()/=–-]|\sou\s/).filter((part) => /\d/.test(part));
  if (parts.length < 2 || FRACTION.test(text)) return null;
  const read = parts.map((part) => areaOf(part.trim()));
  const [one, ...more] = read.flatMap(({ area }) => area ?? []);
  const isBeside = read.some(({ unreadUnit }) => unreadUnit !== undefined);
  return isBeside && one !== undefined && more.length === 0 ? one : null;
};

const inOtherUnit = (written: string, unreadUnit: string): Area => {
  const area = areaInSecondUnit(written);
  return area === null ? { area, unreadUnit } : { area };
};

/** A number without a unit, or a percentage: "6,5 %", "1.200". */
export const plainNumberOf = (text: string): number | null => {
  const figure = beginningOf(text).replace(/ ?%$/, "");
  return /^\d[\d.,]*$/.test(figure) && figure.length <= MAX_FIGURE_CHARS ? numberOf(figure) : null;
};

/** "01", "2 vagas", "5+" begin with a number; "Sim" does not. */
export const countOf = (text: string): number | null => {
  const written = beginningOf(text);
  const [, covered, open] = COVERED_AND_OPEN.exec(written) ?? [];
  if (covered !== undefined) return Number(covered) + Number(open);
  const isUnsure = UNSURE_COUNT.test(written) || MEASURE.test(written);
  const digits = isUnsure ? undefined : COUNT.exec(written)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ROOMS ? Number(digits) : null;
};

export const POSTAL_CODE = /^\s*\d{2}\.?\d{3}-?\d{3}\s*$/;

/** Eight zeros mean that nobody knows the code. */
const UNKNOWN = "00000000";

/** The eight digits of a postal code; undefined for any other text. */
export const postalCodeOf = (text: string): string | undefined => {
  const written = plainDigits(text);
  const digits = POSTAL_CODE.test(written) ? written.replace(/\D/g, "") : UNKNOWN;
  return digits === UNKNOWN ? undefined : digits;
};
