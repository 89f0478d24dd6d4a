import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { boardsThere } from "../../../src/domain/radar/board-list.ts";
import { accountBoard, cityBoard, launchBoard } from "../../../src/ports/match-board.ts";
import { RadarStage, radarOnTwoShards } from "../../support/radar-stage.ts";

const launchIn = async (stage: RadarStage, developer: Account) => {
  const launch = await stage.property(developer, { kind: "DEVELOPMENT" });
  await tellChange(stage, launchBoard(stage.cities[0]!), developer, launch.id);
  return launch;
};

/** Notifies only a city's board of a property. */
const tellChange = (stage: RadarStage, board: string, account: Account, id: string): Promise<void> =>
  stage.board(board).tell(board, [stage.changed("property", account, id)]);

const isThere = async (board: string): Promise<boolean> => (await boardsThere(env.DB, [board])).has(board);

/** The clients of a board. */
const clientsOf = (board: string): Promise<unknown[]> =>
  runInDurableObject(env.MATCH_BOARD.getByName(board), (_, { storage }) =>
    storage.sql
      .exec("SELECT id FROM wishes ORDER BY id")
      .toArray()
      .map(({ id }) => id),
  );

it("a city's board gathers the clients of its city from all shards when its first offer comes", async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const ours = await stage.account();
  const theirs = await stage.account({ shard: "DB_S1" });
  const leads = [await stage.lead(ours), await stage.lead(theirs)].map(({ id }) => id);
  const elsewhere = [{ cityId: stage.cities[1]!, neighborhoodSlug: null, neighborhood: null }];
  await stage.lead(ours, { interest: stage.interest({ locations: elsewhere }) });
  await stage.lead(theirs, { radar: "NONE" });
  await launchIn(stage, developer);
  await stage.settle();
  const board = launchBoard(stage.cities[0]!);
  expect(await clientsOf(board)).toEqual(leads.sort());
  expect((await stage.rows("matches")).map(({ lead_id }) => lead_id).sort()).toEqual(leads);
  expect(await isThere(board)).toBe(true);
});

it("a city's board gathers only clients that partners may see for shared listings", async () => {
  const { stage, ours, theirs } = await radarOnTwoShards();
  const shared = await stage.lead(theirs, { sharedToNetwork: true });
  await stage.lead(theirs);
  const property = await stage.property(ours, { sharedToNetwork: true });
  const board = cityBoard(stage.cities[0]!);
  await tellChange(stage, board, ours, property.id);
  await stage.settle();
  expect(await clientsOf(board)).toEqual([shared.id]);
  expect((await stage.rows("matches")).map(({ side }) => side)).toEqual(["property", "client"]);
});

it("a city's board that dies while it gathers continues", async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const account = await stage.account({ shard: "DB_S1" });
  const { id } = await stage.lead(account);
  await launchIn(stage, developer);
  const board = launchBoard(stage.cities[0]!);
  for (let at = 0; at < 12; at += 1)
    for (const when of ["before", "after"] as const) await stage.workAndDie(board, at, when);
  await stage.settle();
  expect(await clientsOf(board)).toEqual([id]);
});

it("a city's board closes at its audit after its last launch, and gathers again for the next", async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const account = await stage.account();
  const { id } = await stage.lead(account);
  const launch = await launchIn(stage, developer);
  await stage.settle();
  const board = launchBoard(stage.cities[0]!);
  await stage.write("DB", propertyTable.update({ radar: "NONE" }, "id = ?", [launch.id]));
  await tellChange(stage, board, developer, launch.id);
  await stage.settle();
  expect([await isThere(board), await clientsOf(board)]).toEqual([true, [id]]);
  expect(await stage.board(board).audit(board)).toBe(0);
  expect([await isThere(board), await clientsOf(board)]).toEqual([false, []]);
  await launchIn(stage, developer);
  await stage.settle();
  expect([await isThere(board), await clientsOf(board)]).toEqual([true, [id]]);
  expect(await stage.rows("matches")).toHaveLength(1);
});

it("a city's board stays while a partner keeps a match of it that may change", async () => {
  const stage = await RadarStage.open();
  const ours = await stage.account();
  const theirs = await stage.account();
  const lead = await stage.lead(theirs, { sharedToNetwork: true });
  const property = await stage.property(ours, { sharedToNetwork: true });
  const board = cityBoard(stage.cities[0]!);
  await tellChange(stage, board, ours, property.id);
  await stage.settle();
  for (const row of await stage.rows("matches")) await stage.touch(row);
  await stage.notify("lead", theirs, lead.id);
  await stage.write("DB", propertyTable.update({ radar: "NONE" }, "id = ?", [property.id]));
  await tellChange(stage, board, ours, property.id);
  await stage.settle();
  await stage.board(board).audit(board);
  expect([await isThere(board), await clientsOf(board)]).toEqual([true, [lead.id]]);
});

it("a city's board is not audited while it holds only one side", async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  await launchIn(stage, developer);
  await stage.settle();
  const board = launchBoard(stage.cities[0]!);
  expect(await stage.board(board).audit(board)).toBe(0);
  expect(await stage.board(board).settle(board)).toBe(true);
  expect(await isThere(board)).toBe(true);
});

it("a city's board is not created by clients, whatever cities they name", async () => {
  const stage = await RadarStage.open();
  const account = await stage.account();
  const cityIds = Array.from({ length: 30 }, (_, at) => `${stage.cities[0]}-${at}`);
  const locations = cityIds.map((cityId) => ({ cityId, neighborhoodSlug: null, neighborhood: null }));
  const interest = stage.interest({ locations });
  for (let made = 0; made < 3; made += 1) await stage.lead(account, { interest, sharedToNetwork: true });
  const own = accountBoard(account.id);
  await stage.board(own).audit(own);
  await stage.settle();
  const names = cityIds.flatMap((cityId) => [launchBoard(cityId), cityBoard(cityId)]);
  expect((await boardsThere(env.DB, [own, ...names])).size).toBe(1);
  const woken = names.map((name) =>
    runInDurableObject(
      env.MATCH_BOARD.getByName(name),
      (_, { storage }) => storage.sql.exec("SELECT * FROM memory").toArray().length,
    ),
  );
  expect(await Promise.all(woken)).toEqual(names.map(() => 0));
});
