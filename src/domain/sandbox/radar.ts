import { type Row, run, sql } from "../../db/statement.ts";
import { spaceOf } from "../../lib/id.ts";
import { accountBoard, type ChangedObject, cityBoard, launchBoard } from "../../ports/match-board.ts";
import { type Filling, shardOf } from "./filling.ts";

/** All objects of the accounts, with their owners. */
const OBJECTS = `SELECT 'property' AS kind, id, account_id FROM properties WHERE account_id IN (SELECT value FROM json_each(?1))
  UNION ALL SELECT 'lead', id, account_id FROM leads WHERE account_id IN (SELECT value FROM json_each(?1))`;

const changedOf = (row: Row, shard: string): ChangedObject => ({
  kind: row.kind as ChangedObject["kind"],
  id: row.id as string,
  accountId: row.account_id as string,
  shard,
});

/** Has Radar pair the objects now, instead of within seconds, because partnerships need opportunities. */
export const pairEverything = async (filling: Filling): Promise<void> => {
  const { ctx, live, ids, data } = filling;
  const [rows = []] = await run(
    shardOf(filling),
    [sql(OBJECTS, JSON.stringify(Object.values(ids)))],
    ctx.meter,
  );
  const changed = rows.map((row) => changedOf(row, live.shard));
  const space = spaceOf(ids.own);
  const shared = data.cityIds.flatMap((cityId) => [cityBoard(cityId, space), launchBoard(cityId, space)]);
  const own = accountBoard(ids.own);
  const settle = async (name: string, objects: readonly ChangedObject[]): Promise<void> => {
    const board = ctx.board(name);
    await board.tell(name, objects);
    await board.settle(name);
  };
  await Promise.all([
    ...shared.map((name) => settle(name, changed)),
    settle(
      own,
      changed.filter(({ accountId }) => accountId === ids.own),
    ),
  ]);
};
