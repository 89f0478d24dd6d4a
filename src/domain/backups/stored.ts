import { MOVED_TABLES } from "../../db/moved-tables.ts";
import { type ExportPosition, exports } from "../../db/schema/exports.ts";
import { restores } from "../../db/schema/restores.ts";
import { type Database, type Meter, run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { newId } from "../../lib/id.ts";

export type Export = typeof exports.$inferSelect;
export type Restore = typeof restores.$inferSelect;

/** The position of an export that has read nothing yet. */
export const FIRST: ExportPosition = {
  sequence: null,
  round: 0,
  roundBegan: 0,
  since: 0,
  unit: 0,
  after: null,
  found: false,
};

/** The export of an account, not yet begun. */
export const newExport = (accountId: string, shard: string, now: number): Export => ({
  id: newId("export"),
  accountId,
  shard,
  state: "RUNNING",
  migration: "",
  position: FIRST,
  parts: [],
  turnsSinceSuccess: 0,
  failure: null,
  begunAt: now,
  dueAt: now,
  doneAt: null,
});

export const exportTable = tableOf(exports);
export const restoreTable = tableOf(restores);

/** Tables without an index by account: their rows belong to rows of the other tables. */
const NOT_BY_ACCOUNT: readonly string[] = ["interactions", "batch_items", "radar_windows"];
const FOUND_BY_ACCOUNT = Object.keys(MOVED_TABLES).filter((table) => !NOT_BY_ACCOUNT.includes(table));

/** Whether an account has rows in a database. */
export const holdsRows = async (db: Database, accountId: string, meter: Meter): Promise<boolean> => {
  const conditions = FOUND_BY_ACCOUNT.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE account_id = ?1)`);
  const [rows = []] = await run(db, [sql(`SELECT ${conditions.join(" OR ")} AS holds`, accountId)], meter);
  return rows[0]!.holds === 1;
};

/** A complete export by its id; null if the account has none. */
export const findExport = async (
  directory: Database,
  { accountId, exportId }: Pick<Restore, "accountId" | "exportId">,
  meter: Meter,
): Promise<Export | null> => {
  const statement = sql(
    `SELECT ${exportTable.columns} FROM exports WHERE id = ? AND account_id = ? AND state = 'DONE'`,
    exportId,
    accountId,
  );
  return exportTable.first((await run(directory, [statement], meter))[0]);
};

export const rowCount = ({ parts }: Pick<Export, "parts">): number =>
  parts.flatMap(({ rows }) => Object.values(rows)).reduce((sum, count) => sum + count, 0);
