import { refuseCursor } from "../errors/refusal.ts";
import type { Position } from "../lib/cursor.ts";
import { type Row, type Statement, sql } from "./statement.ts";

/** A list that is merged of legs: each is a range of one index, in the order of the list. */
export interface MergedList {
  readonly table: string;
  readonly index: string;
  /** The condition of a partial index, as declared. */
  readonly within?: string;
  /** Equalities of each leg, which the index begins with. */
  readonly legs: readonly Readonly<Record<string, string>>[];
  /** Descending: the columns that follow them in the index, and tell every row from every other. */
  readonly place: readonly string[];
}

/** D1 takes a compound of five terms at the most; several of them are merged all the same. */
const TERMS = 4;

const legSql = (
  { table, index, within, place }: MergedList,
  leg: MergedList["legs"][number],
  after: Position | null,
) => {
  const equal = Object.keys(leg).map((column) => `${column} = ?`);
  const beyond = after ? [`(${place.join(", ")}) < (${place.map(() => "?").join(", ")})`] : [];
  const conditions = [...equal, ...(within === undefined ? [] : [within]), ...beyond];
  return `SELECT * FROM ${table} INDEXED BY ${index} WHERE ${conditions.join(" AND ")}`;
};

const compound = (terms: readonly string[]): string => `SELECT * FROM (${terms.join(" UNION ALL ")})`;

/** Of few legs a page reads one row more, which tells whether it is the last; of many the next one tells, by its end. */
const rowsFor = ({ legs }: MergedList, limit: number): number => (legs.length > TERMS ? limit : limit + 1);

/**
 * The rows of a page, at most one beyond it. It reads a row for each, and one for each leg, at any size of the table.
 * @throws Refusal invalid_cursor for a position of another order
 */
export const mergedPage = (list: MergedList, limit: number, after: Position | null): Statement => {
  if (after && after.length !== list.place.length) throw refuseCursor();
  const terms = list.legs.map((leg) => legSql(list, leg, after));
  const groups: string[] = [];
  for (let at = 0; at < terms.length; at += TERMS) groups.push(compound(terms.slice(at, at + TERMS)));
  return sql(
    `${compound(groups)} ORDER BY ${list.place.map((column) => `${column} DESC`).join(", ")} LIMIT ?`,
    ...list.legs.flatMap((leg) => [...Object.values(leg), ...(after ?? [])]),
    rowsFor(list, limit),
  );
};

/** Where the next page starts; null at the end. */
export const nextPlace = (list: MergedList, rows: readonly Row[], limit: number): Position | null =>
  rows.length < rowsFor(list, limit)
    ? null
    : list.place.map((column) => rows[limit - 1]![column] as string | number);
