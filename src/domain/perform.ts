import { commit, type Receipt, StaleWrite } from "../db/commit.ts";
import type { Plan } from "../db/plan.ts";
import { Refusal } from "../errors/refusal.ts";
import type { WriteScope } from "./scope.ts";

/** A stale write is decided anew once, silently; then the caller is told. */
const ATTEMPTS = 2;
/** Of a write that is likely to meet others, such as creations that share out the same people. */
export const CONTENDED_ATTEMPTS = 6;

/** What it takes to make a plan true. */
export type CommitScope = Pick<WriteScope, "accountId" | "db" | "meter" | "clock" | "dryRun">;

export const isEmpty = (plan: Plan<unknown, unknown>): boolean =>
  plan.statements.length === 0 && plan.events.length === 0 && plan.jobs.length === 0;

/**
 * Decides a write and makes it true; a dry run stops before the commit, so that it cannot differ from the real one.
 * @param decide is told which attempt it is, from 1
 * @param receiptFor the receipt that commits with the plan, when the call has an idempotency key
 * @throws Refusal concurrent_write when the object changed under every attempt; ReceiptExists
 */
export const perform = async <D, R>(
  scope: CommitScope,
  decide: (attempt: number) => Promise<Plan<D, R>>,
  receiptFor: (plan: Plan<D, R>) => Receipt | undefined = () => undefined,
  attempts = ATTEMPTS,
): Promise<{ plan: Plan<D, R>; committed: boolean }> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const plan = await decide(attempt);
    if (scope.dryRun || isEmpty(plan)) return { plan, committed: false };
    const context = { db: scope.db, accountId: scope.accountId, now: scope.clock.now(), meter: scope.meter };
    try {
      await commit(context, plan, receiptFor(plan));
      return { plan, committed: true };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
    }
  }
  throw new Refusal("concurrent_write");
};
