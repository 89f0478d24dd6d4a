import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { MAX_SPLITS, partNamed, partOf, splitsBefore } from "../../../durable-objects/match-board/part.ts";
import { type Lead, leadTable } from "../../../src/db/schema/leads.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import type { Row } from "../../../src/db/statement.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { boardsThere } from "../../../src/domain/radar/board-list.ts";
import { launchBoard } from "../../../src/ports/match-board.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { RadarStage } from "../../support/radar-stage.ts";
import { Cuts, cutBoardsAt } from "../../support/small-boards.ts";

const CLIENTS = 12;
/** More than the cap per client and city (rules 26.16). */
const LAUNCHES = 53;

const heldIn = (board: string, table: "offers" | "wishes"): Promise<string[]> =>
  runInDurableObject(env.MATCH_BOARD.getByName(board), (_, { storage }) =>
    storage.sql
      .exec<{ id: string }>(`SELECT id FROM ${table} ORDER BY id`)
      .toArray()
      .map(({ id }) => id),
  );

/** How often the board, or the one that it was split from, was halved. */
const cutsOf = (board: string): Promise<number> =>
  runInDurableObject(env.MATCH_BOARD.getByName(board), (_, { storage }) => {
    const [row] = storage.sql
      .exec<{ value: string }>("SELECT value FROM memory WHERE name = 'cuts'")
      .toArray();
    return Number(row?.value ?? splitsBefore(partNamed(board)));
  });

const seenOf = async (stage: RadarStage) => [
  await stage.rows("matches"),
  await stage.rows("radar_windows"),
  await stage.rows("outbox"),
];

/** Launches of a city, more than a client's cap, and clients of two accounts in two shards who have acted on some. */
const aCity = async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const agencies = [await stage.account(), await stage.account({ shard: "DB_S1" })];
  const board = launchBoard(stage.cities[0]!);
  const launches: string[] = [];
  for (let made = 0; made < LAUNCHES; made += 1)
    launches.push((await stage.property(developer, { kind: "DEVELOPMENT" })).id);
  await stage.board(board).tell(
    board,
    launches.map((id) => stage.changed("property", developer, id)),
  );
  const clients: { account: Account; lead: Lead }[] = [];
  for (let made = 0; made < CLIENTS; made += 1) {
    const account = agencies[made % 2]!;
    clients.push({ account, lead: await stage.lead(account) });
  }
  const notifyOf = (some: typeof clients) =>
    stage.board(board).tell(
      board,
      some.map(({ account, lead }) => stage.changed("lead", account, lead.id)),
    );
  await stage.settle();
  const [acted] = await stage.rows("matches");
  await stage.touch(acted!);
  await notifyOf(clients);
  await stage.settle();
  return { stage, board, developer, launches, clients, notifyOf, acted: acted! };
};

it("a board that was never split asks no other board, and D1 no more often than before", async () => {
  const stage = await RadarStage.open();
  const developer = await stage.account({ type: "DEVELOPER" });
  const agency = await stage.account();
  const board = launchBoard(stage.cities[0]!);
  const changed = [
    stage.changed("property", developer, (await stage.property(developer, { kind: "DEVELOPMENT" })).id),
    stage.changed("lead", agency, (await stage.lead(agency)).id),
  ];
  await stage.board(board).tell(board, changed);
  await stage.settle();
  const { env: watched, calls } = faultyEnv(null, { DB: env.DB, MATCH_BOARD: env.MATCH_BOARD });
  await runInDurableObject(env.MATCH_BOARD.getByName(board), async (_, state) => {
    const object = new MatchBoard(state, watched);
    await object.tell(board, [{ ...changed[0]!, moved: true }]);
    await object.settle(board);
  });
  // Reads of accounts and objects, and the write of the pair.
  expect(calls).toEqual(["DB.all", "DB.batch", "DB.batch"]);
});

