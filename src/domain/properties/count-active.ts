import type { ReadContext } from "../../call-context.ts";
import { run, sql } from "../../db/statement.ts";

/** How many properties of the account are ACTIVE, as its counter stands now: one row. */
export const countActive = async ({ accountId, db, meter }: ReadContext): Promise<number> => {
  const statement = sql("SELECT active FROM portfolios WHERE account_id = ?", accountId);
  const [rows] = await run(db, [statement], meter);
  return (rows?.[0]?.active as number | undefined) ?? 0;
};
