import { typeWithin } from "../property-types.ts";
import { purposesOf } from "../purposes.ts";
import { type Cell, NO_CELL, type Row } from "./cell.ts";
import {
  type Column,
  columnsOf,
  groupsIn,
  headerAt,
  isSecondHeader,
  knownHeadings,
  mergedDown,
} from "./columns.ts";
import { type OtherPart, splitCombinedColumns } from "./combined.ts";
import { type Field, fieldNamed } from "./field.ts";
import type { Line, RowFault, RowRemark } from "./line.ts";
import { type Maps, NO_MAPS } from "./maps.ts";
import { rowsOf } from "./open.ts";
import { AREA_UNIT, PRICE } from "./property-fields.ts";
import { unitOf } from "./read-cell.ts";
import { readLine, type Titled } from "./read-line.ts";
import {
  CONTACTS,
  isReachable,
  isRepeatedHeader,
  isStruckRow,
  isSummary,
  isTitle,
  wholeRow,
} from "./row-kinds.ts";
import { type Stop, stopsOf } from "./stops.ts";
import { type Style, styleOf } from "./style.ts";

export interface ReadSheet {
  /** The line of the headings. */
  readonly headerLine: number;
  readonly columns: readonly Column[];
  readonly stops: readonly Stop[];
  /** Rows to which the reader has no objection. */
  readonly lines: readonly Line[];
  readonly faults: readonly RowFault[];
  readonly remarks: readonly RowRemark[];
  /** How many rows are below the headings, not counting those that are not records. */
  readonly total: number;
}

const filledWidth = ({ cells }: Row): number => cells.findLastIndex(({ text }) => text !== "") + 1;

/** "Casa ampla; perto do mar" without quotes is two cells, and everything after it is in the wrong column. */
const shiftedOf = (header: Row, rows: readonly Row[]): ReadonlySet<Row> => {
  const width = filledWidth(header);
  const longer = rows.filter((row) => row.cells.length > header.cells.length);
  const sameWidth = rows.filter((row) => row.cells.length === header.cells.length);
  // The last cell of a shifted row may be empty, like that of a row that ends in a separator.
  const shifted =
    sameWidth.length * 2 > rows.length ? longer : longer.filter((row) => filledWidth(row) > width);
  // If most rows are like that and none has just as many cells as headings, the last column has no heading.
  const isMixed = sameWidth.some((row) => filledWidth(row) === header.cells.length);
  return new Set(isMixed || shifted.length * 2 < rows.length ? shifted : []);
};

const filledDown = (rows: readonly Row[]): Row[] => {
  const merged = new Map<number, { readonly cell: Cell; readonly until: number }>();
  return rows.map((row) => {
    for (const [at, { rowSpan, ...cell }] of row.cells.entries())
      if (rowSpan !== undefined) merged.set(at, { cell, until: row.line + rowSpan - 1 });
    const cells = row.cells.map((cell, at) => {
      const above = merged.get(at);
      return cell.text === "" && above && row.line <= above.until ? above.cell : cell;
    });
    return merged.size === 0 ? row : { ...row, cells };
  });
};

const METERS: readonly string[] = ["", "m2", "m²"];

const stylesOf = (columns: readonly Column[], rows: readonly Row[]): Map<number, Style> => {
  const hasUnits = columns.some(({ field }) => field?.name === AREA_UNIT);
  return new Map(
    columns.map(({ at, field, heading }) => {
      const cells: Cell[] = rows
        .map(({ cells: all }) => all[at] ?? NO_CELL)
        .filter(({ text }) => text !== "");
      const isMeters = !hasUnits && METERS.includes(unitOf(heading));
      return [at, styleOf(cells, field?.kind === "area", field?.kind === "area" && isMeters)] as const;
    }),
  );
};

const textOf = ({ cells }: Row): string => cells.map(({ text }) => text).join(" ");

const isMapped = ({ cells }: Row, maps: Maps): boolean => {
  const all = cells.map(({ text }) => text);
  return all.filter((text) => maps.columnOf(text, all) !== undefined).length > 1;
};

/** The index of the headings, below any titles. A heading that a person mapped counts as known. */
const headerOf = (fields: readonly Field[], rows: readonly Row[], maps: Maps): number => {
  const mapped =
    Object.keys(maps.saved.columns).length === 0 ? -1 : rows.findIndex((row) => isMapped(row, maps));
  const found = headerAt(fields, rows);
  if (found >= 0) return isSecondHeader(fields, rows[found]!, rows[found + 1]) ? found + 1 : found;
  return mapped >= 0 ? mapped : rows.length > 0 ? 0 : -1;
};

