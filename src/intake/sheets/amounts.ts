import { fold } from "../../lib/text.ts";
import { MAX_PRICE } from "../../vocabulary/limits.ts";
import { type Area, amountsOf, areaInSecondUnit, areaOf, countOf } from "../figures.ts";
import { isOnRequest, isPlaceholder } from "../placeholders.ts";
import { periodOf } from "../purposes.ts";
import type { Cell } from "./cell.ts";
import type { Reading } from "./reported.ts";
import { MIN_AREA, type Style } from "./style.ts";
import { isMadeADate } from "./texts.ts";

const SCIENTIFIC = /\de\+?\d/i;
const NOTHING = /^[\s0.,-]*$/;
const CURRENCY = /r\$|brl|reais/gi;
/** What may follow a count without changing it. */
const COUNTED = /^(?:quartos?|dorm\w*\.?|su[ií]tes?|vagas?|banheiros?|b?wcs?|qtos?\.?|un\w*\.?|carros?)$/i;
/** What a person adds after an amount: "(aceita permuta)". */
const NOTE = /\([^()]*\)$/;
/** A note without brackets: "450.000 à vista", "1.800 + cond", "450.000,00*", "450.000 - aceita permuta". */
const NOTE_WITHOUT_BRACKETS =
  /(?:\*{1,3}|\s\+ ?(?:taxas?|encargos|cond\w*|iptu)\.?(?: e (?:iptu|cond\w*)\.?)?|\s(?:[àa] vista(?: ou financiado)?|c\/ ?\p{L}+\.?(?: inclus[oa]s?)?|negoci[aá]vel|financi[aá]vel|ou (?:melhor )?oferta)|\s?[-–,;]?\s(?:aceita|estuda) \p{L}[\p{L} ]{0,40})$/iu;
/** A launch's lowest price: the prices of its other homes are unknown. */
const LEAST = /^(?:a partir de|desde) (?=(?:r\$ ?)?\d)/i;
/** "de R$ 500.000 por R$ 480.000": the second is the price. */
const FORMER = /^de (?:r\$ ?)?\d[\d.,]{0,20}(?: ?(?:mil|milh[aã]o|milh[oõ]es|mi|k))? por (?=(?:r\$ ?)?\d)/i;
const NO_DECIMALS = /^[.,]0+(?!\d)/;
const THREE_DIGITS = /^(\d{1,3})([.,])(\d{3})(?![\d.,])/;

const reais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
const meters = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 3 });

/** "R$ 850,00", which everybody in Brazil reads alike. */
export const amountText = (amount: number): string => reais.format(amount).replace(/\s/g, " ");
export const areaText = (area: number): string => `${meters.format(area)} m²`;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const ofNumber = (number: number, most: number): Reading => {
  if (number === 0) return { left: "placeholder" };
  const value = hundredths(number);
  return value > 0 && value <= most ? { value } : { fault: "not_an_amount" };
};

const isNothing = (text: string): boolean =>
  NOTHING.test(text.replace(CURRENCY, "")) || isPlaceholder(text.replace(CURRENCY, ""));

/** "12.500,000" and "1250,000", which are clear in a column with decimal commas. */
const BY_COMMA = /\.\d{3},\d|\d{4},\d{3}$/;

/** An amount in reais; an ambiguous one is asked about, unless its column decides. */
export const readAmount = ({ text, number }: Cell, { decimal }: Style): Reading => {
  if (number !== undefined) return ofNumber(number, MAX_PRICE);
  if (isNothing(text)) return { left: isOnRequest(text) ? "on_request" : "placeholder" };
  if (isOnRequest(text)) return { left: "on_request" };
  const [likeliest, ...others] = amountsOf(
    text.replace(/^r\$:/i, "").replace(FORMER, "").replace(LEAST, "").replace(NOTE_WITHOUT_BRACKETS, ""),
  );
  if (likeliest === undefined) return { fault: "not_an_amount" };
  if (others.length > 0 && decimal !== (BY_COMMA.test(text) ? "," : "."))
    return { fault: "ambiguous_amount", readings: [likeliest, ...others].map(amountText) };
  if (SCIENTIFIC.test(text))
    return { value: likeliest, remarks: [{ code: "scientific", about: amountText(likeliest) }] };
  return NOTE.test(text) || NOTE_WITHOUT_BRACKETS.test(text) || FORMER.test(text) || LEAST.test(text)
    ? { value: likeliest, remarks: [{ code: "read_as", about: amountText(likeliest) }] }
    : { value: likeliest };
};

