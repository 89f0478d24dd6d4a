import { Refusal } from "../errors/refusal.ts";
import type { Clock } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";
import { commit, StaleWrite } from "./commit.ts";
import { type ConsequencesOf, type WritePlan, withConsequences } from "./plan.ts";
import type { Receipt } from "./receipts.ts";
import type { Database, Meter } from "./statement.ts";

/** How often a stale write is decided again on the new version before the caller gets an error. */
const ATTEMPTS = 12;
/** Calls that collided would collide again: each waits for a random time, up to this much longer after each attempt. */
const JITTER_MS = 4;

export interface PlanContext {
  readonly accountId: string;
  readonly db: Database;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly dryRun: boolean;
  readonly consequencesOf: ConsequencesOf;
}

export const isEmpty = (plan: WritePlan<unknown, unknown>): boolean =>
  plan.statements.length === 0 && plan.events.length === 0 && plan.jobs.length === 0;

/**
 * Decides a write and commits it; a dry run stops before the commit, so it cannot differ from the real one.
 * @param decide receives the number of the attempt, from 1
 * @param receiptFor the receipt that commits with the plan, when the call has an idempotency key
 * @throws Refusal concurrent_write when the object changed under every attempt; ReceiptExists
 */
export const runPlan = async <P extends WritePlan<unknown, unknown>>(
  ctx: PlanContext,
  decide: (attempt: number) => Promise<P>,
  receiptFor: (plan: P) => Receipt | undefined = () => undefined,
): Promise<{ plan: P; committed: boolean }> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const plan = withConsequences(await decide(attempt), ctx.consequencesOf);
    if (ctx.dryRun || isEmpty(plan)) return { plan, committed: false };
    const context = { db: ctx.db, accountId: ctx.accountId, now: ctx.clock.now(), meter: ctx.meter };
    try {
      await commit(context, plan, receiptFor(plan));
      return { plan, committed: true };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
    }
    if (attempt > 1) await systemWait(Math.random() * attempt * JITTER_MS);
  }
  throw new Refusal("concurrent_write");
};
