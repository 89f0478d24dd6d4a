import { batchItems } from "../../db/schema/batch-items.ts";
import { type Database, type Row, run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { type Batch, batchTable } from "./batch.ts";
import type { Task } from "./work-item.ts";

/** How long a run holds the lane without a sign of life; each turn renews it. */
export const LEASE_MS = 30 * SECOND_MS;

/** Items of one turn, two seconds of the pace: then the account's other batches have theirs. */
export const TURN_ITEMS = 8;

const itemTable = tableOf(batchItems);

/** The lane of an account, held by one run. */
export interface Lane {
  readonly accountId: string;
  readonly db: Database;
  readonly holder: string;
}

export type LaneLease =
  | { readonly lane: Lane; readonly nextAt: number }
  /** Held by another run; `same`: by one of the same message, which died or is about to end. */
  | { readonly lane: null; readonly same: boolean; readonly freeAt: number };

/** Takes the lane of an account for a message, if nobody holds it. */
export const takeLane = async (
  db: Database,
  accountId: string,
  ticket: string,
  now: number,
): Promise<LaneLease> => {
  const holder = newId("lane");
  const [taken, current] = await run(db, [
    sql(
      `UPDATE batch_lanes SET holder = ?, ticket = ?, held_until = ? WHERE account_id = ? AND held_until <= ?
       RETURNING next_at`,
      holder,
      ticket,
      now + LEASE_MS,
      accountId,
      now,
    ),
    sql("SELECT ticket, held_until FROM batch_lanes WHERE account_id = ?", accountId),
  ]);
  if (taken?.[0]) return { lane: { accountId, db, holder }, nextAt: taken[0].next_at as number };
  const held = current?.[0];
  return { lane: null, same: held?.ticket === ticket, freeAt: (held?.held_until as number) ?? now };
};

/** Up to TURN_ITEMS items of the batch that has waited longest for its turn. */
export interface Turn {
  readonly batch: Batch;
  readonly tasks: readonly Task[];
}

const NEXT = `(SELECT id FROM batches INDEXED BY batches_open WHERE account_id = ? AND status <> 'DONE'
  ORDER BY turn_at, rowid LIMIT 1)`;

const taskOf = (row: Row, { type }: Batch): Task => {
  const { batchId, position, externalRef, body } = itemTable.decode(row);
  return { batchId, position, type, externalRef: externalRef!, input: body! };
};

/** @returns null when nothing is open; "LOST" when another run holds the lane */
export const takeTurn = async (lane: Lane, now: number): Promise<Turn | null | "LOST"> => {
  const { accountId, db, holder } = lane;
  const [renewed, items = [], found] = await run(db, [
    sql(
      "UPDATE batch_lanes SET held_until = ? WHERE account_id = ? AND holder = ? RETURNING 1",
      now + LEASE_MS,
      accountId,
      holder,
    ),
    sql(
      `SELECT ${itemTable.columns} FROM batch_items WHERE batch_id = ${NEXT} AND outcome = 'PENDING'
         AND position >= (SELECT worked_to FROM batches WHERE id = ${NEXT})
       ORDER BY position LIMIT ${TURN_ITEMS}`,
      accountId,
      accountId,
    ),
    sql(
      `UPDATE batches SET status = 'RUNNING', started_at = coalesce(started_at, ?), turn_at = max(?, turn_at + 1),
         worked_to = coalesce((
           SELECT position FROM batch_items
           WHERE batch_id = batches.id AND position >= batches.worked_to AND outcome = 'PENDING'
           ORDER BY position LIMIT 1
         ), total)
       WHERE id = ${NEXT} RETURNING ${batchTable.columns}`,
      now,
      now,
      accountId,
    ),
  ]);
  if (!renewed?.[0]) return "LOST";
  if (!found?.[0]) return null;
  const batch = batchTable.decode(found[0]);
  return { batch, tasks: items.map((row) => taskOf(row, batch)) };
};

/**
 * Lets the lane go. A message that came while it was held was sent away, so what is still open is asked here, after.
 * @returns an open batch of the account, if there is one
 */
export const releaseLane = async (
  { accountId, db, holder }: Lane,
  nextAt: number,
  now: number,
): Promise<string | null> => {
  const [, open] = await run(db, [
    sql(
      "UPDATE batch_lanes SET held_until = ?, next_at = ? WHERE account_id = ? AND holder = ?",
      now,
      nextAt,
      accountId,
      holder,
    ),
    sql(
      `SELECT id FROM batches INDEXED BY batches_open WHERE account_id = ? AND status <> 'DONE'
       ORDER BY turn_at, rowid LIMIT 1`,
      accountId,
    ),
  ]);
  return (open?.[0]?.id as string | undefined) ?? null;
};
