import { failureOf, logger } from "../../lib/logger.ts";
import type { AccountMoverPort } from "../../ports/account-mover.ts";

/** Precedes the name of a database: the mover of this name relieves it of its accounts. */
export const RELIEF = "shard:";

interface Movers {
  mover(accountId: string): Pick<AccountMoverPort, "wake">;
}

/** Has an account's mover continue now. @returns false if it was not reached: the sweep makes up for it */
export const wakeMover = async ({ mover }: Movers, accountId: string): Promise<boolean> => {
  try {
    await mover(accountId).wake(accountId);
    return true;
  } catch (error) {
    logger.warn("mover waits for the sweep", { accountId, failure: failureOf(error) });
    return false;
  }
};
