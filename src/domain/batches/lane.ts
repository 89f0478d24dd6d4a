import { commit } from "../../db/commit.ts";
import { guardUndone, NO_EFFECTS } from "../../db/plan.ts";
import { selectBy } from "../../db/prepared.ts";
import { batchItems } from "../../db/schema/batch-items.ts";
import { batchLanes } from "../../db/schema/batch-lanes.ts";
import { type Database, type Row, run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { type Batch, batchJob, batchTable } from "./batch.ts";
import type { Task } from "./work-item.ts";

/** How long a run holds the lane without renewing it; each turn renews it. */
export const LEASE_MS = 30 * SECOND_MS;

/** Items of one turn, two seconds' worth; then another batch of the account has its turn. */
export const TURN_ITEMS = 8;

const itemTable = tableOf(batchItems);

/** The lane of an account, held by one run. */
export interface Lane {
  readonly accountId: string;
  readonly db: Database;
  readonly holder: string;
}

type LaneLease =
  | { readonly lane: Lane; readonly nextAt: number }
  /** HELD by a run of the same message, which died or is about to end. PASSED: the lane waits for another message. */
  | { readonly lane: null; readonly state: "HELD" | "PASSED"; readonly freeAt: number };

const laneQuery = selectBy(batchLanes, ["accountId"], ["ticket", "heldUntil"]);

/**
 * Takes the lane of an account for a message. The lane waits for one message at a time. Other messages for the
 * account have nothing to do, because the lane's message processes every open batch.
 */
export const takeLane = async (
  db: Database,
  accountId: string,
  ticket: string,
  now: number,
): Promise<LaneLease> => {
  const holder = newId("lane");
  const [taken, current] = await run(db, [
    sql(
      `UPDATE batch_lanes SET holder = ?, held_until = ? WHERE account_id = ? AND ticket = ? AND held_until <= ?
       RETURNING next_at`,
      holder,
      now + LEASE_MS,
      accountId,
      ticket,
      now,
    ),
    laneQuery({ accountId }),
  ]);
  if (taken?.[0]) return { lane: { accountId, db, holder }, nextAt: taken[0].next_at as number };
  const laneRow = current?.[0];
  const state = laneRow?.ticket === ticket ? "HELD" : "PASSED";
  return { lane: null, state, freeAt: (laneRow?.held_until as number) ?? now };
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
  return { batchId, position, type, externalRef: externalRef!, stored: body! };
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

/** Hands the lane to the next attempt of its message. */
export const freeLane = ({ accountId, db, holder }: Lane, nextAt: number, now: number): Promise<unknown> =>
  run(db, [
    sql(
      "UPDATE batch_lanes SET held_until = ?, next_at = ? WHERE account_id = ? AND holder = ?",
      now,
      nextAt,
      accountId,
      holder,
    ),
  ]);

/** Frees the lane if no batch is open. @returns the batch to continue with, if any */
const closeLane = async (
  { accountId, db, holder }: Lane,
  nextAt: number,
  now: number,
): Promise<string | null> => {
  const [open] = await run(db, [
    sql(
      `SELECT id FROM batches INDEXED BY batches_open WHERE account_id = ? AND status <> 'DONE'
       ORDER BY turn_at, rowid LIMIT 1`,
      accountId,
    ),
    sql(
      `UPDATE batch_lanes SET ticket = '', held_until = ?, next_at = ?
       WHERE account_id = ? AND holder = ? AND NOT EXISTS (
         SELECT 1 FROM batches INDEXED BY batches_open WHERE account_id = batch_lanes.account_id AND status <> 'DONE')`,
      now,
      nextAt,
      accountId,
      holder,
    ),
  ]);
  return (open?.[0]?.id as string | undefined) ?? null;
};

/**
 * Ends a run: another message continues with the open batches, behind other accounts' messages in the queue.
 * @throws AlreadyDone when the run has lost the lane
 */
export const passLane = async (lane: Lane, nextAt: number, now: number): Promise<void> => {
  const open = await closeLane(lane, nextAt, now);
  if (open === null) return;
  const { accountId, db, holder } = lane;
  const ticket = newId("ticket");
  const statements = [
    sql(
      "UPDATE batch_lanes SET ticket = ?, held_until = ?, next_at = ? WHERE account_id = ? AND holder = ?",
      ticket,
      now,
      nextAt,
      accountId,
      holder,
    ),
    guardUndone,
  ];
  await commit(
    { db, accountId, now },
    { ...NO_EFFECTS, statements, jobs: [batchJob(accountId, open, ticket)] },
  );
};
