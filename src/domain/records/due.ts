import type { WriteContext } from "../../call-context.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import type { Table } from "../../db/table.ts";

/** An object, of any account, that a sweep is to change. */
export interface Due {
  readonly accountId: string;
  readonly id: string;
}

/** Which objects are due: a table with the index that knows them, and its condition. */
export interface DueObjects {
  readonly from: string;
  readonly where: string;
  readonly params: readonly unknown[];
}

/** Accounts by their ids: behind one, up to another. */
export interface Span {
  readonly after: string;
  readonly upTo: string;
}

/** Of one account in one look: the next look has more of it. */
export const DUE_OF_ACCOUNT = 200;
const DUE_OF_LOOK = 2_000;
/** However much is due, sorting it stays cheap; more than a look takes can only be of accounts with much. */
const DUE_SORTED = 20_000;

/**
 * What is due in a span, in the order of the accounts, up to DUE_OF_ACCOUNT of each. An account that would be cut short
 * is left out.
 */
export const readDue = async (
  db: Database,
  { from, where, params }: DueObjects,
  { after, upTo }: Span,
): Promise<Due[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id, id FROM (
         SELECT account_id, id, row_number() OVER (PARTITION BY account_id ORDER BY seq) AS place FROM (
           SELECT account_id, id, seq FROM ${from} WHERE ${where} AND account_id > ? AND account_id <= ?
           ORDER BY account_id, seq LIMIT ${DUE_SORTED}))
       WHERE place <= ${DUE_OF_ACCOUNT} ORDER BY account_id, place LIMIT ${DUE_OF_LOOK}`,
      ...params,
      after,
      upTo,
    ),
  ]);
  const due = rows.map((row) => ({ accountId: row.account_id as string, id: row.id as string }));
  if (due.length < DUE_OF_LOOK) return due;
  const last = due.at(-1)!.accountId;
  return due.filter(({ accountId }) => accountId !== last);
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
