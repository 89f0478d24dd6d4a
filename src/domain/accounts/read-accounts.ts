import { type Database, run, sql } from "../../db/statement.ts";
import { type Account, accountTable } from "./account.ts";

/** Several accounts by their ids, in one round trip; those that are not there are missing. */
export const readAccounts = async (
  directory: Database,
  accountIds: readonly string[],
): Promise<Map<string, Account>> => {
  const text = `SELECT ${accountTable.columns} FROM accounts WHERE id IN (SELECT value FROM json_each(?))`;
  const [rows = []] = await run(directory, [sql(text, JSON.stringify(accountIds))]);
  return new Map(rows.map(accountTable.decode).map((account) => [account.id, account]));
};
