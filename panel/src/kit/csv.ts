import type { PanelContext } from "../context.ts";

/** A spreadsheet would take text that begins with these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? "");
  const isFormula = typeof value === "string" && FORMULA.test(value);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

type Rows = readonly (readonly (string | number | null)[])[];

/** CSV as in RFC 4180. The byte order mark makes spreadsheets read it as UTF-8. */
const csvOf = (rows: Rows): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;

/** Answers with a CSV file. The first row has the names of the columns. */
export const sendCsv = (c: PanelContext, name: string, rows: Rows) =>
  c.body(csvOf(rows), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
