import type { WriteContext } from "../../call-context.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import type { Table } from "../../db/table.ts";

/** An object, of any account, that a sweep is to change. */
export interface Due {
  readonly accountId: string;
  readonly id: string;
}

export const DUE_COLUMNS = "account_id, id";

export const decodeDue = (row: Row): Due => ({ accountId: row.account_id as string, id: row.id as string });

export const readDue = async (db: Database, statement: Statement): Promise<Due[]> => {
  const [rows = []] = await run(db, [statement]);
  return rows.map(decodeDue);
};

/** Several objects of one account as they stand now; what is gone is left out. */
export const readRecords = async <T extends Record<string, unknown>>(
  { db, accountId, meter }: Pick<WriteContext, "db" | "accountId" | "meter">,
  table: Table<T>,
  ids: readonly string[],
): Promise<T[]> => {
  const statement = sql(
    `SELECT ${table.columns} FROM ${table.name}
     WHERE account_id = ? AND id IN (SELECT value FROM json_each(?)) ORDER BY seq`,
    accountId,
    JSON.stringify(ids),
  );
  const [rows = []] = await run(db, [statement], meter);
  return rows.map(table.decode);
};
