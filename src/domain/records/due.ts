import type { WriteContext } from "../../call-context.ts";
import { type ByAccount, type Span, scanAccounts } from "../../db/account-scan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import type { Table } from "../../db/table.ts";

/** An object, of any account, that a sweep must change. */
export interface Due {
  readonly accountId: string;
  readonly id: string;
}

/** The due objects of accounts. Its own parameters begin with ?3. */
export interface DueObjects extends Omit<ByAccount, "own"> {
  own(account: string, limit: number): string;
  /** The most accounts in one scan, where each costs many seeks. */
  readonly accountsPerScan?: number;
}

/** Rows of a table that are due by a time. */
interface DueRows {
  /** A table and its index, which begins with `account` and `since`. */
  readonly from: string;
  /** The condition of that index. */
  readonly where: string;
  readonly account?: string;
  readonly since: string;
  /** The latest time that is due, for an account. */
  until(account: string): string;
  readonly params: readonly unknown[];
}

/** Each account's due rows, the oldest first. */
export const dueRows = ({
  from,
  where,
  account = "account_id",
  since,
  until,
  params,
}: DueRows): DueObjects => ({
  next: (after) => `SELECT min(${account}) FROM ${from} WHERE ${where} AND ${account} > ${after}`,
  own: (id, limit) =>
    `SELECT id FROM ${from} WHERE ${where} AND ${account} = ${id} AND ${since} <= ${until(id)}
     ORDER BY ${since} LIMIT ${limit}`,
  params,
});

/** An account's due objects in one scan, unless a sweep takes more; the next scan has the rest. */
export const DUE_OF_ACCOUNT = 200;
const DUE_PER_SCAN = 2_000;
const ACCOUNTS_PER_SCAN = 1_000;

/** The due objects of the next accounts in a span that have any, up to `ofAccount` of each. */
export const readDue = async (
  db: Database,
  { own, accountsPerScan = ACCOUNTS_PER_SCAN, ...due }: DueObjects,
  { after, upTo }: Span,
  ofAccount = DUE_OF_ACCOUNT,
): Promise<Due[]> => {
  const objects = { ...due, own: (account: string) => own(account, ofAccount) };
  const size = { objects: DUE_PER_SCAN, accounts: Math.min(accountsPerScan, ACCOUNTS_PER_SCAN) };
  for (let at = after; ; ) {
    const { accounts, stoppedAt } = await scanAccounts(db, objects, { after: at, upTo }, size);
    const found = accounts.flatMap(({ accountId, ids }) => ids.map((id) => ({ accountId, id })));
    if (found.length > 0 || stoppedAt === null) return found;
    at = stoppedAt;
  }
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
