import type { Sheet } from "hucre";
import { readXlsx } from "hucre/xlsx";
import { type Cell, NO_CELL, type Row, UnreadableSheet } from "./cell.ts";

/** Figures that a format adds in front: "00000" keeps a code's noughts, which the number has lost. */
const PADDED = /^0{2,}$/;
/** Above it a number has lost figures. */
const EXACT = Number.MAX_SAFE_INTEGER;

const two = (figure: number): string => String(figure).padStart(2, "0");

/** As a person in Brazil writes it. */
const dateText = (date: Date): string => {
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return time.every((part) => part === 0) ? day : `${day} ${time.map(two).join(":")}`;
};

const decimal = (value: number): string => {
  const plain = Number.isInteger(value)
    ? BigInt(value).toString()
    : value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
  return plain.replace(".", ",");
};

const numberCell = (number: number, format = ""): Cell => {
  if (Math.abs(number) > EXACT) return { text: String(number) };
  const isCode = PADDED.test(format) && Number.isInteger(number) && number >= 0;
  return { text: isCode ? String(number).padStart(format.length, "0") : decimal(number), number };
};

interface Stored {
  readonly type: string;
  readonly formula?: string;
  readonly style?: { readonly numFmt?: string };
}

const cellOf = (value: unknown, stored: Stored | undefined): Cell => {
  if (stored?.type === "error") return { text: String(value), isBroken: true };
  if (value === null || value === undefined)
    return stored?.formula === undefined ? NO_CELL : { text: `=${stored.formula}`, isBroken: true };
  if (value instanceof Date) return { text: dateText(value) };
  if (typeof value === "boolean") return { text: value ? "sim" : "não" };
  return typeof value === "number"
    ? numberCell(value, stored?.style?.numFmt)
    : { text: String(value).trim() };
};

const rowsIn = ({ rows, cells }: Sheet): Row[] => {
  // A sheet has more rows than a call takes arguments.
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows
    .map((row, at) => ({
      line: at + 1,
      cells: Array.from({ length: width }, (_, column) =>
        cellOf(row[column], cells?.get(`${at},${column}`) as Stored | undefined),
      ),
    }))
    .filter((row) => row.cells.some(({ text }) => text !== ""));
};

/** Of other sheets only the beginning is read, where headings are. */
const LOOKED_AT = 100;
const firstOf = (sheet: Sheet): Sheet => ({ ...sheet, rows: sheet.rows.slice(0, LOOKED_AT) });

const isFilled = ({ rows, cells }: Sheet): boolean =>
  rows.some((row) => row.some((value) => cellOf(value, undefined).text !== "")) ||
  [...(cells?.values() ?? [])].some((cell) => (cell as Stored).formula !== undefined);

/**
 * The rows of the first sheet that has headings, of those that people see: a cover is none. The others are named.
 * @param known counts the headings that rows have
 * @throws UnreadableSheet
 */
export const workbookRows = async (
  bytes: Uint8Array,
  known: (rows: readonly Row[]) => number,
): Promise<Row[]> => {
  const { sheets } = await readXlsx(bytes, { readStyles: true }).catch(() => {
    throw new UnreadableSheet("damaged");
  });
  const seen = sheets.filter((sheet) => !sheet.hidden && !sheet.veryHidden && isFilled(sheet));
  const read = seen.find((sheet) => known(rowsIn(firstOf(sheet))) > 1) ?? seen[0];
  const others = seen.filter((sheet) => sheet !== read);
  return [
    ...others.map(({ name }) => ({ line: 0, cells: [], otherSheet: name })),
    ...(read ? rowsIn(read) : []),
  ];
};
