import type { Cell, Row } from "../../../src/intake/sheets/cell.ts";
import { knownHeadings } from "../../../src/intake/sheets/columns.ts";
import { csvRows } from "../../../src/intake/sheets/csv.ts";
import type { Line } from "../../../src/intake/sheets/line.ts";
import { faultGroups, type Group, remarkGroups } from "../../../src/intake/sheets/preview.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readRows } from "../../../src/intake/sheets/read-sheet.ts";
import { fill, STOP_SENTENCES } from "../../../src/intake/sheets/sentences.ts";
import type { Stop } from "../../../src/intake/sheets/stops.ts";

const LANGUAGE = "pt-BR";

/** A row as the reader passes it on to the node that looks up the property. */
export interface RowRead {
  readonly ref: string;
  readonly line: Line;
}

export interface SheetRead {
  readonly rows: readonly RowRead[];
  /** Messages for a person: what is not written, or not as it was sent. */
  readonly told: readonly string[];
}

const cellOf = (value: unknown): Cell => {
  if (typeof value === "number") return { text: String(value), number: value };
  if (typeof value === "boolean") return { text: value ? "sim" : "não" };
  return { text: String(value ?? "").trim() };
};

/** The position of a row in its sheet, which n8n's node puts beside its cells. */
const POSITION = "row_number";

/** Converts rows as spreadsheet nodes return them: an object by heading. */
const fromItems = (items: readonly Readonly<Record<string, unknown>>[]): Row[] => {
  const headings = [...new Set(items.flatMap((item) => Object.keys(item)))].filter((one) => one !== POSITION);
  const rows = items.map((item, at): Row => {
    const line = Number(item[POSITION] ?? at + 2);
    return { line, cells: headings.map((heading) => cellOf(item[heading])) };
  });
  return [{ line: 1, cells: headings.map((text) => ({ text })) }, ...rows];
};

const groupText = ({ heading, value, reason, lines }: Group): string =>
  `${[heading, value === "" ? "" : `“${value}”`, reason].filter(Boolean).join(" ")} (${lines.join(", ")})`;

const HOW = "mude a planilha";

const stopTexts = (stop: Stop): string[] => {
  const sentence = STOP_SENTENCES[stop.code];
  if (stop.code === "unknown_states")
    return stop.states.map((state) => fill(sentence, LANGUAGE, { ...state, how: HOW }));
  if (stop.code === "repeated_columns")
    return stop.repeated.map(({ field, headings }) =>
      fill(sentence, LANGUAGE, { field: field.title[LANGUAGE], headings: headings.join(", "), how: HOW }),
    );
  const headings = "headings" in stop ? stop.headings.join(", ") : "";
  return [fill(sentence, LANGUAGE, { headings, maybe: "", how: HOW })];
};

/** The part of a column that the later node needs. */
const slim = (line: Line): Line => ({
  ...line,
  shown: line.shown.map((cell) => ({
    ...cell,
    column: { ...cell.column, field: cell.column.field && { ...cell.column.field, headings: [] } },
  })),
});

/** Reads a sheet of properties by the import's rules. @param sheet its rows as items, or the text of a CSV file */
export const read = (sheet: string | readonly Readonly<Record<string, unknown>>[]): SheetRead => {
  const known = (rows: readonly Row[]): number =>
    Math.max(0, ...rows.slice(0, 20).map((row) => knownHeadings(PROPERTY_FIELDS, row)));
  const rows = typeof sheet === "string" ? csvRows(sheet.replace(/^\ufeff/, ""), known) : fromItems(sheet);
  const { stops, lines, faults, remarks } = readRows(PROPERTY_FIELDS, rows);
  const groups = [...faultGroups(faults, LANGUAGE), ...remarkGroups(remarks, LANGUAGE)];
  return {
    rows: stops.length > 0 ? [] : lines.map((line) => ({ ref: line.ref, line: slim(line) })),
    told: [...stops.flatMap(stopTexts), ...groups.map(groupText)],
  };
};
