import { fold } from "../../lib/text.ts";
import { readAmount, readArea, readBudget, readCount } from "./amounts.ts";
import type { Cell } from "./cell.ts";
import { BUDGET } from "./client-fields.ts";
import type { Field, Kind } from "./field.ts";
import { POSTAL_CODE } from "./property-fields.ts";
import type { Style } from "./style.ts";
import {
  isMadeADate,
  readCode,
  readDate,
  readEmail,
  readLine,
  readPhones,
  readPhotos,
  readPostalCode,
  readText,
} from "./texts.ts";
import type { Reading } from "./told.ts";
import { marketUnder, readPurposes, readStage, readType, readTypes, readWanted, readYes } from "./words.ts";

/** What a reader knows of a cell besides its text. */
interface Beside {
  readonly field: Field;
  readonly style: Style;
  readonly heading: string;
}

const UNITS_OF_HEADINGS = ["ha", "hectare", "hectares", "alqueire", "alqueires", "km2", "km²"];

/** "Área (ha)" */
const unitOf = (heading: string): string =>
  fold(heading)
    .split(" ")
    .find((word) => UNITS_OF_HEADINGS.includes(word)) ?? "";

/** Such as "10-12", of which a spreadsheet makes a date. */
const OF_HOUSES: ReadonlySet<string> = new Set(["address/number", "address/complement"]);

const READERS: Readonly<Record<Kind, (cell: Cell, beside: Beside) => Reading>> = {
  code: readCode,
  text: ({ text }) => readText(text),
  line: ({ text }, { field }) =>
    OF_HOUSES.has(field.name) && isMadeADate(text) ? { fault: "made_a_date" } : readLine(text),
  place: ({ text }, { field }) => (field.name === POSTAL_CODE ? readPostalCode(text) : readLine(text)),
  places: ({ text }) => readLine(text),
  type: ({ text }) => readType(text),
  types: ({ text }) => readTypes(text),
  purposes: ({ text }, { field }) =>
    field.name === "interest/purposes" ? readWanted(text) : readPurposes(text),
  market: ({ text }, { heading }) => {
    const value = marketUnder(heading, text);
    return value === undefined ? { left: "placeholder" } : { value };
  },
  amount: (cell, { field, style }) =>
    field.name === BUDGET ? readBudget(cell, style) : readAmount(cell, style),
  count: readCount,
  area: (cell, { style, heading }) => readArea(cell, style, unitOf(heading)),
  photos: ({ text }) => readPhotos(text),
  phones: readPhones,
  email: ({ text }) => readEmail(text),
  stage: ({ text }) => readStage(text),
  date: (cell, { style }) => readDate(cell, style),
  yes: ({ text }) => readYes(text),
};

/** What a cell that is not empty says for its field. */
export const readCell = (cell: Cell, beside: Beside): Reading =>
  cell.isBroken ? { fault: "broken_formula" } : READERS[beside.field.kind](cell, beside);
