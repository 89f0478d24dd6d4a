import type { ReadContext } from "../../call-context.ts";
import { run, sql } from "../../db/statement.ts";

/** What an account has of that which is limited, as its counters stand now: one row. */
export interface Held {
  /** Properties that are ACTIVE. */
  readonly active: number;
  /** Clients outside the trash. */
  readonly clients: number;
}

export const countHeld = async ({ accountId, db, meter }: ReadContext): Promise<Held> => {
  const statement = sql("SELECT active, clients FROM portfolios WHERE account_id = ?", accountId);
  const [rows] = await run(db, [statement], meter);
  return (rows?.[0] as Held | undefined) ?? { active: 0, clients: 0 };
};
