import { type AllDatabases, run, sql } from "../db/statement.ts";
import { accountsWithLeftovers } from "../domain/moves/accounts-with-leftovers.ts";
import { stalledMoves } from "../domain/moves/move.ts";
import { RELIEF, wakeMover } from "../domain/moves/wake.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../lib/clock.ts";
import type { AccountMoverPort } from "../ports/account-mover.ts";
import { Budget } from "./budget.ts";

/** The most of each kind in one run; the next run takes the others. */
const MAX_MOVES = 500;

interface MoveSweepPorts extends AllDatabases {
  readonly clock: Clock;
  mover(accountId: string): Pick<AccountMoverPort, "wake">;
}

/** The movers of the databases whose next accounts are to be moved out, named as an account would be. */
const RELIEVED = sql(`SELECT '${RELIEF}' || name AS account_id FROM shards WHERE relieve_to IS NOT NULL`);

/**
 * Wakes movers whose alarm the platform has lost, or that were never notified of their move; once an hour also those
 * that have not removed what an old move has left.
 */
export const sweepMoves = async (
  ports: MoveSweepPorts,
  now: number,
  budget = new Budget(ports.clock),
): Promise<{ moversWoken: number }> => {
  let moversWoken = 0;
  const [rows = [], relieved = []] = await run(ports.directory, [stalledMoves(now, MAX_MOVES), RELIEVED]);
  const left = now % HOUR_MS < MINUTE_MS ? await accountsWithLeftovers(ports, now, MAX_MOVES) : [];
  const moverNames = [...rows, ...relieved].map(({ account_id }) => account_id as string);
  for (const accountId of new Set([...moverNames, ...left])) {
    if (budget.isSpent) break;
    if (await wakeMover(ports, accountId)) moversWoken += 1;
  }
  return { moversWoken };
};
