import { fold } from "../../lib/text.ts";
import { type Row, UnreadableSheet } from "./cell.ts";

/** A sheet of a workbook, or a table of a page. */
export interface Part {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** How the rows to read are found in a file. */
export interface Finding {
  /** Counts the headings that rows have. */
  readonly known: (rows: readonly Row[]) => number;
  /** The name of the requested sheet. */
  readonly sheet?: string | undefined;
}

/** Only the beginning of each sheet is examined, where the headings are. */
const EXAMINED_ROWS = 100;

/**
 * The rows of the requested sheet, or else of the first with headings, which a cover lacks. The others are reported.
 * @throws UnreadableSheet if no sheet has the name
 */
export const chosenRows = (parts: readonly Part[], { known, sheet }: Finding): Row[] => {
  const asked = parts.find(({ name }) => sheet !== undefined && fold(name) === fold(sheet));
  if (sheet !== undefined && !asked)
    throw new UnreadableSheet(
      "no_such_sheet",
      undefined,
      parts.map(({ name }) => name),
    );
  const read = asked ?? parts.find(({ rows }) => known(rows.slice(0, EXAMINED_ROWS)) > 1) ?? parts[0];
  return [
    ...parts
      .filter((part) => part !== read)
      .map(({ name, rows }) => ({ line: 0, cells: [], otherSheet: { name, rows: rows.length } })),
    ...(read?.rows.map((row) => ({ ...row, sheet: read.name })) ?? []),
  ];
};
