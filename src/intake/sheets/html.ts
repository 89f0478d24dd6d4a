import { Parser } from "htmlparser2";
import type { Cell, Row } from "./cell.ts";

type Attributes = Readonly<Record<string, string>>;

interface Open {
  text: string;
  isStruck: boolean;
  link?: string;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

const WEB = /^https?:\/\//i;
const STRUCK = new Set(["s", "strike", "del"]);
const isStruckBy = (name: string, { style = "" }: Attributes): boolean =>
  STRUCK.has(name) || /line-through/i.test(style);

const spanOf = (written: string | undefined): number =>
  Math.min(Math.max(Number.parseInt(written ?? "1", 10) || 1, 1), MAX_SPANNED);
const MAX_SPANNED = 1_000;

/** Rows of the tables of a page; with nested tables each row belongs to the innermost. */
class Tables {
  readonly all: Row[][] = [];
  readonly #open: { readonly rows: Row[]; cells: Cell[] | null; cell: Open | null; isHidden: boolean }[] = [];
  #line = 0;
  /** Elements that cross out their content, by their depth. */
  readonly #struck: number[] = [];
  #depth = 0;

  begin(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (isStruckBy(name, attributes)) this.#struck.push(this.#depth);
    const table = this.#open.at(-1);
    const { colspan, rowspan, href = "", src = "", style = "" } = attributes;
    if (name === "table") {
      const rows: Row[] = [];
      this.all.push(rows);
      this.#open.push({ rows, cells: null, cell: null, isHidden: false });
    } else if (name === "tr" && table) {
      table.cells = [];
      table.isHidden = /display:\s?none/i.test(style);
    } else if ((name === "td" || name === "th") && table?.cells) {
      table.cell = { text: "", isStruck: false, columnSpan: spanOf(colspan), rowSpan: spanOf(rowspan) };
    } else if (table?.cell && name === "br") table.cell.text += "\n";
    else if (table?.cell && name === "a" && WEB.test(href)) table.cell.link = href;
    else if (table?.cell && name === "img" && WEB.test(src)) table.cell.text += ` ${src} `;
  }

  text(text: string): void {
    const cell = this.#open.at(-1)?.cell;
    if (!cell) return;
    cell.text += text.replace(/\s+/g, " ");
    cell.isStruck ||= this.#struck.length > 0 && text.trim() !== "";
  }

  end(name: string): void {
    const table = this.#open.at(-1);
    if ((name === "td" || name === "th") && table?.cell) {
      table.cells?.push(...cellsOf(table.cell));
      table.cell = null;
    } else if (name === "tr" && table?.cells) {
      this.#line += 1;
      const { cells, isHidden } = table;
      table.cells = null;
      if (cells.some(({ text }) => text !== ""))
        table.rows.push({ line: this.#line, cells, ...(isHidden && { isHidden }) });
    } else if (name === "table") this.#open.pop();
    if (this.#struck.at(-1) === this.#depth) this.#struck.pop();
    this.#depth -= 1;
  }
}

const NOTHING: Cell = { text: "" };

const cellsOf = ({ text: written, isStruck, link, columnSpan, rowSpan }: Open): Cell[] => {
  const text = written.replace(/ ?\n ?/g, "\n").trim();
  const cell: Cell = {
    text,
    ...(link !== undefined && !WEB.test(text) && { link }),
    ...(isStruck && { isStruck }),
    ...(rowSpan > 1 && { rowSpan }),
    ...(columnSpan > 1 && { columnSpan }),
  };
  return [cell, ...Array.from({ length: columnSpan - 1 }, () => NOTHING)];
};

/** Moves a row's cells past the cells that reach into it from the rows above. */
const movePastSpans = (rows: readonly Row[]): Row[] => {
  const down = new Map<number, number>();
  return rows.map((row) => {
    const cells: Cell[] = [];
    const skip = (): void => {
      while ((down.get(cells.length) ?? 0) > row.line) cells.push(NOTHING);
    };
    for (const cell of row.cells) {
      skip();
      if (cell.rowSpan !== undefined) down.set(cells.length, row.line + cell.rowSpan);
      cells.push(cell);
    }
    skip();
    return { ...row, cells };
  });
};

/** The tables of a web page, which many CRMs export under the name of a workbook. */
export const htmlTables = (text: string): Row[][] => {
  const tables = new Tables();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tables.begin(name, attributes),
      ontext: (said) => tables.text(said),
      onclosetag: (name) => tables.end(name),
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return tables.all.map(movePastSpans).filter((rows) => rows.length > 0);
};
