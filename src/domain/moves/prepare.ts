import { ENDED } from "../../db/schema/account-moves.ts";
import { run, sql } from "../../db/statement.ts";
import { isSandbox } from "../../lib/id.ts";
import { logger } from "../../lib/logger.ts";
import { emptySome } from "./clean.ts";
import { placeAt } from "./copy.ts";
import { keptBy } from "./estimate.ts";
import { AT_ONCE, changeMove, fenceOf, type Move, type MovePorts, type Next, readPlace } from "./move.ts";
import { TABLES } from "./row-pages.ts";

/** Ends a move that cannot continue: the account stays where it is. */
export const callOff = async (ports: MovePorts, move: Move, error: string): Promise<Next> => {
  const isOurs = await changeMove(ports, move, { cancelAt: ports.clock.now(), error });
  if (isOurs) logger.error("move called off", { accountId: move.accountId, move: move.id, error });
  return AT_ONCE;
};

const lastMigration = sql("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1");

/**
 * An account whose rows were lost stays where its restore looks for it. A sandbox moves all the same, and is recreated
 * in the new database.
 * @returns why the account cannot move; null if it can
 */
const obstacle = async ({ directory, shardNames, shard }: MovePorts, move: Move): Promise<string | null> => {
  const { accountId, fromShard, toShard } = move;
  if (![fromShard, toShard].every((name) => shardNames.includes(name))) return "A database is not bound.";
  const [[account], ...migrations] = await Promise.all([
    run(directory, [sql("SELECT shard FROM accounts WHERE id = ?", accountId)]).then(([rows]) => rows!),
    ...[fromShard, toShard].map(async (name) => (await run(shard(name), [lastMigration]))[0]![0]?.name),
  ]);
  if (account?.shard !== fromShard) return "The account lies elsewhere.";
  if (migrations[0] !== migrations[1]) return "The databases have different migrations.";
  const [rows] = await run(shard(fromShard), [keptBy({ accountId })]);
  if (rows!.length > 0) return null;
  if (!isSandbox(accountId)) return "The account has no rows in its database.";
  await run(directory, [
    sql("UPDATE accounts SET sandbox_filled_at = NULL, sandbox_reset_at = NULL WHERE id = ?", accountId),
  ]);
  return null;
};

/** Starts noting changes. @returns false if another fence closes the account, such as a restore's */
const openFence = async (ports: MovePorts, move: Move): Promise<boolean> => {
  const { accountId, id, fromShard, toShard } = move;
  const own = `${id}#`;
  const [, rows] = await run(ports.shard(fromShard), [
    sql(
      `INSERT INTO moving (account_id, move_id, state, to_shard) SELECT ?1, ?2, 'COPYING', ?3
       WHERE NOT EXISTS (SELECT 1 FROM arriving WHERE account_id = ?1 AND move_id = ?5 AND tbl = '${ENDED}')
       ON CONFLICT (account_id) DO UPDATE SET move_id = ?2, state = 'COPYING', to_shard = ?3
         WHERE substr(move_id, 1, length(?4)) <> ?4 AND state <> 'FROZEN'`,
      accountId,
      fenceOf(move),
      toShard,
      own,
      id,
    ),
    sql(
      "SELECT 1 FROM moving WHERE account_id = ? AND substr(move_id, 1, ?) = ?",
      accountId,
      own.length,
      own,
    ),
  ]);
  return rows!.length === 1;
};

/** Sets both fences: in the new database only the move writes, in the old one changes are noted. */
export const prepare = async (ports: MovePorts, move: Move): Promise<Next> => {
  const { accountId, id, toShard } = move;
  const why = await obstacle(ports, move);
  if (why !== null) return callOff(ports, move, why);
  const to = ports.shard(toShard);
  await run(to, [
    sql(
      `INSERT INTO arriving (account_id, move_id, tbl, after) VALUES (?1, ?2, '', '[]')
       ON CONFLICT (account_id) DO UPDATE SET move_id = ?2, tbl = '', after = '[]' WHERE move_id <> ?2`,
      accountId,
      id,
    ),
    // If this statement comes late, the move has ended and the account is open here.
    sql(
      `INSERT INTO moving (account_id, move_id, state, to_shard) SELECT ?1, ?2, 'FROZEN', ?3
       WHERE EXISTS (SELECT 1 FROM arriving WHERE account_id = ?1 AND move_id = ?2 AND tbl = '')
       ON CONFLICT (account_id) DO UPDATE SET move_id = ?2, state = 'FROZEN', to_shard = ?3 WHERE move_id <> ?2`,
      accountId,
      id,
      toShard,
    ),
  ]);
  if ((await readPlace(to, move))?.tbl === "") {
    if (await emptySome(ports, move)) return AT_ONCE;
    if (!(await openFence(ports, move)))
      return callOff(ports, move, "The account is closed by somebody else.");
    const first = placeAt(TABLES[0]!);
    await run(to, [
      sql(
        "UPDATE arriving SET tbl = ?, after = ? WHERE account_id = ? AND move_id = ? AND tbl = ''",
        first.tbl,
        first.after,
        accountId,
        id,
      ),
    ]);
  }
  await changeMove(ports, move, { state: "COPYING" });
  return AT_ONCE;
};
