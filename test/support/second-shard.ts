import { env } from "cloudflare:workers";
import { type Row, run, sql } from "../../src/db/statement.ts";
import type { TestAccount } from "./api.ts";
import { query } from "./query.ts";
import { DATABASES } from "./two-shards.ts";

/** The columns to insert: the database itself gives generated columns and places in the shard's order. */
const columnsOf = async (table: string): Promise<string[]> => {
  const columns = await query`SELECT name FROM pragma_table_info(${table})`;
  return columns.map(({ name }) => name as string).filter((name) => name !== "seq");
};

const copyRows = async (table: string, rows: readonly Row[]): Promise<void> => {
  const names = await columnsOf(table);
  for (const row of rows) {
    const text = `INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
    await run(DATABASES.DB_S1, [sql(text, ...names.map((name) => row[name]))]);
  }
};

/** Moves an account with its side of a match to the second shard, as if it had been written there. */
export const moveToSecondShard = async (
  { propertyId, leadId }: { readonly propertyId: string; readonly leadId: string },
  { accountId }: Pick<TestAccount, "accountId">,
): Promise<void> => {
  await query`UPDATE accounts SET shard = 'DB_S1' WHERE id = ${accountId}`;
  for (const table of ["portfolios", "properties", "leads", "matches", "team_members"]) {
    const rows = await query(`SELECT * FROM ${table} WHERE account_id = ?`, accountId);
    await copyRows(table, rows);
    await query(`DELETE FROM ${table} WHERE account_id = ?`, accountId);
  }
  const cards = sql("SELECT * FROM radar_cards WHERE id IN (?, ?)", propertyId, leadId);
  await copyRows("radar_cards", (await run(env.DB, [cards]))[0]!);
};
