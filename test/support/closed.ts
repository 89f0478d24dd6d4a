import { query } from "./query.ts";

/** While `use` runs, nobody writes rows of the account, as during its restore. */
export const whileClosed = async <T>(accountId: string, use: () => Promise<T>): Promise<T> => {
  await query`INSERT INTO moving (account_id, move_id, state, to_shard)
    VALUES (${accountId}, 'a-restore', 'FROZEN', 'DB')`;
  try {
    return await use();
  } finally {
    await query`DELETE FROM moving WHERE account_id = ${accountId}`;
  }
};
