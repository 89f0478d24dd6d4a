import type { MovedTable } from "../../db/moved-tables.ts";
import type { Row } from "../../db/statement.ts";
import { copied, keyOf } from "./row-pages.ts";

/** Digits of a number that both databases are sure to read alike. */
const DIGITS = 15;

const rounded = (value: unknown): unknown =>
  typeof value === "number" && !Number.isInteger(value) ? value.toPrecision(DIGITS) : value;

const textOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(copied(row))
      .map(([column, value]) => [column, rounded(value)])
      .sort(),
  );

/** The rows that `others` lacks or has with other values. */
export const differing = (
  table: MovedTable,
  rows: readonly Row[],
  others: readonly Row[],
  shown: (row: Row) => string = textOf,
): Row[] => {
  const nameOf = (row: Row) => JSON.stringify(keyOf(table, row));
  const otherTexts = new Map(others.map((row) => [nameOf(row), shown(row)]));
  return rows.filter((row) => otherTexts.get(nameOf(row)) !== shown(row));
};
