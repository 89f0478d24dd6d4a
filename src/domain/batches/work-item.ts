import type { WriteContext } from "../../call-context.ts";
import { AlreadyDone, commit, guardUndone } from "../../db/commit.ts";
import { type Effects, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { runPlan } from "../../db/run-plan.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { platformRefusal } from "../../errors/platform.ts";
import { Refusal } from "../../errors/refusal.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { putLeadByRef } from "../leads/put-by-ref.ts";
import { putPropertyByRef } from "../properties/put-by-ref.ts";
import { type BatchType, type ItemOutcome, storedRefusal } from "./batch.ts";
import { readStoredItem } from "./stored-item.ts";

/** An item whose turn has come. */
export interface Task {
  readonly batchId: string;
  readonly position: number;
  readonly type: BatchType;
  readonly externalRef: string;
  /** What it asks for, as some version of the service has stored it. */
  readonly stored: object;
}

/** What is kept of an item that was worked. */
interface ItemResult {
  readonly outcome: ItemOutcome;
  readonly objectId?: string | null;
  readonly photos?: string | null;
  readonly refusal?: string;
}

/** What an item's write needs to know of it. */
type ItemPlan = WritePlan<
  { readonly id: string },
  { readonly outcome: string; readonly photos?: string | null }
>;

/** The same verbs as behind PUT by code. */
const VERBS: Readonly<
  Record<BatchType, (ctx: WriteContext, ref: string, input: object) => Promise<ItemPlan>>
> = { properties: putPropertyByRef, leads: putLeadByRef };

/** Only who holds the lane settles an item, and only one that is pending: nobody works it twice. */
const recordOutcome = (accountId: string, holder: string, task: Task, settled: ItemResult): Statement[] => [
  sql(
    `UPDATE batch_items SET outcome = ?, object_id = ?, photos = ?, refusal = ?, body = NULL
     WHERE batch_id = ? AND position = ? AND outcome = 'PENDING'
       AND EXISTS (SELECT 1 FROM batch_lanes WHERE account_id = ? AND holder = ?)`,
    settled.outcome,
    settled.objectId ?? null,
    settled.photos ?? null,
    settled.refusal ?? null,
    task.batchId,
    task.position,
    accountId,
    holder,
  ),
  guardUndone,
];

const itemResultOf = ({ data, result }: ItemPlan, dryRun: boolean): ItemResult => ({
  outcome: result.outcome as ItemOutcome,
  // A dry run creates nothing, and so nothing with this id.
  objectId: dryRun && result.outcome === "CREATED" ? null : data.id,
  photos: result.photos ?? null,
});

/** Decides an item and commits its write together with its outcome; on a dry run the outcome alone. */
const write = async (ctx: WriteContext, holder: string, task: Task): Promise<void> => {
  const input = readStoredItem(task.type, task.stored);
  const decide = async (attempt: number): Promise<ItemPlan> => {
    const plan = await VERBS[task.type]({ ...ctx, attempt }, task.externalRef, input);
    const effects: Effects = ctx.dryRun ? NO_EFFECTS : plan;
    const own = recordOutcome(ctx.accountId, holder, task, itemResultOf(plan, ctx.dryRun));
    return { ...plan, ...effects, statements: [...own, ...effects.statements] };
  };
  await runPlan({ ...ctx, dryRun: false }, decide);
};

const refuse = (ctx: WriteContext, holder: string, task: Task, refusal: Refusal): Promise<void> => {
  const { accountId, db, clock, meter } = ctx;
  const settled = { outcome: "REJECTED", refusal: JSON.stringify(storedRefusal(refusal)) } as const;
  const statements = recordOutcome(accountId, holder, task, settled);
  return commit({ db, accountId, now: clock.now(), meter }, { ...NO_EFFECTS, statements });
};

/**
 * What refuses an item. A failure of our own is the item's, as a call would get 500 for it: what follows is not held up.
 * @throws a failure of the platform, which another attempt may not meet
 */
const refusalOf = (error: unknown, { batchId, position }: Task): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof AlreadyDone || platformRefusal(error)) throw error;
  logger.error("batch item failed", { batchId, position, failure: failureOf(error) });
  return new Refusal("internal");
};

/**
 * Works one item: its outcome commits with its write, so that it is never applied twice and never lost.
 * @param holder the run that holds the account's lane
 * @throws AlreadyDone when the run has lost the lane; what the platform failed with
 */
export const workItem = async (ctx: WriteContext, holder: string, task: Task): Promise<void> => {
  try {
    await write(ctx, holder, task);
  } catch (error) {
    await refuse(ctx, holder, task, refusalOf(error, task));
  }
};
