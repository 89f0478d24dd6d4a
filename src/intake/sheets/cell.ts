import { isNull } from "../placeholders.ts";

/** A cell of a sheet, trimmed. */
export interface Cell {
  readonly text: string;
  /** The number that a workbook stores: there are no separators to interpret. */
  readonly number?: number;
  /** The target of the cell's link, whose text the cell shows. */
  readonly link?: string;
  /** How many rows and columns it spans, if more than one. */
  readonly rowSpan?: number;
  readonly columnSpan?: number;
  /** Crossed out, at least in part: nobody but its author knows why. */
  readonly isStruck?: true;
  /** A heading that names several fields: the row gets a column for each. */
  readonly isCombinedHeading?: true;
  /** A cell below such a heading that cannot be split into its parts. */
  readonly isAmbiguous?: true;
  /** In a column that is hidden in the sheet. */
  readonly isHidden?: true;
  /** A formula that failed, or that no program has calculated. */
  readonly isBroken?: true;
}

export interface Row {
  /** The line in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Hidden in the sheet, by a filter or by hand. */
  readonly isHidden?: true;
  /** The name of the workbook's sheet. */
  readonly sheet?: string;
  /** Another sheet of the workbook, which is not read: this row stands for all of its rows. */
  readonly otherSheet?: { readonly name: string; readonly rows: number };
}

export const NO_CELL: Cell = { text: "" };

/** Whether a text stands for an absent value, as written by a database dump or a spreadsheet program. */
export const saysNull = (text: string): boolean => isNull(text) || /^(?:nan|NaN)$/.test(text);

/** Why a file is not a readable sheet. */
export type UnreadableReason =
  | "old_excel"
  | "web_page"
  | "pdf"
  | "open_document"
  | "damaged"
  | "open_quote"
  | "no_such_sheet"
  | "empty";

export class UnreadableSheet extends Error {
  readonly why: UnreadableReason;
  /** The line that the fault is on, if it is on one. */
  readonly line: number | undefined;
  /** The names of the existing sheets. */
  readonly sheets: readonly string[];

  constructor(why: UnreadableReason, line?: number, sheets: readonly string[] = []) {
    super(why);
    this.sheets = sheets;
    this.name = "UnreadableSheet";
    this.why = why;
    this.line = line;
  }
}
