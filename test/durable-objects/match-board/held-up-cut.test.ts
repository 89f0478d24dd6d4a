import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { partNamed, partOf } from "../../../durable-objects/match-board/part.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { launchBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, twoShards } from "../../support/radar-stage.ts";
import { Cuts } from "../../support/small-boards.ts";

const CLIENTS = 8;

const namesIn = (board: string, text: string): Promise<string[]> =>
  runInDurableObject(env.MATCH_BOARD.getByName(board), (_, { storage }) =>
    storage.sql
      .exec<{ id: string }>(text)
      .toArray()
      .map(({ id }) => id),
  );

const clientsIn = (board: string) => namesIn(board, "SELECT id FROM wishes ORDER BY id");

/** Launches of a city, and clients of two accounts, one of which is closed when another launch comes. */
const aCity = async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const near = await stage.account();
  const closed = await stage.account({ shard: "DB_S1" });
  const board = launchBoard(stage.cities[0]!);
  const publish = async (): Promise<string> => {
    const { id } = await stage.property(developer, { kind: "DEVELOPMENT" });
    await stage.board(board).tell(board, [stage.changed("property", developer, id)]);
    return id;
  };
  const client = async (account: Account): Promise<string> => {
    const { id } = await stage.lead(account);
    await stage.board(board).tell(board, [stage.changed("lead", account, id)]);
    return id;
  };
  const first = await publish();
  const clientsOf = new Map<Account, string[]>([
    [near, []],
    [closed, []],
  ]);
  for (const [account, ids] of clientsOf)
    for (let made = 0; made < CLIENTS; made += 1) ids.push(await client(account));
  await stage.settle();
  await stage.write(
    "DB_S1",
    sql(
      "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, 'move', 'FROZEN', 'DB_S1')",
      closed.id,
    ),
  );
  const second = await publish();
  await stage.settle();
  return { stage, near, closed, board, client, clientsOf, first, second };
};

const openAgain = (stage: RadarStage, { id }: Account) =>
  stage.write("DB_S1", sql("DELETE FROM moving WHERE account_id = ?", id));

it("a cut moves all clients except those with a pair that waits for a closed account, and ends when the account is open", async () => {
  const { stage, near, closed, board, client, clientsOf, first, second } = await aCity();
  const before = await stage.rows("matches");
  expect(before).toHaveLength(3 * CLIENTS);
  new Cuts().allow(1);
  await stage.settle();
  expect(stage.parts).toHaveLength(1);
  const [half] = stage.parts as [string];
  const isForeign = (id: string) => partOf(id, partNamed(board), 1) !== null;
  const theirs = clientsOf.get(near)!.filter(isForeign);
  const ours = clientsOf.get(closed)!;
  expect(await clientsIn(half)).toEqual([...theirs].sort());
  expect(await clientsIn(board)).toEqual(expect.arrayContaining([...ours].sort()));
  // Everything else continues: a new client comes to its part, and an audit finds what nobody has reported.
  for (let made = 0; made < 4; made += 1) clientsOf.get(near)!.push(await client(near));
  await stage.write(
    "DB",
    propertyTable.update({ salePriceCents: 9e11, updatedAt: Date.now() }, "id = ?", [first]),
  );
  await stage.board(board).audit(board);
  await stage.settle();
  const pairsOf = async () =>
    (await stage.rows("matches")).map((row) => `${row.lead_id} ${row.property_id}`).sort();
  const hadBefore = ours.map((id) => `${id} ${first}`);
  const all = (ids: readonly string[]) => ids.map((id) => `${id} ${second}`);
  expect(await pairsOf()).toEqual([...all(clientsOf.get(near)!), ...hadBefore].sort());
  await openAgain(stage, closed);
  await stage.settle();
  const everybody = [...clientsOf.values()].flat();
  expect(await pairsOf()).toEqual(all(everybody).sort());
  expect(await clientsIn(half)).toEqual(everybody.filter(isForeign).sort());
  expect(await clientsIn(board)).toEqual(everybody.filter((id) => !isForeign(id)).sort());
  expect(await namesIn(board, "SELECT value AS id FROM memory WHERE name = 'cuts'")).toEqual(["1"]);
  const kept = before.filter((row) => row.account_id === near.id && row.property_id === second);
  expect(await stage.rows("matches")).toEqual(expect.arrayContaining(kept));
});

it("a part has learned all that it can even if a client that it took has no rows", async () => {
  const { stage, board, closed, clientsOf } = await aCity();
  await openAgain(stage, closed);
  await stage.write(
    "DB_S1",
    sql("DELETE FROM leads WHERE account_id = ?", closed.id),
    sql("DELETE FROM portfolios WHERE account_id = ?", closed.id),
  );
  const taken = { ...stage.changed("lead", closed, clientsOf.get(closed)![0]!), quiet: false };
  await runInDurableObject(env.MATCH_BOARD.getByName(board), async (_, state) => {
    const object = new MatchBoard(state, twoShards());
    expect(await object.take(board, [taken])).toBe(false);
    await object.settle(board);
    expect(await object.take(board, [])).toBe(true);
  });
});
