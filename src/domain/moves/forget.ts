import { ENDED } from "../../db/schema/account-moves.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import {
  FORWARDED_MS,
  fenceOf,
  MOVE_OF_FENCE,
  type Move,
  type MovePorts,
  moveTable,
  type Next,
} from "./move.ts";

/** The databases that the account has left or come to. */
const shardsOf = (accountId: string): Statement =>
  sql(
    `SELECT from_shard AS name FROM account_moves INDEXED BY account_moves_of_account WHERE account_id = ?1
     UNION SELECT to_shard FROM account_moves INDEXED BY account_moves_of_account WHERE account_id = ?1`,
    accountId,
  );

/** Moves whose fence or mark is in a database. */
const movesLeftIn = (accountId: string): Statement =>
  sql(
    `SELECT ${MOVE_OF_FENCE} AS id FROM moving WHERE account_id = ?1
     UNION SELECT move_id FROM arriving WHERE account_id = ?1 AND tbl = ?2`,
    accountId,
    ENDED,
  );

const removal = (move: Move): Statement[] => [
  sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", move.accountId, fenceOf(move)),
  sql(
    "DELETE FROM arriving WHERE account_id = ? AND move_id = ? AND tbl = ?",
    move.accountId,
    move.id,
    ENDED,
  ),
];

/** Removes what former moves have left, once no message and no late step can need it any more. */
export const forget = async (ports: MovePorts, accountId: string): Promise<Next> => {
  const [shards] = await run(ports.directory, [shardsOf(accountId)]);
  const bound = shards!.map(({ name }) => name as string).filter((name) => ports.shardNames.includes(name));
  const left = await Promise.all(bound.map((name) => run(ports.shard(name), [movesLeftIn(accountId)])));
  const ids = left.flat(2).map(({ id }) => id as string);
  if (ids.length === 0) return null;
  const [rows] = await run(ports.directory, [
    sql(
      `SELECT ${moveTable.columns} FROM account_moves
       WHERE id IN (SELECT value FROM json_each(?)) AND state IN ('DONE', 'CANCELLED')`,
      JSON.stringify([...new Set(ids)]),
    ),
  ]);
  const now = ports.clock.now();
  const waiting: number[] = [];
  for (const move of rows!.map(moveTable.decode)) {
    const waits = move.changedAt + FORWARDED_MS - now;
    if (waits > 0) waiting.push(waits);
    else for (const name of bound) await run(ports.shard(name), removal(move));
  }
  return waiting.length > 0 ? Math.min(...waiting) : null;
};
