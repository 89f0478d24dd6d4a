import { fold } from "../../lib/text.ts";
import type { Row } from "./cell.ts";
import { type Column, knownHeadings } from "./columns.ts";
import { type Field, fieldOf } from "./field.ts";
import type { RowRemark } from "./line.ts";

const SUMMARY = /^(?:sub ?)?tota(?:l|is)\b|^soma\b|^quantidade de\b|^media\b/;

/** Words found in place of a code. */
const SUMMARY_ALONE = /^(?:sub ?)?tota(?:l|is)(?: geral)?$/;
const LETTER = /\p{L}{2,}/u;

/** "Total Ville 1" is a code where its row says what it is: next to sums there are only numbers. */
export const isSummary = ({ cells }: Row, refAt: number): boolean => {
  const ref = fold(cells[refAt]?.text ?? "");
  if (ref === "") return cells.some(({ text }) => SUMMARY.test(fold(text)));
  const others = cells.filter((_, at) => at !== refAt);
  return SUMMARY_ALONE.test(ref) || (SUMMARY.test(ref) && !others.some(({ text }) => LETTER.test(text)));
};

export const isRepeatedHeader = (fields: readonly Field[], row: Row): boolean =>
  row.cells.every(({ text }) => text === "" || fieldOf(fields, text) !== undefined) &&
  knownHeadings(fields, row) > 2;

/** Fields that identify a client without a code. */
export const CONTACTS: ReadonlySet<string> = new Set(["phones", "email"]);

type OfRow =
  | "struck_row"
  | "hidden_row"
  | "above_headings"
  | "summary_row"
  | "repeated_header"
  | "title_row"
  | "title_purposes"
  | "title_type";

export const wholeRow = (row: Row, code: OfRow, about = ""): RowRemark => ({
  line: row.line,
  ref: "",
  heading: "",
  field: "",
  value: row.cells
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" · "),
  code,
  about,
});

const IS_CONTACT = /@|(?:\d\D*){8}/;
export const isReachable = ({ cells }: Row, columns: readonly Column[]): boolean =>
  columns.some(
    ({ at, field }) => field && CONTACTS.has(field.name) && IS_CONTACT.test(cells[at]?.text ?? ""),
  );

/** "APARTAMENTOS À VENDA", "Página 1 de 2": a single cell of words, in a sheet with more columns. */
export const isTitle = (row: Row, columns: readonly Column[]): boolean => {
  const { cells } = row;
  const [at = -1, ...others] = cells.flatMap(({ text }, column) => (text === "" ? [] : [column]));
  const isName = columns.some((column) => column.at === at && column.field?.name === "name");
  const isAlone =
    columns.length >= ENOUGH_COLUMNS && others.length === 0 && !isName && !isReachable(row, columns);
  return isAlone && /\p{L}{4}/u.test(cells[at]?.text ?? "");
};
const ENOUGH_COLUMNS = 3;

/** Crossed out as a whole, or at its code; any other single cell that is crossed out is asked about. */
export const isStruckRow = ({ cells }: Row, refAt: number): boolean => {
  const filled = cells.filter(({ text }) => text !== "");
  return cells[refAt]?.isStruck === true || (filled.length > 0 && filled.every(({ isStruck }) => isStruck));
};
