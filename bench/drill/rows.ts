import { MOVED_TABLES, type MovedTable } from "../../src/db/moved-tables.ts";
import type { Row } from "../../src/db/statement.ts";
import { brokenIn } from "../../test/support/invariants/checks.ts";
import { loadStored } from "../soak/stores.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";

/** The accounts' database, which is not the directory's. */
export const SHARD = "DB_S1";

export type Stored = ReadonlyMap<string, string>;

const TABLES = Object.keys(MOVED_TABLES) as MovedTable[];

/** A row's name and contents; the row's number belongs to its database. */
const entryOf = (table: MovedTable, { seq: _, place_given: __, ...row }: Row): [string, string] => [
  [table, row.account_id, ...MOVED_TABLES[table].map((column) => row[column])].join(" "),
  JSON.stringify(row),
];

/** Every row of the accounts in a database, by table and key. */
export const rowsOf = async (runtime: Runtime, ids: readonly string[], shard = SHARD): Promise<Stored> => {
  const among = JSON.stringify(ids);
  const lists = await runSql(
    runtime,
    TABLES.map((table) => ({
      sql: `SELECT * FROM ${table} WHERE account_id IN (SELECT value FROM json_each(?))`,
      params: [among],
    })),
    shard,
  );
  return new Map(lists.flatMap((rows, at) => rows.map((row) => entryOf(TABLES[at]!, row))));
};

/** The rows that wait to leave a database. */
export const waiting = async (runtime: Runtime): Promise<number> => {
  const counted = { sql: "SELECT count(*) AS n FROM outbox", params: [] };
  const found = await Promise.all(["DB", SHARD].map((binding) => runSql(runtime, [counted], binding)));
  return found.reduce((sum, [rows]) => sum + (rows![0]!.n as number), 0);
};

/** The sums of money, which are in the directory. */
export const ledgerOf = async (runtime: Runtime): Promise<string> => {
  const [rows] = await runSql(runtime, [
    {
      sql: `SELECT account_id, count(*), sum(amount_cents), (SELECT balance_cents FROM captacao_desks AS d
              WHERE d.account_id = l.account_id) AS balance
            FROM captacao_ledger AS l GROUP BY account_id ORDER BY account_id`,
      params: [],
    },
  ]);
  return JSON.stringify(rows);
};

/** A database's audit log of its accounts: it is lost with the database. */
export const auditOf = async (runtime: Runtime): Promise<readonly Row[]> => {
  const [rows = []] = await runSql(
    runtime,
    [{ sql: "SELECT account_id, action, subject FROM audit", params: [] }],
    SHARD,
  );
  return rows;
};

/** Checks what must always be true of an account. @param audit the lost audit log @returns what is wrong */
export const brokenInvariants = async (
  runtime: Runtime,
  accountId: string,
  audit: readonly Row[],
): Promise<string[]> => {
  const stored = await loadStored(runtime, accountId);
  const ofAccount = audit.filter((row) => row.account_id === accountId);
  return brokenIn({ ...stored, auditRows: [...stored.auditRows, ...ofAccount] });
};
