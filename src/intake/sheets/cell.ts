import { isNull } from "../placeholders.ts";

/** A cell of a sheet, trimmed. */
export interface Cell {
  readonly text: string;
  /** A number stored by a workbook: nobody has to guess its separators. */
  readonly number?: number;
  /** The target of its link: a workbook shows only a word. */
  readonly link?: string;
  /** How many rows and columns it spans. */
  readonly rows?: number;
  readonly columns?: number;
  /** Crossed out, at least in part: nobody knows what a person means by that. */
  readonly isStruck?: true;
  /** A heading of several fields, whose parts are columns of their own. */
  readonly isCombined?: true;
  /** A cell below such a heading: nobody knows which part is which. */
  readonly isUnsure?: true;
  /** In a column that people do not see. */
  readonly isHidden?: true;
  /** A formula that failed, or that no program has calculated. */
  readonly isBroken?: true;
}

export interface Row {
  /** The line in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** People do not see it: a filter or somebody has hidden it. */
  readonly isHidden?: true;
  /** The name of the workbook's sheet. */
  readonly sheet?: string;
  /** Another sheet of the workbook, which is not read: this row stands for all of its rows. */
  readonly otherSheet?: { readonly name: string; readonly rows: number };
}

export const NO_CELL: Cell = { text: "" };

/** What a database dump or a spreadsheet program writes for an absent value. */
export const saysNull = (text: string): boolean => isNull(text) || /^(?:nan|NaN)$/.test(text);

/** Why a file is not a readable sheet. */
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
  /** The line of the fault, if it is in one. */
  readonly line: number | undefined;
  /** The names of the existing sheets. */
  readonly sheets: readonly string[];

  constructor(why: UnreadableFile, line?: number, sheets: readonly string[] = []) {
    super(why);
    this.sheets = sheets;
    this.name = "UnreadableSheet";
    this.why = why;
    this.line = line;
  }
}
