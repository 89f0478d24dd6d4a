import { eq } from "drizzle-orm";
import type { ReadContext } from "../../call-context.ts";
import { prepared, read } from "../../db/prepared.ts";
import { portfolios } from "../../db/schema/portfolios.ts";
import { run } from "../../db/statement.ts";

/** The account's current counters for its limits: one row. */
export interface Held {
  /** Properties that are ACTIVE. */
  readonly active: number;
  /** Clients outside the trash. */
  readonly clients: number;
}

const ofAccount = prepared<"accountId">((name) =>
  read
    .select({ active: portfolios.active, clients: portfolios.clients })
    .from(portfolios)
    .where(eq(portfolios.accountId, name("accountId"))),
);

export const countHeld = async ({ accountId, db, meter }: ReadContext): Promise<Held> => {
  const [rows] = await run(db, [ofAccount({ accountId })], meter);
  return (rows?.[0] as Held | undefined) ?? { active: 0, clients: 0 };
};
