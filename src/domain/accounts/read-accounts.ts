import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { type Account, accountTable } from "./account.ts";

export const accountsQuery = (accountIds: readonly string[]): Statement =>
  sql(
    `SELECT ${accountTable.columns} FROM accounts WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(accountIds),
  );

/** By their ids. */
export const accountsIn = (rows: readonly Row[]): Map<string, Account> =>
  new Map(rows.map(accountTable.decode).map((account) => [account.id, account]));

/** Several accounts by their ids, in one round trip; those that are not there are missing. */
export const readAccounts = async (
  directory: Database,
  accountIds: readonly string[],
): Promise<Map<string, Account>> => {
  const [rows = []] = await run(directory, [accountsQuery(accountIds)]);
  return accountsIn(rows);
};
