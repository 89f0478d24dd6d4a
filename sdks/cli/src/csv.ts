import { EXIT, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

export interface Row {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [";", ",", "\t"] as const;

/** UTF-8, or what Excel in Brazil writes. */
export const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** The one that the header has most. */
const delimiterOf = (text: string): string => {
  const [header = ""] = text.split(/\r?\n/, 1);
  const counted = DELIMITERS.map((one) => ({ one, count: header.split(one).length }));
  return counted.sort((left, right) => right.count - left.count)[0]!.one;
};

class Reader {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
    this.#delimiter = delimiterOf(text);
  }

  *rows(): Generator<Row> {
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const cells = this.#row();
      if (cells.some((cell) => cell !== "")) yield { line, cells };
    }
  }

  #row(): string[] {
    const cells: string[] = [];
    for (;;) {
      cells.push(this.#cell().trim());
      const next = this.#text[this.#at];
      this.#at++;
      if (next === this.#delimiter) continue;
      if (next === "\r" && this.#text[this.#at] === "\n") this.#at++;
      this.#line++;
      return cells;
    }
  }

  #cell(): string {
    return this.#text[this.#at] === '"' ? this.#quoted() : this.#plain();
  }

  #plain(): string {
    const from = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd(this.#text[this.#at]!)) this.#at++;
    return this.#text.slice(from, this.#at);
  }

  /** Quotes within are doubled; text after the last one is kept. */
  #quoted(): string {
    let cell = "";
    this.#at++;
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      if (end === -1) throw new Stop(EXIT.usage, TEXTS.openQuote, { line: this.#line });
      cell += this.#text.slice(this.#at, end);
      this.#at = end + 1;
      if (this.#text[this.#at] !== '"') break;
      cell += '"';
      this.#at++;
    }
    this.#line += cell.split("\n").length - 1;
    return cell + this.#plain();
  }

  #isEnd(char: string): boolean {
    return char === this.#delimiter || char === "\n" || char === "\r";
  }
}

export const rowsOf = (text: string): Row[] => [...new Reader(text.replace(/^\uFEFF/, "")).rows()];

/** A spreadsheet would run it. */
const FORMULA = /^[=+\-@\t\r]/;
const MARKED = /^'(?=[=+\-@\t\r])/;

/** The cell as it was before it was kept from being a formula. */
export const plainCell = (cell: string): string => cell.replace(MARKED, "");

const written = (cell: string): string => {
  const safe = FORMULA.test(cell) && !/^-?[\d.]+$/.test(cell) ? `'${cell}` : cell;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line as spreadsheets of Brazil read it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(written).join(";")}\n`;
