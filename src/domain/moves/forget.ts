import { ENDED } from "../../db/schema/account-moves.ts";
import { run, sql } from "../../db/statement.ts";
import { FORWARDED_MS, fenceOf, type Move, type MovePorts, moveTable, type Next } from "./move.ts";

const left = (move: Move) => [
  sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", move.accountId, fenceOf(move)),
  sql(
    "DELETE FROM arriving WHERE account_id = ? AND move_id = ? AND tbl = ?",
    move.accountId,
    move.id,
    ENDED,
  ),
];

/** Takes down what former moves have left, which no message and no late step can meet any more. */
export const forget = async (ports: MovePorts, accountId: string): Promise<Next> => {
  const [rows] = await run(ports.directory, [
    sql(
      `SELECT ${moveTable.columns} FROM account_moves INDEXED BY account_moves_of_account
       WHERE account_id = ? AND state IN ('DONE', 'CANCELLED') ORDER BY rowid DESC LIMIT 20`,
      accountId,
    ),
  ]);
  const now = ports.clock.now();
  const waiting: number[] = [];
  for (const move of rows!.map(moveTable.decode)) {
    const waits = move.changedAt + FORWARDED_MS - now;
    if (waits > 0) waiting.push(waits);
    else {
      const bound = [move.fromShard, move.toShard].filter((name) => ports.shardNames.includes(name));
      for (const name of bound) await run(ports.shard(name), left(move));
    }
  }
  return waiting.length > 0 ? Math.min(...waiting) : null;
};
