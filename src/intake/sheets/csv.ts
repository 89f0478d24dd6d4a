import { type Cell, type Row, UnreadableSheet } from "./cell.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;
/** What a formula that failed shows, in Portuguese and English. */
export const FORMULA_ERROR =
  /^#(?:n\/[ad]|ref!|valor!|value!|nome\?|name\?|div\/0!|n[uú]m!|nulo!|null!|despejar!|spill!)$/i;
/** Excel takes the separator from a first line like this, and does not show the line. */
const NAMED = /^sep=(.)\r?\n?/i;

interface Signs {
  readonly delimiter: string;
  readonly isDump: boolean;
}

class Reader {
  readonly #text: string;
  readonly #delimiter: string;
  /** A database dump writes `\"` for a quote. */
  readonly #isDump: boolean;
  #at = 0;
  #line: number;

  constructor(text: string, { delimiter, isDump }: Signs, line: number) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#isDump = isDump;
    this.#line = line;
  }

  *rows(): Generator<Row> {
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const cells = this.#row();
      if (cells.some(({ text }) => text !== "")) yield { line, cells };
    }
  }

  #row(): Cell[] {
    const cells: Cell[] = [];
    for (;;) {
      const written = this.#cell().trim();
      const text = this.#isDump ? written.replaceAll('\\"', '"') : written;
      cells.push(FORMULA_ERROR.test(text) ? { text, isBroken: true } : { text });
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
    const firstLine = this.#line;
    let cell = "";
    this.#at++;
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      if (end === -1) throw new UnreadableSheet("open_quote", firstLine);
      cell += this.#text.slice(this.#at, end);
      this.#at = end + 1;
      if (this.#isDump && cell.endsWith("\\")) {
        cell += '"';
        continue;
      }
      if (this.#text[this.#at] !== '"') break;
      cell += '"';
      this.#at++;
    }
    const lines = cell.split(/\r\n|\r|\n/).length - 1;
    const rest = this.#plain();
    // Such quotes end where another cell's begin, and swallow the rows between.
    if (lines > 0 && rest.trim() !== "") throw new UnreadableSheet("open_quote", firstLine);
    this.#line += lines;
    return cell + rest;
  }

  #isEnd(char: string): boolean {
    return char === this.#delimiter || char === "\n" || char === "\r";
  }
}

interface Attempt {
  readonly rows: readonly Row[];
  /** Why no more rows follow. */
  readonly error?: unknown;
}

/** The rows with these separators, up to quotes that never end. */
const readWith = (text: string, signs: Signs, line: number): Attempt => {
  const rows: Row[] = [];
  try {
    for (const row of new Reader(text, signs, line).rows()) rows.push(row);
    return { rows };
  } catch (error) {
    return { rows, error };
  }
};

/** How many of the first rows have the same number of cells, and that number. */
const evenness = (rows: readonly Row[]): readonly [rows: number, cells: number] => {
  const sizes = Map.groupBy(rows, ({ cells }) => cells.length);
  sizes.delete(1);
  const [most] = [...sizes].sort((one, other) => other[1].length - one[1].length);
  return most ? [most[1].length, most[0]] : [0, 0];
};

/**
 * Rows of a text, by the separator that fits best: `known` counts the headings in a row.
 * @throws UnreadableSheet if quotes never end
 */
export const csvRows = (text: string, known: (rows: readonly Row[]) => number): readonly Row[] => {
  const [first = "", named] = NAMED.exec(text) ?? [];
  const rest = text.slice(first.length);
  const line = first === "" ? 1 : 2;
  const delimiters = named === undefined ? DELIMITERS : [named];
  // A folder's name may end in a backslash too: both ways are tried, and the dump's wins only if its rows are as even.
  const dumps = rest.includes('\\"') ? [true, false] : [false];
  const attempts = delimiters.flatMap((delimiter) =>
    dumps.map((isDump) => {
      const attempt = readWith(rest, { delimiter, isDump }, line);
      const [even, cells] = evenness(attempt.rows.slice(0, 50));
      return { ...attempt, score: [known(attempt.rows), even, cells] as const };
    }),
  );
  attempts.sort(
    (one, other) =>
      other.score[0] - one.score[0] || other.score[1] - one.score[1] || other.score[2] - one.score[2],
  );
  const [best] = attempts;
  if (best?.error !== undefined) throw best.error;
  return best?.rows ?? [];
};
