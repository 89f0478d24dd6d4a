import type { WriteContext } from "../../call-context.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import type { Table } from "../../db/table.ts";

/** An object, of any account, that a sweep must change. */
export interface Due {
  readonly accountId: string;
  readonly id: string;
}

/** The due objects: a table, its index and its condition. */
export interface DueObjects {
  readonly from: string;
  readonly where: string;
  readonly params: readonly unknown[];
}

/** Accounts by their ids: after one, up to another. */
export interface Span {
  readonly after: string;
  readonly upTo: string;
}

/** An account's due objects in one look, unless a sweep takes more; the next look has the rest. */
export const DUE_OF_ACCOUNT = 200;
const DUE_OF_LOOK = 2_000;
/** A limit that keeps sorting cheap, though all that is due is read; only accounts with very much can exceed it. */
const DUE_SORTED = 20_000;

/**
 * What is due in a span, in the order of the accounts, up to `ofAccount` of each. An account that DUE_OF_LOOK would cut
 * short is left out; one that DUE_SORTED cuts short gets a shorter turn.
 */
export const readDue = async (
  db: Database,
  { from, where, params }: DueObjects,
  { after, upTo }: Span,
  ofAccount = DUE_OF_ACCOUNT,
): Promise<Due[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id, id FROM (
         SELECT account_id, id, row_number() OVER (PARTITION BY account_id ORDER BY seq) AS place FROM (
           SELECT account_id, id, seq FROM ${from} WHERE ${where} AND account_id > ? AND account_id <= ?
           ORDER BY account_id, seq LIMIT ${DUE_SORTED}))
       WHERE place <= ${ofAccount} ORDER BY account_id, place LIMIT ${DUE_OF_LOOK}`,
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

/** The current rows of several objects of one account, found by id alone; removed ones are left out. */
export const readRecords = async <T extends Record<string, unknown>>(
  { db, accountId, meter }: Pick<WriteContext, "db" | "accountId" | "meter">,
  table: Table<T>,
  ids: readonly string[],
): Promise<T[]> => {
  const statement = sql(
    `SELECT ${table.columns} FROM ${table.name}
     WHERE +account_id = ? AND id IN (SELECT value FROM json_each(?)) ORDER BY seq`,
    accountId,
    JSON.stringify(ids),
  );
  const [rows = []] = await run(db, [statement], meter);
  return rows.map(table.decode);
};
