import { fold } from "../../lib/text.ts";
import { isPlaceholder } from "../placeholders.ts";
import { typeOf } from "../property-types.ts";
import { monthsOf, purposesOf } from "../purposes.ts";
import { withStreetType } from "../streets.ts";
import type { Cell, Row } from "./cell.ts";
import { AREA_CODE, LAST_NAME } from "./client-fields.ts";
import type { Column } from "./columns.ts";
import { AREA_UNIT, CURRENCY, GATED, PRICE, RENT_PERIOD, STREET_TYPE } from "./property-fields.ts";
import { unitOf } from "./read-cell.ts";
import { readYes } from "./words.ts";

/** A column whose cells belong before or after those of another column. */
interface Companion {
  readonly name: string;
  readonly isOf: (column: Column) => boolean;
  readonly isNeeded: (text: string, addition: string) => boolean;
  readonly isOfRent?: true;
  /** The text to add, unless the other cell has it. */
  readonly as?: string;
  readonly isBefore?: true;
}

const GATE = "em condomínio";
const isYes = (addition: string): boolean => {
  const read = readYes(addition);
  return "value" in read && read.value === true;
};
const AMOUNTS: ReadonlySet<string> = new Set([PRICE, "salePrice", "rentPrice"]);
const hasWords = (text: string): boolean => /\p{L}/u.test(text);

const COMPANIONS: readonly Companion[] = [
  {
    name: AREA_UNIT,
    isOf: ({ field, heading }) => field?.kind === "area" && unitOf(heading) === "",
    isNeeded: (text) => !hasWords(text),
  },
  {
    name: CURRENCY,
    isOf: ({ field }) => AMOUNTS.has(field?.name ?? ""),
    isNeeded: (_, addition) => !/^(?:r\$|brl|rea(?:l|is)\b)/i.test(addition),
  },
  {
    name: RENT_PERIOD,
    isOf: ({ field }) => field?.name === PRICE || field?.name === "rentPrice",
    isNeeded: (text, addition) => !hasWords(text.replace(/r\$/i, "")) && monthsOf(addition) !== 1,
    isOfRent: true,
  },
  {
    name: "purposes",
    isOf: ({ field }) => field?.name === PRICE || field?.name === "rentPrice",
    isNeeded: (text, addition) =>
      !hasWords(text.replace(/r\$/i, "")) && /\b(?:temporada|season)/.test(fold(addition)),
    as: "temporada",
    isOfRent: true,
  },
  {
    name: GATED,
    isOf: ({ field }) => field?.kind === "type",
    isNeeded: (text, addition) => isYes(addition) && typeOf(`${text} ${GATE}`) !== undefined,
    as: GATE,
  },
  {
    name: STREET_TYPE,
    isOf: ({ field }) => field?.name === "address/street",
    isNeeded: (text, addition) => hasWords(addition) && withStreetType(addition, text) !== text,
    isBefore: true,
  },
  {
    name: LAST_NAME,
    isOf: ({ field }) => field?.name === "name",
    isNeeded: (text, addition) => !fold(text).endsWith(fold(addition)),
  },
  {
    name: AREA_CODE,
    isOf: ({ field }) => field?.kind === "phones",
    isNeeded: (text, addition) =>
      /^0?\d{2}$/.test(addition.replace(/\D/g, "")) && /^\D*(?:\d\D*){8,9}$/.test(text),
    isBefore: true,
  },
];

/** The nearest column of that name on the side where it usually is, else on the other. */
const companionOf = (
  columns: readonly Column[],
  { name, isBefore }: Companion,
  at: number,
): Column | undefined => {
  const all = columns.filter(({ field }) => field?.name === name);
  return isBefore
    ? (all.findLast((one) => one.at < at) ?? all[0])
    : (all.find((one) => one.at > at) ?? all.at(-1));
};

/** A price with this many digits is not a rent, nor is the price of a row that is for sale. */
const isSale = (columns: readonly Column[], { field }: Column, text: string, { cells }: Row): boolean => {
  const purposes = columns.find((one) => one.field?.name === "purposes");
  const isForSale = purposesOf(cells[purposes?.at ?? -1]?.text ?? "").includes("VENDA");
  const figures = text.replace(/[.,]\d{2}$/, "").replace(/\D/g, "");
  return field?.name === PRICE && (isForSale || figures.length >= SALE_FIGURES);
};
const SALE_FIGURES = 6;

/** A cell with the unit, the currency, the period or the area code that its row has in another column. */
export const withCompanions = (columns: readonly Column[], column: Column, cell: Cell, row: Row): Cell => {
  if (cell.isBroken || isPlaceholder(cell.text) || /^[\s0.,R$-]*$/i.test(cell.text)) return cell;
  return COMPANIONS.filter(({ isOf }) => isOf(column)).reduce((whole, companion) => {
    const beside = companionOf(columns, companion, column.at);
    const addition = beside ? (row.cells[beside.at]?.text ?? "") : "";
    if (isPlaceholder(addition) || !companion.isNeeded(whole.text, addition)) return whole;
    if (companion.isOfRent && isSale(columns, column, cell.text, row)) return whole;
    const text = cell.number !== undefined && /,\d{3}$/.test(whole.text) ? `${whole.text}0` : whole.text;
    return { text: companion.isBefore ? `${addition} ${text}` : `${text} ${companion.as ?? addition}` };
  }, cell);
};
