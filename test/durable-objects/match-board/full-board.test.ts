import { expect, it, vi } from "vitest";
import { bytesOf, Room } from "../../../durable-objects/match-board/room.ts";
import { wishOf } from "../../../src/domain/radar/wish.ts";
import { cityBoard, launchBoard } from "../../../src/ports/match-board.ts";
import { leaveFirstFormula } from "../../support/first-formula.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { storedLead } from "../../support/stored-lead.ts";

/** Boards have room for so many plain wishes. */
const WISHES = 6;
const PLAIN = bytesOf({ wish: wishOf(storedLead())!, pins: new Set() });

const makeBoardsSmall = (): void => {
  vi.spyOn(Room.prototype, "lacks").mockImplementation(function (this: Room, more: number) {
    return this.bytes + more > WISHES * PLAIN;
  });
};

it.each([
  ["launches", launchBoard, { kind: "DEVELOPMENT" }, "DEVELOPER"],
  ["network", cityBoard, { kind: "PROPERTY", sharedToNetwork: true }, "AGENCY"],
] as const)(
  "one account that fills a city's board of %s leaves others their matches",
  async (_, boardIn, offer, type) => {
    makeBoardsSmall();
    const stage = await RadarStage.open();
    const publisher = await stage.account({ type });
    const [much, some, few] = [
      await stage.account(),
      await stage.account({ shard: "DB_S1" }),
      await stage.account(),
    ];
    const board = boardIn(stage.cities[0]!);
    const property = await stage.property(publisher, offer);
    await stage.board(board).tell(board, [stage.told("property", publisher, property.id)]);
    const tell = async (account: typeof much, count: number) => {
      for (let made = 0; made < count; made += 1) {
        const { id } = await stage.lead(account, { sharedToNetwork: true });
        await stage.board(board).tell(board, [stage.told("lead", account, id)]);
      }
      await stage.settle();
    };
    const matchesOf = async (): Promise<number[]> => {
      const rows = await stage.rows("matches");
      return [much, some, few].map(({ id }) => rows.filter(({ account_id: of }) => of === id).length);
    };
    await tell(much, WISHES + 4);
    const filled = await matchesOf();
    await tell(some, 2);
    await tell(few, 1);
    expect([filled, await matchesOf()]).toEqual([
      [WISHES, 0, 0],
      [WISHES - 3, 2, 1],
    ]);
    await stage.audit();
    await stage.settle();
    expect(await matchesOf()).toEqual([WISHES - 3, 2, 1]);
  },
);

it("a client that gives way before the audit of a new formula leaves with all that the one before had kept", async () => {
  makeBoardsSmall();
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const [much, few] = [await stage.account(), await stage.account({ shard: "DB_S1" })];
  const board = launchBoard(stage.cities[0]!);
  const [good, poor] = [
    await stage.property(developer, { kind: "DEVELOPMENT" }),
    await stage.property(developer, { kind: "DEVELOPMENT", bedrooms: 0 }),
  ];
  for (const { id } of [good, poor])
    await stage.board(board).tell(board, [stage.told("property", developer, id)]);
  const tell = async (account: typeof much) => {
    const { id } = await stage.lead(account);
    await stage.board(board).tell(board, [stage.told("lead", account, id)]);
    await stage.settle();
  };
  for (let made = 0; made < WISHES; made += 1) await tell(much);
  await leaveFirstFormula(stage, good.id, [poor.id]);
  await tell(few);
  const kept = Map.groupBy(await stage.rows("matches"), (row) => row.account_id);
  const clients = kept.get(much.id)!.map(({ lead_id: id }) => id);
  expect(new Set(clients).size).toBe(WISHES - 1);
  expect(clients).toHaveLength(2 * (WISHES - 1));
  expect(kept.get(few.id)!.map(({ property_id: id }) => id)).toEqual([good.id]);
});
