import { ENDED } from "../../db/schema/account-moves.ts";
import { type AllDatabases, run, sql } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { FORWARDED_MS, MOVE_OF_FENCE } from "./move.ts";

const MOVES = `SELECT ${MOVE_OF_FENCE} AS id FROM moving WHERE state = 'GONE'
  UNION SELECT move_id FROM arriving WHERE tbl = '${ENDED}'`;

const movesIn = async (ports: AllDatabases, name: string): Promise<string[]> => {
  try {
    const [rows = []] = await run(ports.shard(name), [sql(MOVES)]);
    return rows.map(({ id }) => id as string);
  } catch (error) {
    logger.warn("moves not found", { shard: name, failure: failureOf(error) });
    return [];
  }
};

/** Accounts whose moves ended long ago, but left a fence or a mark in some database. */
export const accountsWithLeftovers = async (
  ports: AllDatabases,
  now: number,
  limit: number,
): Promise<string[]> => {
  const found = await Promise.all(ports.shardNames.map((name) => movesIn(ports, name)));
  if (found.flat().length === 0) return [];
  const [rows = []] = await run(ports.directory, [
    sql(
      `SELECT DISTINCT account_id FROM account_moves
       WHERE id IN (SELECT value FROM json_each(?)) AND state IN ('DONE', 'CANCELLED') AND changed_at <= ? LIMIT ?`,
      JSON.stringify([...new Set(found.flat())]),
      now - FORWARDED_MS,
      limit,
    ),
  ]);
  return rows.map(({ account_id }) => account_id as string);
};