/** "dia", "ano", "mensais" after a rent, and what joins them: "/", "por", "a". */
const PERIOD = /\p{L}{1,14}\.?\)?$/u;
const JOINED = /(?:[/(]|\s(?:por|ao|a))$/i;

/** What is paid per month; a price by the day, week or season is a fault. */
export const readRent = (cell: Cell, style: Style): Reading => {
  const behind = PERIOD.exec(cell.text);
  const months = behind && periodOf(behind[0]);
  if (!behind || months === undefined || !/[1-9]/.test(cell.text)) return readAmount(cell, style);
  if (months === null) return { fault: "not_monthly" };
  const text = cell.text.slice(0, behind.index).trim().replace(JOINED, "");
  const read = readAmount({ text }, style);
  if (!("value" in read) || months === 1) return read;
  const value = hundredths((read.value as number) / months);
  return { value, remarks: [{ code: "read_as", about: amountText(value) }] };
};

const MULTIPLE = /\d\s*(mil|milh[aã]o|milh[oõ]es|mi|k)\b/i;

/** In "300 a 500 mil" both numbers are thousands. */
const withMultiple = (least: string, most: string): string => {
  const [, multiple] = MULTIPLE.exec(most) ?? [];
  return multiple === undefined || /[a-z]\s*$/i.test(least) || /\d{4}|\d[.,]\d{3}/.test(least)
    ? least
    : `${least} ${multiple}`;
};

const AT_LEAST = /^(?:acima de|a partir de|mais de|desde|pelo menos|(?:no )?m[ií]nimo(?: de)?|>=?) ?/i;
const AT_MOST = /^(?:at[eé]|max\.?|(?:no )?m[áa]ximo(?: de)?|menos de|abaixo de|<=?) ?/i;
const ABOUT = /^(?:uns|umas|cerca de|em torno de|por volta de|aprox(?:imadamente|\.)?|mais ou menos|[~±]) ?/i;

/** "R$ 300.000 a R$ 500.000", or one amount, which is the maximum. */
export const readBudget = (cell: Cell, style: Style): Reading => {
  const spaced = cell.text.replace(/[\s_]+/g, " ");
  const parts = spaced.split(/ (?:a|até|e) |[-–/]/i).filter((part) => /\d/.test(part));
  if (cell.number !== undefined || parts.length !== 2) {
    const plain = spaced.replace(AT_LEAST, "");
    const bound = plain.replace(AT_MOST, "");
    const text = bound.replace(ABOUT, "");
    const read = readAmount({ ...cell, text }, style);
    if (!("value" in read)) return read;
    const value = { [plain === spaced ? "most" : "least"]: read.value };
    const about = amountText(read.value as number);
    return text === bound ? { ...read, value } : { value, remarks: [{ code: "read_as", about }] };
  }
  const [from = "", to = ""] = parts.map((part) => part.replace(/^(?:de|entre) /i, ""));
  const least = readAmount({ text: withMultiple(from, to) }, style);
  const most = readAmount({ text: to }, style);
  if (!("value" in least)) return least;
  if (!("value" in most)) return most;
  // "1 milhão e 200 mil" is one amount, or two in the wrong order.
  const isRange = Number(least.value) <= Number(most.value);
  return isRange ? { value: { least: least.value, most: most.value } } : { fault: "not_an_amount" };
};

const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    "nao|nao tem|nao ha|sem|sem vaga|sem garagem|s vaga|s garagem",
    "um|uma",
    "dois|duas",
    "tres",
    "quatro",
    "cinco",
  ].flatMap((words, count) => words.split("|").map((word) => [word, count] as const)),
);
const FIRST_COUNT = /^(?:'|de |entre )?(\d+)/i;

/** Rooms or spaces; "none" is a number too. @param isLeast whether the first of "2 ou 3" or "de 2 a 3" counts */
export const readCount = ({ text, number }: Cell, isLeast = false): Reading => {
  if (number !== undefined)
    return Number.isInteger(number) && countOf(String(number)) !== null
      ? { value: number }
      : { fault: "not_a_count" };
  if (isMadeADate(text)) return { fault: "made_a_date" };
  const inWords = COUNTS.get(fold(text));
  if (inWords !== undefined) return { value: inWords };
  if (!/\d/.test(text)) return isPlaceholder(text) ? { left: "placeholder" } : { fault: "not_a_count" };
  const value = countOf(isLeast ? (FIRST_COUNT.exec(text)?.[1] ?? text) : text);
  const rest = text.replace(FIRST_COUNT, "");
  if (value === null || /^[.,]\d*[1-9]/.test(rest)) return { fault: "not_a_count" };
  const words = rest.replace(NO_DECIMALS, "").split(/[\s+]/).filter(Boolean);
  return words.every((word) => COUNTED.test(word))
    ? { value }
    : { value, remarks: [{ code: "read_as", about: String(value) }] };
};

/** "85.500" is 85.5 or 85,500: the column's other cells say which. */
const readThreeDigits = (text: string, { decimal }: Style, unit: string): readonly number[] | null => {
  const [, whole, sign, three] = THREE_DIGITS.exec(text) ?? [];
  if (whole === undefined || whole.startsWith("0")) return null;
  const small = Number(`${whole}.${three}`);
  const large = Number(`${whole}${three}`);
  const isMeters = areaOf(text.replace(THREE_DIGITS, "1"), unit).area === 1;
  if (isMeters && small < MIN_AREA) return decimal === sign ? [large, small] : [large];
  if (decimal === sign) return [small];
  return decimal === "." || decimal === "," ? [large] : [large, small];
};

const FIGURES = /\d[\d.,]*/g;
const SQUARE = /m[2²]|&sup2;/gi;
/** Words for units, which do not say which area is meant. */
const OF_UNITS =
  /\b(?:m|mts?|mq|metros?|quadrados?|square|met(?:er|re)s?|sqm|ft|feet|ha|hectares?|acres?|km)\b/gi;

/** "120/150 m²" has two areas; "85 m² privativos" has one, and a word that no field keeps. */
const partsOfArea = (text: string): { readonly figures: readonly string[]; readonly hasWords: boolean } => {
  const plain = text.replace(SQUARE, " m ").replace(/(\d) (?=\d{3}(?!\d))/g, "$1");
  return {
    figures: plain.match(FIGURES) ?? [],
    hasWords: /\p{L}{2,}/u.test(plain.replace(/\de\+?\d+/i, "").replace(OF_UNITS, " ")),
  };
};

/** "10m x 25m", "10 m de frente" */
const SIDES = /\d[^\d]*(?:[x×]|\bpor\b)\s*\d|\d ?(?:m|mts?|metros?)?\.? ?(?:de )?(?:frente|fundos?)\b/i;
const NO_AREA: Area = { area: null };
const THOUSANDS = /^\d[\d.,]* ?mil\b/i;

/** The size of an alqueire, by region. */
const ALQUEIRES = [
  ["paulista", 24_200],
  ["do Norte", 27_225],
  ["mineiro", 48_400],
] as const;

const regionalArea = (text: string, named: string): Reading => {
  const { area } = areaOf(`${text.match(FIGURES)?.[0] ?? ""} m2`);
  const isKnown = area !== null && /^alq/.test(fold(named));
  return {
    fault: "regional_unit",
    readings: isKnown ? ALQUEIRES.map(([where, size]) => `${where}: ${areaText(area * size)}`) : [named],
  };
};

const DECIMALS = 4;

/** "85m²/120m²" is asked about; "360m² (12x30)" is one area and its sides. */
const severalAreas = (text: string, figures: readonly string[], unit: string): Reading | null => {
  const area = areaInSecondUnit(text);
  if (area !== null) return { value: area, remarks: [{ code: "read_as", about: areaText(area) }] };
  const areas = figures.map((figure) => areaOf(figure, unit).area).filter((figure) => figure !== null);
  const all = areas.reduce((product, one) => product * one, 1);
  const whole = areas.length === 3 ? areas.find((one) => one * one === all) : undefined;
  if (whole !== undefined) return { value: whole, remarks: [{ code: "read_as", about: areaText(whole) }] };
  const isAsked = areas.length > 1 && !SCIENTIFIC.test(text) && /m[2²]|metro|\bha\b/i.test(text);
  return isAsked ? { fault: "ambiguous_area", readings: areas.map(areaText) } : null;
};

/** @param unit from the heading: "Área (ha)" */
export const readArea = ({ text, number }: Cell, style: Style, unit: string): Reading => {
  if (number === undefined && isNothing(text)) return { left: "placeholder" };
  const read = readThreeDigits(text, style, unit);
  if (read && read.length > 1 && number === undefined)
    return { fault: "ambiguous_area", readings: read.map(areaText) };
  const figure =
    number !== undefined
      ? number.toFixed(DECIMALS)
      : read
        ? text.replace(THREE_DIGITS, read[0]!.toFixed(DECIMALS))
        : text.replace(THOUSANDS, (thousands) => String(amountsOf(thousands)[0] ?? thousands));
  const { figures, hasWords } = partsOfArea(number === undefined ? text : "");
  const several = severalAreas(text, figures, unit);
  if (several) return several;
  const { area, unreadUnit } = SIDES.test(text) ? NO_AREA : areaOf(figure, unit);
  if (unreadUnit !== undefined) return regionalArea(text, unreadUnit);
  if (area === null) return number === 0 ? { left: "placeholder" } : { fault: "not_an_area" };
  const code = SCIENTIFIC.test(text) ? "scientific" : hasWords ? "read_as" : null;
  return code === null ? { value: area } : { value: area, remarks: [{ code, about: areaText(area) }] };
};
