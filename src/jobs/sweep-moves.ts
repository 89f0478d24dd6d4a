import { type Database, run } from "../db/statement.ts";
import { accountsLeft } from "../domain/moves/accounts-left.ts";
import { stillMoves } from "../domain/moves/move.ts";
import { wakeMover } from "../domain/moves/wake.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import type { AccountMoverPort } from "../ports/account-mover.ts";
import { Budget } from "./budget.ts";

/** Moves of one run; the next run takes the others. */
const MOST = 500;

interface MoveSweepPorts {
  readonly clock: Clock;
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  mover(accountId: string): Pick<AccountMoverPort, "wake">;
}

/**
 * Wakes movers whose alarm the platform has lost, or that were never told of their move; once an hour also those that
 * have not taken down what an old move has left.
 */
export const sweepMoves = async (
  ports: MoveSweepPorts,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ moversWoken: number }> => {
  let moversWoken = 0;
  const [rows = []] = await run(ports.directory, [stillMoves(now, MOST)]);
  const left = now % HOUR_MS < MINUTE_MS ? await accountsLeft(ports, now, MOST) : [];
  for (const accountId of new Set([...rows.map(({ account_id }) => account_id as string), ...left])) {
    if (budget.isSpent) break;
    if (await wakeMover(ports, accountId)) moversWoken += 1;
  }
  return { moversWoken };
};
