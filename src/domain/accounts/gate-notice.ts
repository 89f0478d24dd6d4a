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

/** What the log cannot be told it finds within 30 seconds, as the gate does. */
const tellLog = async (ctx: Pick<OperatorContext, "log">, accountId: string): Promise<void> => {
  try {
    await ctx.log(accountId).accessChanged();
  } catch (error) {
    logger.error("log not told", { accountId, failure: failureOf(error) });
  }
};

/** Makes a change of account or grant felt on the account's next call, and on its next event. */
export const tellAccess = async (
  ctx: Pick<OperatorContext, "gate" | "log">,
  accountId: string,
): Promise<void> => {
  await Promise.all([tellGate(ctx, accountId), tellLog(ctx, accountId)]);
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
