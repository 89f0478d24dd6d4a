import { expect, it } from "vitest";
import { cityBoard, launchBoard } from "../../../src/ports/match-board.ts";
import { leaveFirstFormula } from "../../support/first-formula.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { Cuts, makeBoardsSmall } from "../../support/small-boards.ts";

/** Boards have room for this many plain wishes. */
const CAPACITY = 6;

it.each([
  ["launches", launchBoard, { kind: "DEVELOPMENT" }, "DEVELOPER"],
  ["network", cityBoard, { kind: "PROPERTY", sharedToNetwork: true }, "AGENCY"],
] as const)(
  "one account that fills a city's board of %s leaves others their matches",
  async (_, boardIn, offer, type) => {
    makeBoardsSmall(CAPACITY);
    const stage = await RadarStage.open();
    const publisher = await stage.account({ type });
    const much = await stage.account();
    const some = await stage.account({ shard: "DB_S1" });
    const few = await stage.account();
    const board = boardIn(stage.cities[0]!);
    const property = await stage.property(publisher, offer);
    await stage.board(board).tell(board, [stage.changed("property", publisher, property.id)]);
    const addClients = async (account: typeof much, count: number) => {
      for (let made = 0; made < count; made += 1) {
        const { id } = await stage.lead(account, { sharedToNetwork: true });
        await stage.board(board).tell(board, [stage.changed("lead", account, id)]);
      }
      await stage.settle();
    };
    const matchesOf = async (): Promise<number[]> => {
      const rows = await stage.rows("matches");
      return [much, some, few].map(({ id }) => rows.filter(({ account_id: of }) => of === id).length);
    };
    await addClients(much, CAPACITY + 4);
    const filled = await matchesOf();
    await addClients(some, 2);
    await addClients(few, 1);
    expect([filled, await matchesOf()]).toEqual([
      [CAPACITY, 0, 0],
      [CAPACITY - 3, 2, 1],
    ]);
    await stage.audit();
    await stage.settle();
    expect(await matchesOf()).toEqual([CAPACITY - 3, 2, 1]);
  },
);

it("one account that fills the parts of a board leaves others their matches in each of them", async () => {
  makeBoardsSmall(CAPACITY);
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const much = await stage.account();
  const few = await stage.account({ shard: "DB_S1" });
  const board = launchBoard(stage.cities[0]!);
  const launch = await stage.property(developer, { kind: "DEVELOPMENT" });
  await stage.board(board).tell(board, [stage.changed("property", developer, launch.id)]);
  const addClients = async (account: typeof much, count: number) => {
    const changed = [];
    for (let made = 0; made < count; made += 1)
      changed.push(stage.changed("lead", account, (await stage.lead(account)).id));
    await stage.board(board).tell(board, changed);
    await stage.settle();
  };
  await addClients(much, CAPACITY);
  new Cuts().allow(1);
  await stage.settle();
  expect(stage.parts).toHaveLength(1);
  // Enough to fill each part, however the hash divides them.
  await addClients(much, 10 * CAPACITY);
  const full = await stage.rows("matches");
  // At most half of a part, even if the hash puts all of them into one.
  await addClients(few, CAPACITY / 2);
  const rows = await stage.rows("matches");
  const ofMuch = rows.filter(({ account_id: id }) => id === much.id);
  expect([full.length, rows.length, ofMuch.length]).toEqual([2 * CAPACITY, 2 * CAPACITY, 1.5 * CAPACITY]);
});

it("a client dropped before the audit of a new formula loses every pair that the previous one had kept", async () => {
  makeBoardsSmall(CAPACITY);
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const much = await stage.account();
  const few = await stage.account({ shard: "DB_S1" });
  const board = launchBoard(stage.cities[0]!);
  const good = await stage.property(developer, { kind: "DEVELOPMENT" });
  const poor = await stage.property(developer, { kind: "DEVELOPMENT", bedrooms: 0 });
  for (const { id } of [good, poor])
    await stage.board(board).tell(board, [stage.changed("property", developer, id)]);
  const addClient = async (account: typeof much) => {
    const { id } = await stage.lead(account);
    await stage.board(board).tell(board, [stage.changed("lead", account, id)]);
    await stage.settle();
  };
  for (let made = 0; made < CAPACITY; made += 1) await addClient(much);
  await leaveFirstFormula(stage, good.id, [poor.id]);
  await addClient(few);
  const kept = Map.groupBy(await stage.rows("matches"), (row) => row.account_id);
  const clients = kept.get(much.id)!.map(({ lead_id: id }) => id);
  expect(new Set(clients).size).toBe(CAPACITY - 1);
  expect(clients).toHaveLength(2 * (CAPACITY - 1));
  expect(kept.get(few.id)!.map(({ property_id: id }) => id)).toEqual([good.id]);
});
