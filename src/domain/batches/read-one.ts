import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import type { ReadContext } from "../../call-context.ts";
import { prepared, read } from "../../db/prepared.ts";
import { batchItems } from "../../db/schema/batch-items.ts";
import { batches } from "../../db/schema/batches.ts";
import { run } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { Refusal } from "../../errors/refusal.ts";
import { BATCH_KEPT_MS } from "../../vocabulary/limits.ts";
import { type Batch, type BatchType, batchTable } from "./batch.ts";

const itemTable = tableOf(batchItems);

/** A stored item without its request. */
export type BatchItem = Omit<typeof batchItems.$inferSelect, "body" | "batchId" | "accountId">;

export interface StoredBatch {
  readonly batch: Batch;
  /** In the order of the request. */
  readonly items: readonly BatchItem[];
}

const ofAccount = prepared<"id" | "accountId" | "type" | "createdAfter">((name) =>
  read
    .select()
    .from(batches)
    .where(
      and(
        eq(batches.id, name("id")),
        eq(batches.accountId, name("accountId")),
        eq(batches.type, name("type")),
        gt(batches.createdAt, name("createdAfter")),
      ),
    ),
);

const { body: _, ...shown } = getTableColumns(batchItems);
const itemsOf = prepared<"id" | "accountId">((name) =>
  read
    .select(shown)
    .from(batchItems)
    .where(and(eq(batchItems.batchId, name("id")), eq(batchItems.accountId, name("accountId"))))
    .orderBy(asc(batchItems.position)),
);

/** @throws Refusal not_found, also for a batch of the other type */
export const readBatch = async (ctx: ReadContext, type: BatchType, batchId: string): Promise<StoredBatch> => {
  const key = { id: batchId, accountId: ctx.accountId };
  const createdAfter = ctx.clock.now() - BATCH_KEPT_MS;
  const [found, items = []] = await run(
    ctx.db,
    [ofAccount({ ...key, type, createdAfter }), itemsOf(key)],
    ctx.meter,
  );
  if (!found?.[0]) throw new Refusal("not_found");
  return {
    batch: batchTable.decode(found[0]),
    items: items.map((row) => itemTable.decode({ ...row, body: null })),
  };
};
