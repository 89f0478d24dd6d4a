import { sql } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { type Database, type Row, run, type Statement } from "../../db/statement.ts";
import { type Account, accountTable } from "./account.ts";

const byIds = prepared<"ids">((name) =>
  read
    .select()
    .from(accounts)
    .where(sql`${accounts.id} IN (SELECT value FROM json_each(${name("ids")}))`),
);

export const accountsQuery = (accountIds: readonly string[]): Statement =>
  byIds({ ids: JSON.stringify(accountIds) });

/** Keyed by id. */
export const accountsIn = (rows: readonly Row[]): Map<string, Account> =>
  new Map(rows.map(accountTable.decode).map((account) => [account.id, account]));

/** Several accounts by their ids, in one round trip; unknown ids are missing. */
export const readAccounts = async (
  directory: Database,
  accountIds: readonly string[],
): Promise<Map<string, Account>> => {
  const [rows = []] = await run(directory, [accountsQuery(accountIds)]);
  return accountsIn(rows);
};
