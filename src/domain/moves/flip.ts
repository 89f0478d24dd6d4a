import { AlreadyDone, commit, commitTogether } from "../../db/commit.ts";
import { guardUndone, job, NO_EFFECTS } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { drainIntoLog } from "../outbox/drain-into-log.ts";
import { comparedIn } from "./compare.ts";
import { copyRound } from "./follow-changes.ts";
import {
  AT_ONCE,
  changeMove,
  changeOf,
  endMark,
  fenceOf,
  type Move,
  type MovePorts,
  type Next,
} from "./move.ts";
import { planSandbox } from "./plan-sandbox.ts";

/** A move that has kept its account closed for this long opens it again, and tries later. */
const FROZEN_MS = 5 * SECOND_MS;
const AGAIN_MS = 2 * SECOND_MS;

/** Replaces the previous epoch's fence by this epoch's. @returns whether the new fence is there now */
export const setFence = async (
  { shard }: MovePorts,
  move: Move,
  state: "COPYING" | "FROZEN",
): Promise<boolean> => {
  const { accountId, step } = move;
  const before = fenceOf({ ...move, step: step - 1 });
  const [, rows] = await run(shard(move.fromShard), [
    sql(
      "UPDATE moving SET state = ?, move_id = ? WHERE account_id = ? AND move_id = ?",
      state,
      fenceOf(move),
      accountId,
      before,
    ),
    sql(
      "SELECT state FROM moving WHERE account_id = ? AND move_id = ? AND state = ?",
      accountId,
      fenceOf(move),
      state,
    ),
  ]);
  return rows!.length === 1;
};

/** Marks the move as frozen; `finish` then sets the fence, and from that commit on nobody writes to the account. */
export const freeze = async (ports: MovePorts, move: Move): Promise<Next> => {
  // Now, so that few events are left while everybody waits.
  await ports.log(move.accountId).drain({ accountId: move.accountId, shard: move.fromShard });
  await changeMove(ports, move, { state: "FROZEN", step: move.step + 1, frozenAt: ports.clock.now() });
  return AT_ONCE;
};

const thaw = async (
  ports: MovePorts,
  move: Move,
  error = "The account was closed for too long.",
): Promise<Next> => {
  await changeMove(ports, move, {
    state: "CATCHING_UP",
    step: move.step + 1,
    frozenAt: null,
    error,
  });
  return AGAIN_MS;
};

/** The one point at which the account changes its database. */
const flip = async (ports: MovePorts, move: Move): Promise<void> => {
  const { accountId, fromShard, toShard } = move;
  const now = ports.clock.now();
  try {
    await commitTogether(
      { db: ports.directory, now },
      [
        changeOf(move, { state: "FLIPPED" }, now),
        guardUndone,
        sql("UPDATE accounts SET shard = ? WHERE id = ? AND shard = ?", toShard, accountId, fromShard),
        guardUndone,
        sql("UPDATE webhook_accounts SET shard = ? WHERE account_id = ?", toShard, accountId),
        await planSandbox(move, now),
      ],
      new Map(),
    );
  } catch (error) {
    // Canceled meanwhile, or done by another run: the next step sees which.
    if (!(error instanceof AlreadyDone)) throw error;
  }
};

/** While the account is closed: drains its events, copies and compares the last changes, and flips. */
export const finish = async (ports: MovePorts, move: Move): Promise<Next> => {
  const { accountId, fromShard, toShard, frozenAt } = move;
  const { clock } = ports;
  const isOver = (): boolean => clock.now() - (frozenAt ?? 0) > FROZEN_MS;
  // First, so that the next epoch finds the fence of this one.
  const isFrozen = await setFence(ports, move, "FROZEN");
  if (!isFrozen) return thaw(ports, move, "The fence is gone.");
  if (isOver()) return thaw(ports, move);
  const from = ports.shard(fromShard);
  const to = ports.shard(toShard);
  await ports.log(accountId).drain({ accountId, shard: fromShard });
  let followed = await copyRound(from, to, move, clock.now());
  while (followed.count > 0) {
    if (isOver()) return thaw(ports, move);
    followed = await copyRound(from, to, move, clock.now());
  }
  if (comparedIn(followed.place)?.[0] !== "equal")
    return thaw(ports, move, "The rows have to be compared again.");
  await flip(ports, move);
  return AT_ONCE;
};

/**
 * Until the account's gate has been notified, it sends readers to the old database, so the new one accepts no write
 * until then. Boards then compare the account, and write to its new database.
 */
export const release = async (ports: MovePorts, move: Move): Promise<Next> => {
  const { accountId, id, fromShard, toShard } = move;
  await ports.gate(accountId).moved(toShard);
  const now = ports.clock.now();
  await commit(
    { db: ports.shard(toShard), accountId, now },
    {
      ...NO_EFFECTS,
      statements: [
        sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", accountId, id),
        endMark(move),
      ],
      jobs: [job("radar", { kind: "account", accountId, id: accountId, boards: [] })],
    },
  );
  await run(ports.shard(fromShard), [
    sql("UPDATE moving SET state = 'GONE' WHERE account_id = ? AND move_id = ?", accountId, fenceOf(move)),
    sql("DELETE FROM move_changes WHERE account_id = ?", accountId),
  ]);
  const frozenMs = ports.clock.now() - (move.frozenAt ?? now);
  await changeMove(ports, move, { state: "CLEANING", frozenMs });
  await drainIntoLog(ports, { accountId, shard: toShard });
  return AT_ONCE;
};
