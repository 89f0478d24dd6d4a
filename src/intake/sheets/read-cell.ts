import { fold } from "../../lib/text.ts";
import { plainDigits } from "../figures.ts";
import { isPlaceholder } from "../placeholders.ts";
import { readAmount, readArea, readBudget, readCount, readRent } from "./amounts.ts";
import { type Cell, saysNull } from "./cell.ts";
import { BUDGET } from "./client-fields.ts";
import type { Field, Kind } from "./field.ts";
import { POSTAL_CODE, PRICE } from "./property-fields.ts";
import type { Reading } from "./reported.ts";
import type { Style } from "./style.ts";
import {
  isMadeADate,
  readAgent,
  readCode,
  readDate,
  readEmail,
  readFloated,
  readLine,
  readLink,
  readName,
  readPhones,
  readPhotos,
  readPostalCode,
  readText,
} from "./texts.ts";
import {
  marketUnder,
  readMarket,
  readPurposes,
  readStage,
  readType,
  readTypes,
  readWanted,
  readYes,
} from "./words.ts";

/** What a reader knows about a cell besides its text. */
interface CellContext {
  readonly field: Field;
  readonly style: Style;
  readonly heading: string;
}

const UNITS_OF_HEADINGS = ["m2", "m²", "ha", "hectare", "hectares", "alqueire", "alqueires", "km2", "km²"];

/** "Área (ha)" */
export const unitOf = (heading: string): string =>
  fold(heading)
    .split(" ")
    .find((word) => UNITS_OF_HEADINGS.includes(word)) ?? "";

/** Such as "10-12", which a spreadsheet turns into a date. */
const OF_HOUSES: ReadonlySet<string> = new Set(["address/number", "address/complement"]);

const readOneLine = (text: string, { name }: Field): Reading => {
  if (OF_HOUSES.has(name) && isMadeADate(text)) return { fault: "made_a_date" };
  if (name === "name") return readName(text);
  return name === "captadorName" ? readAgent(text) : readLine(text);
};

const RENTS: ReadonlySet<string> = new Set([
  PRICE,
  "rentPrice",
  "interest/rentPriceMin",
  "interest/rentPriceMax",
]);

const readMoney = (cell: Cell, { field: { name }, style }: CellContext): Reading => {
  if (name === BUDGET) return readBudget(cell, style);
  return RENTS.has(name) ? readRent(cell, style) : readAmount(cell, style);
};

const READERS: Readonly<Record<Kind, (cell: Cell, context: CellContext) => Reading>> = {
  code: readCode,
  text: (cell, { field }) => (field.name === "listingUrl" ? readLink(cell) : readText(cell.text)),
  line: ({ text }, { field }) => readOneLine(text, field),
  place: ({ text }, { field }) => (field.name === POSTAL_CODE ? readPostalCode(text) : readLine(text)),
  places: ({ text }) => readLine(text),
  type: ({ text }) => readType(text),
  types: ({ text }) => readTypes(text),
  purposes: ({ text }, { field }) =>
    field.name === "interest/purposes" ? readWanted(text) : readPurposes(text),
  market: ({ text }, { heading }) => {
    const value = marketUnder(heading, text);
    if (value !== undefined) return readMarket(text, value);
    return { left: isPlaceholder(text) ? "placeholder" : "unknown_state" };
  },
  amount: readMoney,
  count: (cell, { field }) => readCount(cell, field.name.startsWith("interest/")),
  area: (cell, { style, heading }) => readArea(cell, style, unitOf(heading)),
  photos: readPhotos,
  phones: readPhones,
  email: ({ text }) => readEmail(text),
  stage: ({ text }) => readStage(text),
  date: (cell, { style }) => readDate(cell, style),
  yes: ({ text }) => readYes(text),
  beside: ({ text }) => readLine(text),
};

/** In these fields digits are a name, not a number. */
const isWritten = ({ kind, name }: Field): boolean => kind === "code" || OF_HOUSES.has(name);

/** Elsewhere a full-width character is part of a name. */
const OF_FIGURES: ReadonlySet<Kind> = new Set(["amount", "count", "area", "date", "phones"]);

/** The meaning of a non-empty cell for its field. */
export const readCell = (cell: Cell, context: CellContext): Reading => {
  if (cell.isBroken) return { fault: "broken_formula" };
  if (cell.isAmbiguous) return { fault: "parts_unsure" };
  if (cell.isStruck) return { fault: "struck_out" };
  if (saysNull(cell.text)) return { left: "placeholder" };
  const floated = isWritten(context.field) ? readFloated(cell.text, context.style) : undefined;
  const { kind } = context.field;
  const read = OF_FIGURES.has(kind) ? { ...cell, text: plainDigits(cell.text) } : cell;
  return floated ?? READERS[kind](read, context);
};
