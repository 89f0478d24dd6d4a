import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "../../src/db/statement.ts";
import { comparedIn } from "../../src/domain/moves/compare.ts";
import { ROUNDS } from "../../src/domain/moves/copy.ts";
import type { Move, MoveState, Place } from "../../src/domain/moves/move.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { choose, type Random } from "../../test/support/random.ts";
import { databaseFiles } from "../drill/lose-database.ts";
import { runtimePids } from "../load/cpu.ts";
import { shardOf } from "../stage/accounts.ts";
import { runSql } from "../stage/database.ts";
import type { Restart, Runtime } from "../stage/runtime.ts";
import { beginMove, isEnded, lastMove, movesOf, nextAfter, passTime, untilMove } from "./progress.ts";

/** The service as it runs now: another one after each death. */
export interface Running {
  runtime: Runtime;
}

interface Kills {
  readonly accountId: string;
  readonly count: number;
  readonly random: Random;
  readonly restart: Restart;
}

/** A kill comes at any time, or about when the account is closed, for some twenty milliseconds. */
const POINTS = ["any", "closing"] as const;
const ANY_MS = 3 * SECOND_MS;
const CLOSING_MS = SECOND_MS / 20;

/** Continues the move that is under way, or begins one to the next database. */
const continueMove = async ({ runtime }: Running, accountId: string): Promise<void> => {
  const last = (await movesOf(runtime, accountId)).at(-1);
  if (!last || isEnded(last))
    await beginMove(runtime, accountId, nextAfter(await shardOf(runtime, accountId)));
  else await passTime(runtime, accountId);
};

/** Waits until all rows are compared, after which the account is closed. @returns false if it was closed already */
const untilCompared = async (runtime: Runtime, accountId: string): Promise<boolean> => {
  const { toShard } = await lastMove(runtime, accountId);
  const place = sql("SELECT tbl, after FROM arriving WHERE account_id = ? AND tbl = ?", accountId, ROUNDS);
  const isCompared = async ({ state }: Move): Promise<boolean> => {
    if (state === "CLEANING") await passTime(runtime, accountId);
    const [rows] = await runSql(runtime, [place], toShard);
    return rows!.some((row) => comparedIn(row as unknown as Place)?.[0] === "equal");
  };
  return !isEnded(await untilMove(runtime, accountId, isCompared));
};

/** @returns false if the move has ended before that */
const untilPoint = async ({ runtime }: Running, { accountId, random }: Kills): Promise<boolean> => {
  if (choose(random, POINTS) === "closing") {
    const isOpen = await untilCompared(runtime, accountId);
    await pause(random() * CLOSING_MS);
    return isOpen;
  }
  await pause(random() * ANY_MS);
  return !isEnded(await lastMove(runtime, accountId));
};

/** @returns the state of the last move, as the dead service has left it */
const stateIn = (folder: string, accountId: string): MoveState => {
  const text = "SELECT state FROM account_moves WHERE account_id = ? ORDER BY rowid DESC LIMIT 1";
  for (const file of databaseFiles(folder)) {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const row = db.prepare(text).get(accountId);
      if (row) return row.state as MoveState;
    } catch {
      // The platform's own file, without this table.
    } finally {
      db.close();
    }
  }
  throw new Error("No database has a move.");
};

/**
 * Ends every process of the service, as a failing machine does, repeatedly while the account moves.
 * @returns how far the move was each time
 */
export const killDuringMoves = async (running: Running, kills: Kills): Promise<MoveState[]> => {
  const states: MoveState[] = [];
  while (states.length < kills.count) {
    await continueMove(running, kills.accountId);
    if (!(await untilPoint(running, kills))) continue;
    for (const pid of runtimePids()) process.kill(pid, "SIGKILL");
    running.runtime = await kills.restart("local", async (state) => {
      states.push(stateIn(state, kills.accountId));
    });
    console.log(`  kill -9 ${states.length} of ${kills.count} while ${states.at(-1)}`);
  }
  return states;
};

/** Waits for the end of the last move. */
export const endMove = async ({ runtime }: Running, accountId: string): Promise<void> => {
  await untilMove(runtime, accountId, ({ state }) => state === "CLEANING");
  await passTime(runtime, accountId);
  await untilMove(runtime, accountId, () => false);
};
