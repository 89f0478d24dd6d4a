import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import type { Key } from "./walk.ts";

/** A row that has changed since the copy began, as its trigger notes it. */
export interface Note {
  readonly n: number;
  readonly tbl: MovedTable;
  readonly key: string;
}

export const readNotes = async (from: Database, accountId: string, most: number): Promise<Note[]> => {
  const [rows] = await run(from, [
    sql("SELECT n, tbl, key FROM move_changes WHERE account_id = ? LIMIT ?", accountId, most),
  ]);
  return rows as unknown as Note[];
};

const changedKeys = (accountId: string, table: MovedTable): Statement =>
  sql("SELECT DISTINCT key FROM move_changes WHERE account_id = ? AND tbl = ?", accountId, table);

/** Whether all these keys are noted as changed. */
export const areNoted = async (
  from: Database,
  accountId: string,
  table: MovedTable,
  keys: readonly Key[],
): Promise<boolean> => {
  const [rows] = await run(from, [changedKeys(accountId, table)]);
  const noted = new Set(rows!.map(({ key }) => JSON.stringify(JSON.parse(key as string))));
  return keys.every((key) => noted.has(JSON.stringify(key)));
};
