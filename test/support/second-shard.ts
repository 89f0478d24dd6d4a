import { env } from "cloudflare:workers";
import { type Row, run, sql } from "../../src/db/statement.ts";
import type { TestAccount } from "./api.ts";
import { DATABASES } from "./two-shards.ts";

const copyRows = async (table: string, rows: readonly Row[]): Promise<void> => {
  for (const { seq: _, ...row } of rows) {
    const names = Object.keys(row);
    const text = `INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
    await run(DATABASES.DB_S1, [sql(text, ...Object.values(row))]);
  }
};

/** Carries an account, and what it has of a pair, to the second shard, as if it had been written there. */
export const carry = async (
  { propertyId, leadId }: { readonly propertyId: string; readonly leadId: string },
  { accountId }: Pick<TestAccount, "accountId">,
): Promise<void> => {
  await run(env.DB, [sql("UPDATE accounts SET shard = 'DB_S1' WHERE id = ?", accountId)]);
  for (const table of ["properties", "leads", "matches", "team_members"]) {
    const [rows = []] = await run(env.DB, [sql(`SELECT * FROM ${table} WHERE account_id = ?`, accountId)]);
    await copyRows(table, rows);
    await run(env.DB, [sql(`DELETE FROM ${table} WHERE account_id = ?`, accountId)]);
  }
  const cards = sql("SELECT * FROM radar_cards WHERE id IN (?, ?)", propertyId, leadId);
  await copyRows("radar_cards", (await run(env.DB, [cards]))[0]!);
};
