import { setTimeout as pause } from "node:timers/promises";
import { DIRECTORY, sql } from "../../src/db/statement.ts";
import { CLEAN_AFTER_MS, type Move, moveTable } from "../../src/domain/moves/move.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { sender } from "../stage/accounts.ts";
import { retryOnce } from "../stage/connection.ts";
import { runSql } from "../stage/database.ts";
import { BACKOFFICE_TOKEN, type Runtime } from "../stage/runtime.ts";

/** A look takes some milliseconds; an account is closed for some twenty. */
const LOOK_MS = 1;

/** In addition to the directory's database, from which a grown deployment moves its accounts. */
export const SHARDS = ["DB_S1", "DB_S2"] as const;

const ROUND: readonly string[] = [...SHARDS, DIRECTORY];

/** In each round, an account enters and leaves every database. */
export const nextAfter = (shard: string): string => ROUND[(ROUND.indexOf(shard) + 1) % ROUND.length]!;

export const operatorOf = ({ urls }: Runtime) => sender(urls.service, "/backoffice", BACKOFFICE_TOKEN);

/** Begins a move of the account, or continues the one to the same database. */
export const beginMove = async (runtime: Runtime, accountId: string, to: string): Promise<void> => {
  await operatorOf(runtime)("POST", `/accounts/${accountId}/moves`, { to });
};

export const movesOf = async (runtime: Runtime, accountId: string): Promise<Move[]> => {
  const text = `SELECT ${moveTable.columns} FROM account_moves WHERE account_id = ? ORDER BY rowid`;
  const [rows] = await runSql(runtime, [sql(text, accountId)]);
  return rows!.map(moveTable.decode);
};

export const lastMove = async (runtime: Runtime, accountId: string): Promise<Move> => {
  const move = (await movesOf(runtime, accountId)).at(-1);
  if (!move) throw new Error("There is no move.");
  return move;
};

export const isEnded = ({ state }: Move): boolean => state === "DONE" || state === "CANCELLED";

/** Lets the time pass during which a move keeps the old rows, and wakes the mover as the sweep does. */
export const passTime = async (runtime: Runtime, accountId: string): Promise<void> => {
  const passed = CLEAN_AFTER_MS + 2 * MINUTE_MS;
  const statement = sql(
    "UPDATE account_moves SET changed_at = changed_at - ?1 WHERE account_id = ?2 AND state = 'CLEANING' AND changed_at > ?3",
    passed,
    accountId,
    Date.now() - CLEAN_AFTER_MS,
  );
  await retryOnce(() => runSql(runtime, [statement]));
  await operatorOf(runtime)("POST", "/jobs/moves");
};

/** Looks at the move until it has the wanted state, or has ended. @throws Error if that takes too long */
export const untilMove = async (
  runtime: Runtime,
  accountId: string,
  isSo: (move: Move) => boolean | Promise<boolean>,
  limitMs = 10 * MINUTE_MS,
): Promise<Move> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(LOOK_MS)) {
    const move = await lastMove(runtime, accountId);
    if (isEnded(move) || (await isSo(move))) return move;
  }
  throw new Error(`The move stands still: ${JSON.stringify(await lastMove(runtime, accountId))}`);
};