const titleRemarks = (row: Row, { purposes, type }: Titled): RowRemark[] => [
  ...(purposes.length > 0 ? [wholeRow(row, "title_purposes", purposes.join(", "))] : []),
  ...(type ? [wholeRow(row, "title_type", type)] : []),
];

/** "Edifício Aurora" contains apartments, while "Edifícios" are buildings. */
const OF_A_BUILDING = /^(?:edif[ií]cio|ed\.?|condom[ií]nio) \p{L}/iu;

/** What a title says and no column of the sheet says. */
const titlesOf = (columns: readonly Column[], isClients: boolean): ((row: Row) => Titled) => {
  const has = (name: string): boolean =>
    columns.some(({ field, filled }) => field?.name === name && filled > 0);
  const isPriced = has(PRICE) && !has("purposes");
  const isTyped = isClients || has("type");
  return (row) => {
    const text = textOf(row);
    return {
      purposes: isPriced ? purposesOf(text) : [],
      ...(!isTyped && !OF_A_BUILDING.test(text) && { type: typeWithin(text) }),
    };
  };
};

const saysMore = ({ purposes, type }: Titled): boolean => purposes.length > 0 || type !== undefined;

class SheetReader {
  readonly lines: Line[] = [];
  readonly faults: RowFault[] = [];
  readonly remarks: RowRemark[] = [];
  readonly #seen = new Map<string, number>();
  readonly #heading: string;

  constructor(heading: string) {
    this.#heading = heading;
  }

  shifted({ line, cells }: Row, refAt: number): void {
    const ref = cells[refAt]?.text ?? "";
    this.faults.push({
      line,
      ref,
      heading: this.#heading,
      field: "externalRef",
      value: ref,
      code: "shifted_row",
    });
  }

  /** Sold properties are often crossed out: the row's own state counts; without one the row is left out. */
  struck(row: Row, read: (row: Row) => ReturnType<typeof readLine>, ref: string): void {
    const one = read({ ...row, cells: row.cells.map(({ isStruck: _, ...cell }) => cell) });
    const { status } = one.line;
    if (status !== undefined && status !== "ACTIVE") this.take(one);
    else this.remarks.push({ ...wholeRow(row, "struck_row"), ref });
  }

  title(row: Row, titled: Titled): void {
    const found = titleRemarks(row, titled);
    this.remarks.push(...(found.length > 0 ? found : [wholeRow(row, "title_row")]));
  }

  take({ line, faults, remarks }: ReturnType<typeof readLine>): void {
    const first = this.#seen.get(line.ref.normalize("NFC"));
    const own = {
      line: line.line,
      ref: line.ref,
      heading: this.#heading,
      field: "externalRef",
      value: line.ref,
    };
    const isFaulty = faults.some(({ field }) => field === "externalRef" || CONTACTS.has(field));
    const hasContact = Object.keys(line.input).some((name) => CONTACTS.has(name));
    if (line.ref === "" && !isFaulty && !hasContact) this.faults.push({ ...own, code: "required" });
    if (line.ref !== "" && first !== undefined) this.faults.push({ ...own, code: "duplicate", first });
    this.faults.push(...faults);
    this.remarks.push(...remarks);
    if (first !== undefined) return;
    if (line.ref !== "") this.#seen.set(line.ref.normalize("NFC"), line.line);
    if (faults.length === 0 && (line.ref !== "" || hasContact)) this.lines.push(line);
  }
}

const hiddenIn = ({ line }: Row, columns: readonly Column[], rows: readonly Row[]): RowRemark[] => [
  ...rows.filter(({ isHidden }) => isHidden).map((row) => wholeRow(row, "hidden_row")),
  ...columns.flatMap(({ heading, field, isHidden }) =>
    isHidden && field
      ? [
          {
            line,
            ref: "",
            heading,
            field: field.name,
            value: "",
            code: "hidden_column",
            about: "",
          } as const,
        ]
      : [],
  ),
];

const otherSheetsOf = (all: readonly Row[]): RowRemark[] =>
  all.flatMap(({ line, otherSheet }) =>
    otherSheet
      ? [
          {
            line,
            ref: "",
            heading: "",
            field: "",
            value: otherSheet.name,
            code: "other_sheet",
            about: String(otherSheet.rows),
          } as const,
        ]
      : [],
  );

const otherPartsOf = (others: readonly OtherPart[], rows: readonly Row[], refAt: number): RowRemark[] =>
  others.flatMap((one) => {
    const row = rows.find(({ line }) => line === one.line);
    const ref = row?.cells[refAt]?.text ?? "";
    return row ? [{ ...one, ref, field: "", code: "other_part" } as const] : [];
  });

