import { guard } from "../db/plan.ts";
import { selectBy } from "../db/prepared.ts";
import { arriving, ENDED, moving } from "../db/schema/account-moves.ts";
import { type Database, type Meter, run, type Statement, sql, unlessThere } from "../db/statement.ts";
import { tableOf } from "../db/table.ts";
import type { Restore } from "../domain/backups/stored.ts";

/** The progress of a restore in its account's database: written with each of its steps. */
export interface RestoreProgress {
  readonly stage: "checking" | "emptying" | "loading" | "telling";
  readonly after: readonly [part: number, line: number];
}

export interface Place {
  readonly db: Database;
  readonly own: Restore;
  readonly meter: Meter;
}

const FENCE = "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, ?, 'FROZEN', ?)";

const fenceOf = selectBy(moving, ["accountId"]);

const placeIn = selectBy(arriving, ["accountId", "moveId"]);

const arrivingTable = tableOf(arriving);

const fenceStatement = ({ accountId, id, shard }: Restore): Statement => sql(FENCE, accountId, id, shard);

/**
 * From here on nobody writes rows of the account.
 * @returns whether the fence is this restore's: while the account moves it is the move's
 */
export const close = async ({ db, own, meter }: Place): Promise<boolean> => {
  const [, rows = []] = await run(
    db,
    [unlessThere(fenceStatement(own)), fenceOf({ accountId: own.accountId })],
    meter,
  );
  return rows[0]?.move_id === own.id;
};

const progressStatement = ({ accountId, id }: Restore, { stage, after }: RestoreProgress): Statement =>
  sql(
    `INSERT INTO arriving (account_id, move_id, tbl, after) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET move_id = excluded.move_id, tbl = excluded.tbl, after = excluded.after`,
    accountId,
    id,
    stage,
    JSON.stringify(after),
  );

/** The restore's progress, null if it has not begun or has ended; and whether the fence is still its own. */
export const readProgress = async ({
  db,
  own: { accountId, id },
  meter,
}: Place): Promise<{ reached: RestoreProgress | null; isClosed: boolean }> => {
  const [places, fences = []] = await run(
    db,
    [placeIn({ accountId, moveId: id }), fenceOf({ accountId })],
    meter,
  );
  const place = arrivingTable.first(places);
  const reached = place && {
    stage: place.tbl as RestoreProgress["stage"],
    after: place.after as unknown as RestoreProgress["after"],
  };
  return { reached, isClosed: fences[0]?.move_id === id };
};

/** Requires that the restore is where the step begins: of two simultaneous runs of a step, only one takes effect. */
const guardStep = ({ accountId, id }: Restore, from: RestoreProgress | null): Statement =>
  from === null
    ? guard(
        "stale",
        "NOT EXISTS (SELECT 1 FROM arriving WHERE account_id = ? AND tbl <> ?)",
        accountId,
        ENDED,
      )
    : guard(
        "stale",
        "EXISTS (SELECT 1 FROM arriving WHERE account_id = ? AND move_id = ? AND tbl = ? AND after = ?)",
        accountId,
        id,
        from.stage,
        JSON.stringify(from.after),
      );

/**
 * A step of the restore: the fence is lifted and closed within one transaction, so that nobody ever finds it open. The
 * last step leaves it open.
 * @param to null for the last step
 */
export const step = async (
  { db, own, meter }: Place,
  from: RestoreProgress | null,
  to: RestoreProgress | null,
  statements: readonly Statement[],
): Promise<void> => {
  const { accountId, id } = own;
  await run(
    db,
    [
      guard("stale", "EXISTS (SELECT 1 FROM moving WHERE account_id = ? AND move_id = ?)", accountId, id),
      guardStep(own, from),
      sql("DELETE FROM moving WHERE account_id = ?", accountId),
      ...statements,
      ...(to === null
        ? [sql("DELETE FROM arriving WHERE account_id = ?", accountId)]
        : [progressStatement(own, to), fenceStatement(own)]),
    ],
    meter,
  );
};

/** Opens an account to which nothing was done. */
export const reopen = async ({ db, own, meter }: Place): Promise<void> => {
  const mine = "account_id = ? AND move_id = ?";
  const tables = ["moving", "arriving"];
  await run(
    db,
    tables.map((table) => sql(`DELETE FROM ${table} WHERE ${mine}`, own.accountId, own.id)),
    meter,
  );
};
