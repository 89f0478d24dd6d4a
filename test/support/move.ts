import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { backoffice, type TestAccount } from "./api.ts";
import { query } from "./query.ts";
import { moveClock } from "./time.ts";

/** The database from which an account moves to the only bound database. */
const ELSEWHERE = "DB_S1";

/** Records the account as stored in a second database, which this deployment does not bind. */
export const placeElsewhere = ({ accountId }: TestAccount): Promise<unknown> =>
  run(env.DB, [
    // The moves and new accounts of other tests would take up all the room.
    sql("DELETE FROM account_moves WHERE account_id <> ?", accountId),
    sql("UPDATE accounts SET created_at = 0 WHERE id <> ?", accountId),
    // Another test may have closed the database.
    sql("DELETE FROM shards WHERE name = 'DB'"),
    sql("UPDATE accounts SET shard = ? WHERE id = ?", ELSEWHERE, accountId),
  ]);

/** Plans a move of the account. @returns its id */
export const aMove = async (account: TestAccount): Promise<string> => {
  await placeElsewhere(account);
  const { body } = await backoffice.post(`${account.path}/moves`, { to: "DB" });
  return body.data.id as string;
};

/** A move of the account that its mover does not know of. */
export const anUnannouncedMove = async ({ accountId }: TestAccount): Promise<void> => {
  const now = Date.now();
  await run(env.DB, [
    sql("DELETE FROM account_moves"),
    sql(
      `INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
       VALUES (?, ?, 'DB', ?, 'PLANNED', ?, ?)`,
      newId("move"),
      accountId,
      ELSEWHERE,
      now,
      now,
    ),
  ]);
  moveClock(2 * MINUTE_MS);
};

/** Ends the moves to databases that this deployment does not bind, and with them their movers. */
export const leaveNoMoves = async (): Promise<void> => {
  const moves = await query`DELETE FROM account_moves RETURNING account_id`;
  for (const { account_id } of moves as { account_id: string }[])
    await runInDurableObject(env.ACCOUNT_MOVER.getByName(account_id), (_, { storage }) =>
      storage.deleteAlarm(),
    );
};