const sheetName = ({ sheet }: Row): Row => ({ line: 0, cells: [{ text: sheet ?? "" }] });

/** For the purposes and for the type, the nearest title that names them counts. */
const mergedTitles = (titles: readonly Titled[]): Titled => ({
  purposes: titles.findLast(({ purposes }) => purposes.length > 0)?.purposes ?? [],
  type: titles.findLast(({ type }) => type !== undefined)?.type,
});

const NO_SHEET: ReadSheet = {
  headerLine: 0,
  columns: [],
  stops: [{ code: "no_rows" }],
  lines: [],
  faults: [],
  remarks: [],
  total: 0,
};

/** The meaning of a sheet of properties or clients: every non-empty cell is understood or reported. */
export const readRows = (fields: readonly Field[], all: readonly Row[], maps: Maps = NO_MAPS): ReadSheet => {
  const rows = all.filter(({ otherSheet }) => otherSheet === undefined);
  const at = headerOf(fields, rows, maps);
  const lowest = rows[at];
  if (!lowest) return NO_SHEET;
  const whole = filledDown(rows.slice(at + 1));
  const above = groupsIn(rows[at - 1]);
  const written = mergedDown(lowest, above);
  const { header, rows: below, others } = splitCombinedColumns(fields, written, whole, maps);
  const columns = columnsOf({ fields, header, above, rows: below, maps });
  const code = columns.find(({ field }) => field?.name === "externalRef");
  const refAt = code?.at ?? -1;
  const again = below.filter((row) => isRepeatedHeader(fields, row));
  const sums = below.filter(
    (row) => !again.includes(row) && !isReachable(row, columns) && isSummary(row, refAt),
  );
  const own = below.filter((row) => !again.includes(row) && !sums.includes(row));
  const reader = new SheetReader(code?.heading ?? "");
  const isClients = fieldNamed(fields, "phones") !== undefined;
  const titleOf = titlesOf(columns, isClients);
  const titles = [sheetName(lowest), ...rows.slice(0, at)].filter((row) => saysMore(titleOf(row)));
  let titled = mergedTitles(titles.map(titleOf));
  const known = { columns, styles: stylesOf(columns, own), maps };
  const lines = new Set(own.map(({ line }) => line));
  const wide = shiftedOf(
    written,
    whole.filter(({ line }) => lines.has(line)),
  );
  const shifted = new Set([...wide].map(({ line }) => line));
  for (const row of own)
    if (isTitle(row, columns)) {
      reader.title(row, titleOf(row));
      titled = mergedTitles([titleOf(sheetName(lowest)), titleOf(row)]);
    } else if (shifted.has(row.line)) reader.shifted(row, refAt);
    else if (isStruckRow(row, refAt))
      reader.struck(row, (one) => readLine(known, one, titled), row.cells[refAt]?.text ?? "");
    else reader.take(readLine(known, row, titled));
  return {
    headerLine: header.line,
    columns,
    stops: stopsOf(columns, own, maps, isClients),
    lines: reader.lines,
    faults: reader.faults,
    remarks: [
      ...otherSheetsOf(all),
      ...titles.flatMap((row) => titleRemarks(row, titleOf(row))),
      ...rows
        .slice(0, at)
        .filter((row) => !titles.includes(row))
        .map((row) => wholeRow(row, "above_headings")),
      ...again.map((row) => wholeRow(row, "repeated_header")),
      ...sums.map((row) => wholeRow(row, "summary_row")),
      ...hiddenIn(header, columns, own),
      ...otherPartsOf(others, own, refAt),
      ...reader.remarks,
    ].sort((one, other) => one.line - other.line),
    total: own.filter((row) => !isTitle(row, columns)).length,
  };
};

/**
 * The rows of a file, for `readRows`.
 * @param sheet the name of the sheet that is read; without it the first that has headings
 * @throws UnreadableSheet
 */
export const rowsFor = (
  fields: readonly Field[],
  bytes: Uint8Array,
  sheet?: string,
): Promise<readonly Row[]> =>
  rowsOf(bytes, {
    known: (rows) => Math.max(0, ...rows.slice(0, 20).map((row) => knownHeadings(fields, row))),
    sheet,
  });

/** As `readRows`, for a file. @throws UnreadableSheet */
export const readSheet = async (
  fields: readonly Field[],
  bytes: Uint8Array,
  maps?: Maps,
  sheet?: string,
): Promise<ReadSheet> => readRows(fields, await rowsFor(fields, bytes, sheet), maps);
