import type { WriteContext } from "../../call-context.ts";
import { AlreadyDone, commit, runPlan } from "../../db/commit.ts";
import { type Effects, guardUndone, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { ItemNotes } from "../../db/schema/batch-items.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { platformRefusal, refusalOf } from "../../errors/platform.ts";
import type { Refusal } from "../../errors/refusal.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { putLeadByRef } from "../leads/put-by-ref.ts";
import { putPropertyByRef } from "../properties/write.ts";
import { type BatchType, type ItemOutcome, storedRefusal } from "./batch.ts";
import { readStoredItem } from "./stored-item.ts";

/** An item whose turn has come. */
export interface Task {
  readonly batchId: string;
  readonly position: number;
  readonly type: BatchType;
  readonly externalRef: string;
  /** Its request, as stored by some version of the service. */
  readonly stored: object;
}

interface ItemResult {
  readonly outcome: ItemOutcome;
  readonly objectId?: string | null;
  readonly photos?: string | null;
  readonly refusal?: string;
  readonly notes?: string;
}

/** The parts of a write's plan that an item needs. */
type ItemPlan = WritePlan<
  { readonly id: string },
  ItemNotes & { readonly outcome: string; readonly photos?: string | null }
>;

/** The plans of PUT by code. */
const PLANS: Readonly<
  Record<BatchType, (ctx: WriteContext, ref: string, input: object) => Promise<ItemPlan>>
> = { properties: putPropertyByRef, leads: putLeadByRef };

/** Only the holder of the lane settles an item, and only a pending one: no item is processed twice. */
const recordOutcome = (accountId: string, holder: string, task: Task, settled: ItemResult): Statement[] => [
  sql(
    `UPDATE batch_items SET outcome = ?, object_id = ?, photos = ?, refusal = ?, result = ?, body = NULL
     WHERE batch_id = ? AND position = ? AND outcome = 'PENDING'
       AND EXISTS (SELECT 1 FROM batch_lanes WHERE account_id = ? AND holder = ?)`,
    settled.outcome,
    settled.objectId ?? null,
    settled.photos ?? null,
    settled.refusal ?? null,
    settled.notes ?? null,
    task.batchId,
    task.position,
    accountId,
    holder,
  ),
  guardUndone,
];

const notesOf = ({ warnings, kept, reactivated }: ItemNotes): ItemNotes => ({ warnings, kept, reactivated });

const itemResultOf = ({ data, result }: ItemPlan, dryRun: boolean): ItemResult => ({
  outcome: result.outcome as ItemOutcome,
  // A dry run creates nothing, so nothing has this id.
  objectId: dryRun && result.outcome === "CREATED" ? null : data.id,
  photos: result.photos ?? null,
  notes: JSON.stringify(notesOf(result)),
});

/** Decides an item and commits its write together with its outcome; on a dry run only the outcome. */
const write = async (ctx: WriteContext, holder: string, task: Task): Promise<void> => {
  const input = readStoredItem(task.type, task.stored);
  const decide = async (attempt: number): Promise<ItemPlan> => {
    const plan = await PLANS[task.type]({ ...ctx, attempt }, task.externalRef, input);
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
 * The refusal of an item. A failure of the service itself becomes the item's refusal, just as a call would get 500:
 * later items continue.
 * @throws a failure of the platform, which another attempt may not meet
 */
const itemRefusalOf = (error: unknown, { batchId, position }: Task): Refusal => {
  if (error instanceof AlreadyDone || platformRefusal(error)) throw error;
  const refusal = refusalOf(error);
  if (refusal !== error) logger.error("batch item failed", { batchId, position, failure: failureOf(error) });
  return refusal;
};

/**
 * Processes one item: its outcome commits with its write, so it is never applied twice and never lost.
 *
 * An item runs the plan of PUT by code, not a call (src/contract/invoke.ts). It has no caller: the call that sent the
 * batch was admitted, and its key may be revoked before the item's turn. A call commits by itself, so the outcome would
 * be a second commit, lost by a death in between. A claim per item would prevent that, but cost two hops to the gate
 * and a receipt row each, although the lane and `batch_items` already make it run once.
 * @param holder the run that holds the account's lane
 * @throws AlreadyDone when the run has lost the lane; failures of the platform
 */
export const workItem = async (ctx: WriteContext, holder: string, task: Task): Promise<void> => {
  try {
    await write(ctx, holder, task);
  } catch (error) {
    await refuse(ctx, holder, task, itemRefusalOf(error, task));
  }
};
