import { type Database, run } from "../db/statement.ts";
import { stillMoves } from "../domain/moves/move.ts";
import { wakeMover } from "../domain/moves/wake.ts";
import type { Clock } from "../lib/clock.ts";
import type { AccountMoverPort } from "../ports/account-mover.ts";
import { Budget } from "./budget.ts";

/** Moves of one run; the next run takes the others. */
const MOST = 500;

interface MoveSweepPorts {
  readonly clock: Clock;
  readonly directory: Database;
  mover(accountId: string): Pick<AccountMoverPort, "wake">;
}

/** Wakes movers whose alarm the platform has lost, or that were never told of their move. */
export const sweepMoves = async (
  ports: MoveSweepPorts,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ moversWoken: number }> => {
  let moversWoken = 0;
  const [rows = []] = await run(ports.directory, [stillMoves(now, MOST)]);
  for (const { account_id: accountId } of rows) {
    if (budget.isSpent) break;
    if (await wakeMover(ports, accountId as string)) moversWoken += 1;
  }
  return { moversWoken };
};
