import { refuseCursor } from "../errors/refusal.ts";
import type { Position } from "../lib/cursor.ts";
import { compound, TERMS } from "./page.ts";
import { type Row, type Statement, sql } from "./statement.ts";

/** A list merged from legs, each a range of one index, in the order of the list. */
export interface MergedList {
  readonly table: string;
  /** All of them by default. */
  readonly columns?: string;
  readonly index: string;
  /** The condition of a partial index, as declared. */
  readonly within?: string;
  /** The equalities of each leg, on the first columns of the index. */
  readonly legs: readonly Readonly<Record<string, string>>[];
  /** The next columns of the index, which identify every row and order the list, descending. */
  readonly place: readonly string[];
}

const legSql = (
  { table, columns = "*", index, within, place }: MergedList,
  leg: MergedList["legs"][number],
  after: Position | null,
) => {
  const equal = Object.keys(leg).map((column) => `${column} = ?`);
  const beyond = after ? [`(${place.join(", ")}) < (${place.map(() => "?").join(", ")})`] : [];
  const conditions = [...equal, ...(within === undefined ? [] : [within]), ...beyond];
  return `SELECT ${columns} FROM ${table} INDEXED BY ${index} WHERE ${conditions.join(" AND ")}`;
};

/** With few legs a page reads one more row to see whether it is the last; with many, the last may turn out empty. */
const rowsFor = ({ legs }: MergedList, limit: number): number => (legs.length > TERMS ? limit : limit + 1);

/**
 * The rows of a page, and at most one more. However large the table is, it reads one row for each of these and one for
 * each leg.
 * @throws Refusal invalid_cursor for a position of another order
 */
export const mergedPage = (list: MergedList, limit: number, after: Position | null): Statement => {
  if (after && after.length !== list.place.length) throw refuseCursor();
  const terms = list.legs.map((leg) => legSql(list, leg, after));
  return sql(
    `SELECT * FROM (${compound(terms)}) ORDER BY ${list.place.map((column) => `${column} DESC`).join(", ")} LIMIT ?`,
    ...list.legs.flatMap((leg) => [...Object.values(leg), ...(after ?? [])]),
    rowsFor(list, limit),
  );
};

/** Where the next page starts; null at the end. */
export const nextPlace = (list: MergedList, rows: readonly Row[], limit: number): Position | null =>
  rows.length < rowsFor(list, limit)
    ? null
    : list.place.map((column) => rows[limit - 1]![column] as string | number);
