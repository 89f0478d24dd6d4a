import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { aPair, close, open, type Pair, pendingOf, SHARED, settle } from "../../support/pair-of-shards.ts";
import { twoShards } from "../../support/radar-stage.ts";

/** More calls than a board needs for these pairs. */
const MANY = 100;

/** Lets the board work until it rests, and fails if it does not. @param down the beginning of calls that fail */
const rest = ({ name }: Pair, down?: string): Promise<void> => {
  let calls = 0;
  const how = async (label: string) => {
    calls += 1;
    if (down !== undefined && label.startsWith(down)) throw new Error("The shard is down.");
    if (calls > MANY) throw new Error("The board does not rest.");
  };
  const { env: watched } = faultyEnv({ at: "each", how, when: "before" }, twoShards());
  return runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    await new MatchBoard(state, watched).settle(name).catch((error) => {
      if (down === undefined) throw error;
    });
    expect(calls).toBeLessThan(MANY);
  });
};

const loseRows = async ({ stage }: Pair, { id }: Account, shard: string): Promise<void> => {
  const tables = ["matches", "leads", "properties", "portfolios"];
  await stage.write(shard, ...tables.map((table) => sql(`DELETE FROM ${table} WHERE account_id = ?`, id)));
};

const bringBack = async ({ stage, buyer, lead: { seq: _, ...lead } }: Pair, shard: string): Promise<void> => {
  await stage.write(shard, sql("INSERT INTO portfolios (account_id) VALUES (?)", buyer.id));
  await stage.write(shard, leadTable.insert(lead));
};

/** Adds a partner's property that suits the client. */
const offer = async ({ stage, seller, name }: Pair): Promise<Property> => {
  const property = await stage.property(seller, SHARED);
  await stage.board(name).tell(name, [stage.changed("property", seller, property.id)]);
  return property;
};

const sidesOf = async ({ stage }: Pair, { id }: Property): Promise<unknown[]> =>
  (await stage.rows("matches"))
    .filter((row) => row.property_id === id)
    .map(({ side, shard }) => `${side} ${shard}`)
    .sort();

it.each(["is being restored", "was lost"])(
  "a board rests while an account that %s has no rows",
  async (how) => {
    const pair = await aPair();
    const { buyer } = pair;
    await loseRows(pair, buyer, "DB_S1");
    if (how === "is being restored") await close(pair, buyer, "DB_S1");
    const property = await offer(pair);
    for (let times = 0; times < 2; times += 1) {
      await rest(pair);
      expect(await sidesOf(pair, property)).toEqual(["property DB"]);
      expect(await pendingOf(pair)).toEqual([0, 0, 1]);
    }
    expect(await settle(pair)).toBeLessThanOrEqual(2);
    await open(pair, buyer, "DB_S1");
    await bringBack(pair, "DB_S1");
    await rest(pair);
    expect(await sidesOf(pair, property)).toEqual(["client DB_S1", "property DB"]);
    expect(await pendingOf(pair)).toEqual([0, 0, 0]);
  },
);

it("pairs of an account that has left without a trace are written where it is", async () => {
  const pair = await aPair();
  const { stage, buyer } = pair;
  await loseRows(pair, buyer, "DB_S1");
  await stage.setAccount(buyer, { shard: "DB" });
  await bringBack(pair, "DB");
  const property = await offer(pair);
  await rest(pair);
  expect(await sidesOf(pair, property)).toEqual(["client DB", "property DB"]);
  await rest(pair);
  expect(await pendingOf(pair)).toEqual([0, 0, 0]);
});

it("a board rests while the database to which an account has moved is down", async () => {
  const pair = await aPair();
  const { stage, seller, name } = pair;
  const near = await stage.account();
  await loseRows(pair, seller, "DB");
  await close(pair, seller, "DB", "GONE");
  await stage.setAccount(seller, { shard: "DB_S1" });
  const { id } = await stage.lead(near, SHARED);
  await stage.board(name).tell(name, [stage.changed("lead", near, id)]);
  const rows = async () =>
    (await stage.rows("matches")).filter((row) => row.lead_id === id).map(({ side }) => side);
  for (let times = 0; times < 2; times += 1) {
    await rest(pair, "DB_S1");
    expect(await rows()).toEqual(["client"]);
    expect((await pendingOf(pair))[0]).toBe(0);
  }
  const { seq: _, ...property } = pair.property;
  await stage.write("DB_S1", sql("INSERT INTO portfolios (account_id) VALUES (?)", seller.id));
  await stage.write("DB_S1", propertyTable.insert(property));
  for (let times = 0; times < 2; times += 1) await rest(pair);
  expect((await rows()).sort()).toEqual(["client", "property"]);
  expect(await pendingOf(pair)).toEqual([0, 0, 0]);
});

it("a client of another part is learned beside an object of an account without rows", async () => {
  const pair = await aPair();
  const { stage, buyer, lead, other, name } = pair;
  const { id } = await stage.lead(other, SHARED);
  await loseRows(pair, buyer, "DB_S1");
  await stage.board(name).tell(name, [stage.changed("lead", buyer, lead.id)]);
  await stage.board(name).take(name, [{ ...stage.changed("lead", other, id), quiet: false }]);
  await rest(pair);
  const rows = (await stage.rows("matches")).filter((row) => row.lead_id === id);
  expect(rows.map(({ side }) => side).sort()).toEqual(["client", "property"]);
});
