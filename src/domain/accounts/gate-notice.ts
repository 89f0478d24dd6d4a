import { sandboxIdsOf } from "../../lib/id.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import type { AccountGatePort } from "../../ports/account-gate.ts";
import type { OperatorContext } from "../operator.ts";

interface Gates {
  gate(accountId: string): Pick<AccountGatePort, "invalidate">;
}

/**
 * Notifies the account's gate, so a write takes effect on the next call. If that fails, the notice that was committed
 * with the write reaches the gate within 30 seconds.
 * @returns whether the gate was notified
 */
export const notifyGate = async (ctx: Gates, accountId: string): Promise<boolean> => {
  try {
    await ctx.gate(accountId).invalidate();
    return true;
  } catch (error) {
    logger.error("gate not notified", { accountId, failure: failureOf(error) });
    return false;
  }
};

/** Notifies the gate of the account's sandbox too, which has the same people (rules 34.11). */
export const notifyGates = async (ctx: Gates, accountId: string): Promise<void> => {
  const { own } = await sandboxIdsOf(accountId);
  await Promise.all([notifyGate(ctx, accountId), notifyGate(ctx, own)]);
};

/** An event log that misses the notice reads the change within 30 seconds, as the gate does. */
const notifyLog = async (ctx: Pick<OperatorContext, "log">, accountId: string): Promise<void> => {
  try {
    await ctx.log(accountId).accessChanged();
  } catch (error) {
    logger.error("log not notified", { accountId, failure: failureOf(error) });
  }
};

/** Makes a change of an account or its grant take effect on the account's next call and its next event. */
export const notifyAccess = async (
  ctx: Pick<OperatorContext, "gate" | "log">,
  accountId: string,
): Promise<void> => {
  await Promise.all([notifyGate(ctx, accountId), notifyLog(ctx, accountId)]);
};

/**
 * Deletes the stored answers that show objects about to be purged. Runs before the purge: if the gate cannot be
 * reached, the objects stay, and the purge can be tried again.
 */
export const forgetAnswers = (
  ctx: Pick<OperatorContext, "gate">,
  accountId: string,
  subjects: readonly string[],
): Promise<void> => ctx.gate(accountId).forget(subjects);
