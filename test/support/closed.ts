import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";

/** While `use` runs, nobody writes rows of the account, as during its restore. */
export const whileClosed = async <T>(accountId: string, use: () => Promise<T>): Promise<T> => {
  await run(env.DB, [
    sql(
      "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, 'a-restore', 'FROZEN', 'DB')",
      accountId,
    ),
  ]);
  try {
    return await use();
  } finally {
    await run(env.DB, [sql("DELETE FROM moving WHERE account_id = ?", accountId)]);
  }
};
