/** A row of cells; the caller has formatted the numbers. */
export type Cells = readonly string[];

const widthsOf = (rows: readonly Cells[]): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));

/** For a terminal: the first column is text, the others are right-aligned. */
export const plainTable = (head: Cells, rows: readonly Cells[]): string => {
  const widths = widthsOf([head, ...rows]);
  const line = (row: Cells): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join("  ");
  return [head, ...rows].map((row) => `  ${line(row)}`).join("\n");
};

/** @param of the subject of the other columns */
export const markdownTable = (
  head: Cells,
  rows: readonly Cells[],
  of: "numbers" | "words" = "numbers",
): string => {
  const line = (row: Cells): string => `| ${row.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 || of === "words" ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
};
