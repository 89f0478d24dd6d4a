import { setTimeout as pause } from "node:timers/promises";
import { beginMove, isEnded, lastMove, nextAfter, passTime } from "../move/progress.ts";
import { shardOf } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { SoakAccount } from "./stage.ts";
import type { Tally } from "./tally.ts";

/** Moves that run at once: since each yields to calls, one at a time would be too slow. */
const LANES = 5;
const LOOK_MS = 500;
const LIMIT_MS = 10 * 60_000;

/** How the accounts have moved. */
export interface Moved {
  readonly accounts: number;
  readonly moves: number;
  /** The longest time for which an account was closed. */
  readonly closedMs: number;
}

/** @returns for how long the account was closed; null if it stayed where it was */
const moveOnce = async (runtime: Runtime, { id }: SoakAccount, tally: Tally): Promise<number | null> => {
  await beginMove(runtime, id, nextAfter(await shardOf(runtime, id)));
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await pause(LOOK_MS)) {
    const move = await lastMove(runtime, id);
    if (move.state === "CLEANING") await passTime(runtime, id);
    if (!isEnded(move)) continue;
    if (move.state === "DONE") return move.frozenMs;
    break;
  }
  const { state, error } = await lastMove(runtime, id);
  tally.fault("moves", `a move is ${state}: ${error ?? "not ended in time"}`);
  return null;
};

/** Moves every other account to the next database, and on to the one after it while there is time. */
export const moveHalf = async (
  runtime: Runtime,
  accounts: readonly SoakAccount[],
  tally: Tally,
  isOn: () => boolean,
): Promise<Moved> => {
  const half = accounts.filter((_, at) => at % 2 === 0);
  const closed: number[] = [];
  const moved = new Set<string>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (isOn() && next < 2 * half.length) {
      const account = half[next % half.length]!;
      next += 1;
      const closedMs = await moveOnce(runtime, account, tally);
      if (closedMs === null) continue;
      moved.add(account.id);
      closed.push(closedMs);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { accounts: moved.size, moves: closed.length, closedMs: Math.max(0, ...closed) };
};
