import type { ReadContext } from "../../call-context.ts";
import { batchItems } from "../../db/schema/batch-items.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { Refusal } from "../../errors/refusal.ts";
import { BATCH_KEPT_MS } from "../../vocabulary/limits.ts";
import { type Batch, type BatchType, batchTable } from "./batch.ts";

const itemTable = tableOf(batchItems);

/** Everything of an item but what it asks for, and whose it is. */
export type BatchItem = Omit<typeof batchItems.$inferSelect, "body" | "batchId" | "accountId">;

export interface StoredBatch {
  readonly batch: Batch;
  /** In the order of the request. */
  readonly items: readonly BatchItem[];
}

/** @throws Refusal not_found, for a batch of the other type too */
export const readBatch = async (ctx: ReadContext, type: BatchType, batchId: string): Promise<StoredBatch> => {
  const [found, items = []] = await run(
    ctx.db,
    [
      sql(
        `SELECT ${batchTable.columns} FROM batches WHERE id = ? AND account_id = ? AND type = ? AND created_at > ?`,
        batchId,
        ctx.accountId,
        type,
        ctx.clock.now() - BATCH_KEPT_MS,
      ),
      sql(
        `SELECT batch_id, position, account_id, external_ref, outcome, object_id, photos, refusal
         FROM batch_items WHERE batch_id = ? AND account_id = ? ORDER BY position`,
        batchId,
        ctx.accountId,
      ),
    ],
    ctx.meter,
  );
  if (!found?.[0]) throw new Refusal("not_found");
  return {
    batch: batchTable.decode(found[0]),
    items: items.map((row) => itemTable.decode({ ...row, body: null })),
  };
};
