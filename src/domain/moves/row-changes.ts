import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { type Key, keyOf, parentOf } from "./row-pages.ts";

/** A row that has changed since the copy began, as its trigger notes it. */
export interface RowChange {
  readonly n: number;
  readonly tbl: MovedTable;
  readonly key: string;
}

/** Before any note. */
export const NO_CHANGE = Number.MIN_SAFE_INTEGER;

export const readRowChanges = async (
  from: Database,
  accountId: string,
  limit: number,
  after = NO_CHANGE,
): Promise<RowChange[]> => {
  const [rows] = await run(from, [
    sql(
      "SELECT n, tbl, key FROM move_changes WHERE account_id = ? AND n > ? ORDER BY n LIMIT ?",
      accountId,
      after,
      limit,
    ),
  ]);
  return rows as unknown as RowChange[];
};

const changedKeys = (accountId: string, table: MovedTable): Statement =>
  sql("SELECT DISTINCT key FROM move_changes WHERE account_id = ? AND tbl = ?", accountId, table);

const nameOf = (key: Key): string => JSON.stringify(key);

/** Whether each of these rows, or its parent, is noted as changed. */
export const haveChanged = async (
  from: Database,
  accountId: string,
  table: MovedTable,
  rows: readonly Row[],
): Promise<boolean> => {
  const parent = parentOf(table);
  const [own = [], parents = []] = await run(from, [
    changedKeys(accountId, table),
    ...(parent ? [changedKeys(accountId, parent.table)] : []),
  ]);
  const named = (noted: readonly Row[]) =>
    new Set(noted.map(({ key }) => nameOf(JSON.parse(key as string) as Key)));
  const ownNames = named(own);
  const parentNames = named(parents);
  const isNoted = (row: Row): boolean =>
    ownNames.has(nameOf(keyOf(table, row))) ||
    (parent !== undefined && parentNames.has(nameOf([row[parent.column] as string])));
  return rows.every(isNoted);
};
