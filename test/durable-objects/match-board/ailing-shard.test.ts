import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { cityBoard } from "../../../src/ports/match-board.ts";
import { isOutdated, outdate } from "../../support/first-formula.ts";
import { RadarStage, radarOnTwoShards, twoShards } from "../../support/radar-stage.ts";

const failingFor = (fails: (statement: string) => boolean): Env => {
  const { DB_S1: db, ...others } = twoShards() as Env & { DB_S1: D1Database };
  const prepare = (text: string): D1PreparedStatement => {
    if (fails(text)) throw new Error("Network connection lost.");
    return db.prepare(text);
  };
  const batch = (statements: D1PreparedStatement[]) => db.batch(statements);
  return { ...others, DB_S1: { prepare, batch } } as unknown as Env;
};

it.each([
  { of: "everything", fails: () => true },
  { of: "writes", fails: (text: string) => text.includes("INSERT INTO matches") },
])(
  "a board pairs and audits the other shards while one fails at $of, and that one once it is back",
  async ({ fails }) => {
    const stage = await RadarStage.open();
    const seller = await stage.account();
    const buyer = await stage.account();
    const far = await stage.account({ shard: "DB_S1" });
    const name = cityBoard(stage.cities[0]!);
    const property = await stage.property(seller, { sharedToNetwork: true });
    const near = await stage.lead(buyer, { sharedToNetwork: true });
    const distant = await stage.lead(far, { sharedToNetwork: true });
    await stage
      .board(name)
      .tell(name, [
        stage.changed("property", seller, property.id),
        stage.changed("lead", buyer, near.id),
        stage.changed("lead", far, distant.id),
      ]);
    await stage.board(name).audit(name);
    const sides = async () => (await stage.rows("matches")).map((row) => `${row.lead_id} ${row.side}`).sort();
    const isAudited = await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
      await expect(new MatchBoard(state, failingFor(fails)).settle(name)).rejects.toThrow("DB_S1");
      const rows = state.storage.sql.exec("SELECT 1 FROM memory WHERE name = 'audited'").toArray();
      return rows.length === 1;
    });
    expect(isAudited).toBe(true);
    const ofNear = [`${near.id} client`, `${near.id} property`];
    expect(await sides()).toEqual(expect.arrayContaining(ofNear));
    expect(await sides()).not.toContain(`${distant.id} client`);
    await stage.board(name).settle(name);
    expect(await sides()).toEqual([...ofNear, `${distant.id} client`, `${distant.id} property`].sort());
  },
);

it("a board keeps pairs beyond the cap that were acted on in a silent shard", async () => {
  const stage = await RadarStage.open();
  const seller = await stage.account({ shard: "DB_S1" });
  const buyer = await stage.account();
  const name = cityBoard(stage.cities[0]!);
  const property = await stage.property(seller, { sharedToNetwork: true });
  const lead = await stage.lead(buyer, { sharedToNetwork: true });
  const changed = stage.changed("lead", buyer, lead.id);
  await stage.board(name).tell(name, [stage.changed("property", seller, property.id), changed]);
  await stage.board(name).settle(name);
  const row = (await stage.rows("matches")).find(({ side }) => side === "property");
  await stage.touch(row!);
  const pins = () =>
    runInDurableObject(env.MATCH_BOARD.getByName(name), (_, { storage }) =>
      storage.sql.exec<{ pins: string }>("SELECT pins FROM wishes").one(),
    );
  await stage.board(name).tell(name, [changed]);
  await stage.board(name).settle(name);
  const known = await pins();
  expect(known).toEqual({ pins: JSON.stringify([property.id]) });
  await stage.board(name).tell(name, [changed]);
  await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    const board = new MatchBoard(
      state,
      failingFor(() => true),
    );
    await expect(board.settle(name)).rejects.toThrow("DB_S1");
  });
  expect(await pins()).toEqual(known);
});

it("a board judges all clients again if a shard was silent in the audit after a change of the formula", async () => {
  const { stage, ours: seller, theirs: buyer } = await radarOnTwoShards();
  const name = cityBoard(stage.cities[0]!);
  const property = await stage.property(seller, { sharedToNetwork: true });
  const lead = await stage.lead(buyer, { sharedToNetwork: true });
  const changed = [stage.changed("property", seller, property.id), stage.changed("lead", buyer, lead.id)];
  await stage.board(name).tell(name, changed);
  await stage.board(name).settle(name);
  await outdate(name);
  await stage.board(name).audit(name);
  await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    const board = new MatchBoard(
      state,
      failingFor(() => true),
    );
    await expect(board.settle(name)).rejects.toThrow("DB_S1");
  });
  await stage.board(name).settle(name);
  expect(await isOutdated(name)).toBe(true);
  await stage.board(name).audit(name);
  await stage.board(name).settle(name);
  expect(await isOutdated(name)).toBe(false);
});
