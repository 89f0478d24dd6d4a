import { isNull } from "../placeholders.ts";

/** A cell of a sheet, trimmed. */
export interface Cell {
  readonly text: string;
  /** A number stored by a workbook: nobody has to guess its signs. */
  readonly number?: number;
  /** Where it leads: a workbook shows a word of it. */
  readonly link?: string;
  /** How many rows and columns it is merged over. */
  readonly rows?: number;
  readonly columns?: number;
  /** Crossed out, at least in part: what a person means by that nobody knows. */
  readonly isStruck?: true;
  /** Of a heading of several fields, whose parts are columns of their own. */
  readonly isParted?: true;
  /** Below such a heading: which part is which nobody knows. */
  readonly isUnsure?: true;
  /** In a column that people do not see. */
  readonly isHidden?: true;
  /** A formula that failed, or that no program has calculated. */
  readonly isBroken?: true;
}

export interface Row {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** People do not see it: a filter or somebody has hidden it. */
  readonly isHidden?: true;
  /** The name of the workbook's sheet. */
  readonly sheet?: string;
  /** Another sheet of the workbook, which is not read: it stands for all rows of that. */
  readonly otherSheet?: { readonly name: string; readonly rows: number };
}

export const NO_CELL: Cell = { text: "" };

/** What a database's dump or a program for figures writes for nothing. */
export const saysNull = (text: string): boolean => isNull(text) || /^(?:nan|NaN)$/.test(text);

/** Why a file is no sheet that can be read. */
export type UnreadableFile =
  | "old_excel"
  | "web_page"
  | "pdf"
  | "open_document"
  | "damaged"
  | "open_quote"
  | "no_such_sheet"
  | "empty";

export class UnreadableSheet extends Error {
  readonly why: UnreadableFile;
  /** Where it is, if it is in one line. */
  readonly line: number | undefined;
  /** The names of the sheets that there are. */
  readonly sheets: readonly string[];

  constructor(why: UnreadableFile, line?: number, sheets: readonly string[] = []) {
    super(why);
    this.sheets = sheets;
    this.name = "UnreadableSheet";
    this.why = why;
    this.line = line;
  }
}
