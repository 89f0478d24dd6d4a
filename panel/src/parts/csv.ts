/** A spreadsheet would take text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? "");
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Rows as RFC 4180 has them. The mark at the head tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
