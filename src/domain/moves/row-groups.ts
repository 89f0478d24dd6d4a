import type { MovedTable } from "../../db/moved-tables.ts";
import type { Statement } from "../../db/statement.ts";
import type { RowChange } from "./row-changes.ts";
import {
  CHILDREN,
  deletionByKey,
  deletionByParent,
  type Key,
  rowsByKey,
  rowsByParent,
  TABLES,
} from "./row-pages.ts";

/** Rows of a table that are deleted in the new database, and copied again from the old one. */
export interface RowGroup {
  readonly table: MovedTable;
  readonly read: Statement;
  readonly removal: Statement;
}

export const rowGroupsOf = (accountId: string, notes: readonly RowChange[]): RowGroup[] => {
  const keys = new Map(
    [...Map.groupBy(notes, ({ tbl }) => tbl)].map(([table, own]) => [
      table,
      [...new Set(own.map(({ key }) => key))].map((key) => JSON.parse(key) as Key),
    ]),
  );
  // Triggers keep counts in these.
  keys.set("feeds", [[]]);
  keys.set("portfolios", [[]]);
  return [...keys].flatMap(([table, own]) => [
    { table, read: rowsByKey(table, accountId, own), removal: deletionByKey(table, accountId, own) },
    ...(CHILDREN[table] ?? []).map(([child, column]) => {
      const ids = own.map(([id]) => id as string);
      return {
        table: child,
        read: rowsByParent(child, column, accountId, ids),
        removal: deletionByParent(child, column, accountId, ids),
      };
    }),
  ]);
};

export const inOrder = <T extends { readonly table: MovedTable }>(pieces: readonly T[]): T[] =>
  pieces.toSorted((a, b) => TABLES.indexOf(a.table) - TABLES.indexOf(b.table));

export const removalsOf = (pieces: readonly RowGroup[]): Statement[] =>
  pieces.toReversed().map(({ removal }) => removal);
