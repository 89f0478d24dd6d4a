import { AlreadyDone, commit, type PlanContext } from "../../db/commit.ts";
import { guardUndone, NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { batches } from "../../db/schema/batches.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { type Batch, batchTable, type Counts, doneEvents, RESULT_BYTES, storedRefusal } from "./batch.ts";

type FinishContext = Omit<PlanContext, "dryRun" | "consequencesOf">;

interface BatchState {
  readonly batch: Batch;
  readonly counts: Counts;
  /** The bytes of all refusals together. */
  readonly refusalBytes: number;
}

const byId = selectBy(batches, ["id"]);

const outcomesOf = (batchId: string): Statement =>
  sql(
    `SELECT outcome, count(*) AS items, coalesce(sum(octet_length(refusal)), 0) AS refusals
     FROM batch_items WHERE batch_id = ? GROUP BY outcome`,
    batchId,
  );

const load = async ({ db, meter }: FinishContext, batchId: string): Promise<BatchState | null> => {
  const id = batchId;
  const [found, counted] = await run(db, [byId({ id }), outcomesOf(batchId)], meter);
  if (!found?.[0]) return null;
  const counts = Object.fromEntries(counted!.map((row: Row) => [row.outcome, row.items])) as Counts;
  const refusalBytes = counted!.reduce((sum, row) => sum + (row.refusals as number), 0);
  return { batch: batchTable.decode(found[0]), counts, refusalBytes };
};

const close = (batchId: string, resultBytes: number, now: number): Statement[] => [
  sql(
    `UPDATE batches SET status = 'DONE', finished_at = ?, worked_to = total, result_bytes = ?
     WHERE id = ? AND status <> 'DONE' AND NOT EXISTS (
       SELECT 1 FROM batch_items WHERE batch_id = batches.id AND position >= batches.worked_to AND outcome = 'PENDING'
     )`,
    now,
    resultBytes,
    batchId,
  ),
  guardUndone,
];

const end = async (
  ctx: FinishContext,
  { batch, counts, refusalBytes }: BatchState,
  before: readonly Statement[] = [],
): Promise<void> => {
  const now = ctx.clock.now();
  const effects = {
    ...NO_EFFECTS,
    statements: [...before, ...close(batch.id, RESULT_BYTES * batch.total + refusalBytes, now)],
    events: doneEvents(batch, counts, now),
  };
  try {
    await commit({ db: ctx.db, accountId: ctx.accountId, now, meter: ctx.meter }, effects);
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
};

/** Ends a batch whose items are all processed, and announces it. A batch already done stays as it is. */
export const finishBatch = async (ctx: FinishContext, batchId: string): Promise<void> => {
  const stored = await load(ctx, batchId);
  if (stored && stored.batch.status !== "DONE") await end(ctx, stored);
};

/** Ends a batch that cannot be processed: pending items were not written, and their results say so. */
export const abandonBatch = async (ctx: FinishContext, holder: string, batchId: string): Promise<void> => {
  const stored = await load(ctx, batchId);
  if (!stored || stored.batch.status === "DONE") return;
  const { PENDING = 0, REJECTED = 0, ...rest } = stored.counts;
  const refusal = JSON.stringify(storedRefusal(new Refusal("upstream_unavailable")));
  const refusalBytes = stored.refusalBytes + refusal.length * PENDING;
  const giveUp = sql(
    `UPDATE batch_items SET outcome = 'REJECTED', body = NULL, refusal = ?
     WHERE batch_id = ? AND outcome = 'PENDING'
       AND EXISTS (SELECT 1 FROM batch_lanes WHERE account_id = ? AND holder = ?)`,
    refusal,
    batchId,
    ctx.accountId,
    holder,
  );
  const counts = { ...rest, REJECTED: REJECTED + PENDING };
  await end(ctx, { ...stored, counts, refusalBytes }, [giveUp]);
};
