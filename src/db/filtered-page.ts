import { refuseCursor } from "../errors/refusal.ts";
import type { Position } from "../lib/cursor.ts";
import { type Page, pageOf, pageStatement } from "./page.ts";
import { type Database, type Meter, run } from "./statement.ts";

export type Equalities = Readonly<Record<string, string | number>>;

/** A table whose lists are filtered: each index serves some columns behind the ones every leg names. */
export interface FilteredTable {
  readonly name: string;
  readonly columns: string;
  /** The first that fits the filter drives, the rest is checked; the last one serves nothing more. */
  readonly indexes: readonly { readonly name: string; readonly columns: readonly string[] }[];
  /** Index in the order of changes. */
  readonly byUpdate: string;
}

export interface FilteredPageRequest {
  /** Equalities of each leg: the account, and one value of what tells the trash from the rest. */
  readonly legs: readonly Equalities[];
  readonly wanted: Equalities;
  readonly updatedSince: number | undefined;
  readonly after: Position | null;
  readonly limit: number;
}

const split = (wanted: Equalities, columns: readonly string[]): [Equalities, Equalities] => {
  const served = Object.entries(wanted).filter(([column]) => columns.includes(column));
  const rest = Object.entries(wanted).filter(([column]) => !columns.includes(column));
  return [Object.fromEntries(served), Object.fromEntries(rest)];
};

const chooseIndex = (table: FilteredTable, { wanted, updatedSince }: FilteredPageRequest) =>
  updatedSince !== undefined
    ? { name: table.byUpdate, columns: [] }
    : table.indexes.find(({ columns }) => columns.every((column) => column in wanted))!;

/**
 * A page of a list, newest first; with updatedSince, latest change first.
 * @throws Refusal invalid_cursor for a position of the other order
 */
export const readFilteredPage = async (
  { db, meter }: { readonly db: Database; readonly meter: Meter },
  table: FilteredTable,
  request: FilteredPageRequest,
): Promise<Page> => {
  const { legs, wanted, updatedSince, after, limit } = request;
  if (after && after.length !== (updatedSince === undefined ? 1 : 2)) throw refuseCursor();
  const index = chooseIndex(table, request);
  const [served, residual] = split(wanted, index.columns);
  const page = {
    table: table.name,
    columns: table.columns,
    legs: legs.map((equals) => ({ index: index.name, equals: { ...equals, ...served } })),
    order: updatedSince === undefined ? ("seq" as const) : ("updated_at" as const),
    since: updatedSince ?? null,
    residual,
    after,
    limit,
  };
  const [rows = []] = await run(db, [pageStatement(page)], meter);
  return pageOf(page, rows);
};
