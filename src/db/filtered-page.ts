import { refuseCursor } from "../errors/refusal.ts";
import type { Position } from "../lib/cursor.ts";
import { foldedWords } from "../lib/text.ts";
import { type Leg, type Page, PLACE, pageOf, pageStatement } from "./page.ts";
import { type Condition, searchedPageOf, searchStatement } from "./searched-page.ts";
import { type Database, type Meter, run, type Statement } from "./statement.ts";

export type Equalities = Leg["equals"];

const equal = ([column, value]: readonly [string, string | number]): Condition => ({
  columns: [column],
  sql: `${column} = ?`,
  params: [value],
});

export const atLeast = (column: string, value: number): Condition => ({
  columns: [column],
  sql: `${column} >= ?`,
  params: [value],
});

export const between = (column: string, least: number, most: number): Condition => ({
  columns: [column],
  sql: `${column} BETWEEN ? AND ?`,
  params: [least, most],
});

export const anyOf = (conditions: readonly Condition[]): Condition => ({
  columns: conditions.flatMap(({ columns }) => columns),
  sql: `(${conditions.map((condition) => condition.sql).join(" OR ")})`,
  params: conditions.flatMap(({ params }) => params),
});

export const has = (column: string, text: string): Condition => ({
  columns: [column],
  sql: `instr(${column}, ?) > 0`,
  params: [text],
});

/** The words of a query that are looked for; further ones are ignored. */
const MAX_WORDS = 12;

/** Each word of a query must begin a word of the row; null if the query has no words, and so finds nothing. */
export const wordConditions = (query: string): Condition[] | null => {
  const words = foldedWords([query]).slice(0, MAX_WORDS);
  return words.length === 0 ? null : words.map((word) => has("words", ` ${word}`));
};

export const oneOf = (column: string, values: readonly string[]): Condition => ({
  columns: [column],
  sql: `${column} IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(values)],
});

export const noneOf = (column: string, values: readonly string[]): Condition => ({
  columns: [column],
  sql: `${column} NOT IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(values)],
});

export interface FilteredPageRequest {
  readonly table: string;
  readonly columns: string;
  /** Index ranges, each of which is in the order of the list; all indexes have the same columns. */
  readonly legs: readonly Leg[];
  /** The whole filter: the search checks the equalities that the legs do not. */
  readonly wanted: Equalities;
  /** Further conditions of the filter, on columns that the indexes have. */
  readonly conditions?: readonly Condition[];
  /** The words that a query looks for. */
  readonly words?: readonly Condition[];
  /** Selects the `seq` of the row that a query names exactly: it leads the first page if it passes the filter. */
  readonly leader?: Statement | undefined;
  /** The order without updatedSince: `place` by default. */
  readonly newest?: "place" | "created_at";
  /** The order with updatedSince: `updated_at` by default. */
  readonly changes?: "updated_at" | "change";
  readonly updatedSince: number | undefined;
  /** Another order, in which updatedSince is only a condition. */
  readonly order?: "score" | "price" | undefined;
  readonly after: Position | null;
  readonly limit: number;
  /** Wraps the statement to add columns, in the same order. */
  readonly around?: (rows: Statement, order: readonly string[]) => Statement;
}

interface SearchPorts {
  readonly db: Database;
  readonly meter: Meter;
  readonly maxEntries?: number | undefined;
}

/**
 * A page of a list, newest first; with updatedSince, latest change first.
 * @throws Refusal invalid_cursor for a position of the other order
 */
export const readFilteredPage = async (
  { db, meter, maxEntries }: SearchPorts,
  {
    newest = "place",
    changes = "updated_at",
    updatedSince,
    columns,
    order: givenOrder,
    ...request
  }: FilteredPageRequest,
): Promise<Page> => {
  const { wanted, conditions = [], words = [], leader, ...others } = request;
  const { around = (rows: Statement) => rows, ...rest } = others;
  const order = givenOrder ?? (updatedSince === undefined ? newest : changes);
  if (rest.after && rest.after.length !== PLACE[order].length) throw refuseCursor();
  const selected = new Set(columns.split(", "));
  const selectedColumns = [columns, ...PLACE[order].filter((column) => !selected.has(column))].join(", ");
  const since = givenOrder === undefined ? (updatedSince ?? null) : null;
  const page = { ...rest, columns: selectedColumns, order, since };
  const served = page.legs[0]!.equals;
  const left = Object.entries(wanted).filter(([column]) => !(column in served));
  const filter = [...left.map(equal), ...conditions];
  if (filter.length === 0 && words.length === 0) {
    const [rows = []] = await run(db, [around(pageStatement(page), PLACE[order])], meter);
    return pageOf(page, rows);
  }
  const search = {
    ...page,
    maxEntries,
    conditions: [...filter, ...words],
    leader: leader && order === "place" ? { statement: leader, conditions: filter } : undefined,
  };
  const [rows = []] = await run(db, [around(searchStatement(search), PLACE[order])], meter);
  return searchedPageOf(search, rows);
};