describe("a board that has outgrown its memory", () => {
  it("is split without changing, deleting or reporting a match", async () => {
    const { stage, board, launches, clients } = await aCity();
    const before = await seenOf(stage);
    expect(before[0]!.length).toBe(CLIENTS * 50 + 1);
    cutBoardsAt(4);
    await stage.settle();
    expect(await seenOf(stage)).toEqual(before);
    const parts = [board, ...stage.parts];
    expect(parts.length).toBeGreaterThanOrEqual(4);
    const clientsOf = await Promise.all(parts.map((part) => heldIn(part, "wishes")));
    expect(clientsOf.flat().sort()).toEqual(clients.map(({ lead }) => lead.id).sort());
    // Clients that hash alike stay together, however often their part is cut.
    const full = parts.filter((_, at) => clientsOf[at]!.length > 4);
    for (const part of full) expect(await cutsOf(part)).toBe(MAX_SPLITS);
    expect(full.length).toBeLessThan(2);
    for (const part of parts) expect(await heldIn(part, "offers")).toEqual([...launches].sort());
    expect((await boardsThere(env.DB, parts)).size).toBe(parts.length);
    await stage.audit();
    await stage.settle();
    expect(await seenOf(stage)).toEqual(before);
  });

  it("dies anywhere in a split, and neither loses nor repeats anything", async () => {
    const { stage, board, clients } = await aCity();
    const before = await seenOf(stage);
    cutBoardsAt(6);
    for (let at = 1; at <= 8; at += 1)
      for (const when of ["before", "after"] as const)
        for (const name of [board, ...stage.parts]) await stage.workAndDie(name, at, when);
    await stage.settle();
    expect(await seenOf(stage)).toEqual(before);
    const parts = [board, ...stage.parts];
    const held = (await Promise.all(parts.map((part) => heldIn(part, "wishes")))).flat();
    expect(await cutsOf(board)).toBeGreaterThan(0);
    expect(held.sort()).toEqual(clients.map(({ lead }) => lead.id).sort());
  });

  it("dies while clients move, and still finds changes to their matches", async () => {
    const { stage, board, developer, clients, acted } = await aCity();
    cutBoardsAt(6);
    // Its clients stay until the other half has all offers.
    await stage.board(board).settle(board);
    expect(await heldIn(board, "wishes")).toHaveLength(clients.length);
    for (const part of stage.parts) await stage.board(part).settle(part);
    await stage.workAndDie(board, 2, "before", "MATCH_BOARD.take");
    const held = await heldIn(board, "wishes");
    const isOnItsWay = ({ lead_id: id }: Row) => !held.includes(id as string);
    const before = await stage.rows("matches");
    const lapsing = before.find((row) => isOnItsWay(row) && row.property_id !== acted.property_id);
    const lapsed = lapsing?.property_id as string;
    await stage.write("DB", propertyTable.update({ radar: "NONE" }, "id = ?", [lapsed]));
    await stage.board(board).tell(board, [stage.changed("property", developer, lapsed)]);
    await stage.settle();
    const after = await stage.rows("matches");
    expect(after.filter(({ property_id: id }) => id === lapsed)).toEqual([]);
    expect(after).toHaveLength(CLIENTS * 50 + 1);
    expect(held.length).toBeLessThan(clients.length);
  });

  it("reports changes during the split, and findings of an audit, to every part", async () => {
    const { stage, board, developer, launches, clients } = await aCity();
    cutBoardsAt(6);
    await stage.workAndDie(board, 1, "before", "MATCH_BOARD.take");
    const changed = await stage.property(developer, { kind: "DEVELOPMENT" });
    await stage.board(board).tell(board, [stage.changed("property", developer, changed.id)]);
    const fresh: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      const { account } = clients[made]!;
      const { id } = await stage.lead(account);
      fresh.push(id);
      await stage.board(board).tell(board, [stage.changed("lead", account, id)]);
      await stage.workAndDie(board, made, "before");
    }
    await stage.settle();
    for (const part of [board, ...stage.parts])
      expect(await heldIn(part, "offers")).toEqual([...launches, changed.id].sort());
    const unnotified = await stage.property(developer, { kind: "DEVELOPMENT" });
    await stage.audit();
    await stage.settle();
    const parts = [board, ...stage.parts];
    for (const part of parts)
      expect(await heldIn(part, "offers")).toEqual([...launches, changed.id, unnotified.id].sort());
    const held = (await Promise.all(parts.map((part) => heldIn(part, "wishes")))).flat();
    expect(held.sort()).toEqual([...clients.map(({ lead }) => lead.id), ...fresh].sort());
    const rows = (await stage.rows("matches")).filter(({ lead_id: id }) => fresh.includes(id as string));
    expect(rows).toHaveLength(fresh.length * 50);
  });

  it("is split while it gathers its clients, each of whom ends up in one part", async () => {
    const stage = await RadarStage.open();
    const developer = await stage.account({ type: "DEVELOPER" });
    const agencies = [await stage.account(), await stage.account({ shard: "DB_S1" })];
    const clients: string[] = [];
    for (let made = 0; made < 3 * CLIENTS; made += 1)
      clients.push((await stage.lead(agencies[made % 2]!)).id);
    const launch = await stage.property(developer, { kind: "DEVELOPMENT" });
    const board = launchBoard(stage.cities[0]!);
    new Cuts().allow(2);
    await stage.board(board).tell(board, [stage.changed("property", developer, launch.id)]);
    await stage.settle();
    const parts = [board, ...stage.parts];
    const held = await Promise.all(parts.map((part) => heldIn(part, "wishes")));
    expect(held.flat().sort()).toEqual(clients.sort());
    const cuts = await Promise.all(parts.map(cutsOf));
    const misplaced = parts.flatMap((name, at) =>
      held[at]!.filter((id) => partOf(id, partNamed(name), cuts[at]!) !== null),
    );
    expect(misplaced).toEqual([]);
    expect(parts).toHaveLength(3);
    expect(await stage.rows("matches")).toHaveLength(clients.length);
  });

  it("follows writes during and after the split, under its one name", async () => {
    const { stage, board, developer, launches, clients, notifyOf } = await aCity();
    cutBoardsAt(6);
    for (let at = 0; at < 10; at += 1) {
      const launch = launches[at]!;
      await stage.write(
        "DB",
        propertyTable.update({ salePriceCents: 84_000_000 - at, updatedAt: Date.now() + at }, "id = ?", [
          launch,
        ]),
      );
      await stage.board(board).tell(board, [stage.changed("property", developer, launch)]);
      const { account, lead } = clients[at]!;
      const interest = stage.interest({ salePriceMax: 900_001 + at });
      await stage.write(account.shard, leadTable.update({ interest }, "id = ?", [lead.id]));
      await notifyOf([clients[at]!]);
      await stage.workAndDie(board, 2, "after");
    }
    await stage.settle();
    const cut = await seenOf(stage);
    expect(await cutsOf(board)).toBeGreaterThan(0);
    const facts = cut[0]!.map(
      (row) => JSON.parse(row.facts as string) as { price: { cents: number; max: number } },
    );
    expect(new Set(facts.map(({ price }) => price.max)).size).toBeGreaterThan(10);
    await stage.audit();
    await stage.settle();
    expect(await seenOf(stage)).toEqual(cut);
    const gone = clients[11]!;
    await stage.write(gone.account.shard, leadTable.update({ radar: "NONE" }, "id = ?", [gone.lead.id]));
    await notifyOf([gone]);
    await stage.settle();
    expect(
      (await stage.rows("matches")).filter((row) => row.lead_id === gone.lead.id && row.lost_at === null),
    ).toEqual([]);
  });
});
