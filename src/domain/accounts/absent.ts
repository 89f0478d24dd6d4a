import { type Database, type Meter, type Row, run, type Statement, sql } from "../../db/statement.ts";

/**
 * Accounts whose rows are missing from their database, in whole or in part: the database was lost, or they are being
 * restored. Every account has a portfolio row from the start.
 */
const absentAmong = (accountIds: readonly string[]): Statement =>
  sql(
    `SELECT value AS id FROM json_each(?) AS one
     WHERE NOT EXISTS (SELECT 1 FROM portfolios WHERE account_id = one.value)
       OR EXISTS (SELECT 1 FROM moving WHERE account_id = one.value AND state = 'FROZEN')`,
    JSON.stringify([...new Set(accountIds)]),
  );

/** The rows of the statements, and the accounts whose rows are missing, read in one transaction. */
export const readWithAbsent = async (
  db: Database,
  accountIds: readonly string[],
  statements: readonly Statement[],
  meter?: Meter,
): Promise<{ readonly lists: Row[][]; readonly absent: ReadonlySet<string> }> => {
  const [absent = [], ...lists] = await run(db, [absentAmong(accountIds), ...statements], meter);
  return { lists, absent: new Set(absent.map(({ id }) => id as string)) };
};
