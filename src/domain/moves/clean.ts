import { AlreadyDone, commitTogether } from "../../db/commit.ts";
import type { MovedTable } from "../../db/moved-tables.ts";
import { guardUndone } from "../../db/plan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { IS_UNDER_WAY } from "../accounts/under-way.ts";
import {
  AT_ONCE,
  CLEAN_AFTER_MS,
  changeOf,
  endMark,
  fenceOf,
  type Move,
  type MovePorts,
  type Next,
  readPlace,
  writeToDestination,
} from "./move.ts";
import { planMoveToLive } from "./plan-sandbox.ts";
import { deletionOfSome, filledTable } from "./row-pages.ts";

/** The pause between two parts of a deletion. */
const PAUSE_MS = 50;

const nextFilled = async (db: Database, accountId: string): Promise<MovedTable | null> => {
  const [rows] = await run(db, [filledTable(accountId)]);
  return rows![0]!.tbl as MovedTable | null;
};

/** Deletes some of the rows that the account has left behind. */
export const clean = async (ports: MovePorts, move: Move): Promise<Next> => {
  const { accountId, fromShard, toShard, changedAt } = move;
  const waits = changedAt + CLEAN_AFTER_MS - ports.clock.now();
  if (waits > 0) return waits;
  const db = ports.calmShard(fromShard);
  const table = await nextFilled(db, accountId);
  if (table === null) {
    const now = ports.clock.now();
    await run(ports.directory, [changeOf(move, { state: "DONE" }, now), planMoveToLive(move, now)]);
    return AT_ONCE;
  }
  const fence = fenceOf(move);
  try {
    await commitTogether(
      { db, now: ports.clock.now() },
      [
        sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", accountId, fence),
        guardUndone,
        ...deletionOfSome(table, accountId),
        sql(
          "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, ?, 'GONE', ?)",
          accountId,
          fence,
          toShard,
        ),
      ],
      new Map(),
    );
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
    throw new Error("Rows without their fence were left alone.");
  }
  return PAUSE_MS;
};

/** Deletes a part of the copy in the new database. @returns false if none is left */
export const emptySome = async (ports: MovePorts, move: Move): Promise<boolean> => {
  const db = ports.calmShard(move.toShard);
  const table = await nextFilled(db, move.accountId);
  const place = table && (await readPlace(db, move));
  if (!table || !place) return false;
  await writeToDestination(db, move, place, place, deletionOfSome(table, move.accountId), ports.clock.now());
  return true;
};

/** Cancels the move: the account is opened again first. */
export const undo = async (ports: MovePorts, move: Move): Promise<Next> => {
  const { accountId, id, fromShard, toShard } = move;
  await run(ports.shard(fromShard), [
    sql(
      "DELETE FROM moving WHERE account_id = ? AND substr(move_id, 1, ?) = ?",
      accountId,
      id.length + 1,
      `${id}#`,
    ),
    sql("DELETE FROM move_changes WHERE account_id = ?", accountId),
    endMark(move),
  ]);
  // From here on no late part of the copy can be written.
  await run(ports.shard(toShard), [endMark(move)]);
  if (await emptySome(ports, move)) return PAUSE_MS;
  await run(ports.shard(toShard), [
    sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", accountId, id),
  ]);
  await run(ports.directory, [
    sql(
      `UPDATE account_moves SET state = 'CANCELLED', changed_at = ?
       WHERE id = ? AND cancel_at IS NOT NULL AND ${IS_UNDER_WAY}`,
      ports.clock.now(),
      id,
    ),
  ]);
  return AT_ONCE;
};
