import { failureOf, logger } from "../../lib/logger.ts";
import type { OperatorContext } from "../operator.ts";

/** Makes a write felt on the account's next call. When the gate cannot be told, its cache ends within 30 seconds. */
export const tellGate = async (ctx: Pick<OperatorContext, "gate">, accountId: string): Promise<void> => {
  try {
    await ctx.gate(accountId).invalidate();
  } catch (error) {
    logger.error("gate not told", { accountId, failure: failureOf(error) });
  }
};

/**
 * Drops the stored answers that show objects about to be purged. It comes before the purge: when the gate cannot be
 * told the objects stay, and the purge can be tried again.
 */
export const forgetAnswers = (
  ctx: Pick<OperatorContext, "gate">,
  accountId: string,
  subjects: readonly string[],
): Promise<void> => ctx.gate(accountId).forget(subjects);
