import { describe, expect, it } from "vitest";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import {
  aPair,
  close,
  copyMatches,
  open,
  type Pair,
  pendingOf,
  SHARED,
  settle,
  sidesIn,
} from "../../support/pair-of-shards.ts";

/** Makes the property too expensive, and gives another account a property for the same client. */
const change = async ({ stage, seller, other, property, name }: Pair, then = async () => {}) => {
  await stage.write(
    seller.shard,
    propertyTable.update({ salePriceCents: 9e11, updatedAt: Date.now() }, "id = ?", [property.id]),
  );
  await then();
  const theirs = await stage.property(other, SHARED);
  await stage
    .board(name)
    .tell(name, [
      stage.changed("property", seller, property.id),
      stage.changed("property", other, theirs.id),
    ]);
  return theirs;
};

describe("while an account is copied into a shard", () => {
  it("the pairs of all others are written there, and its own once it is open", async () => {
    const pair = await aPair();
    const { seller, property, stage } = pair;
    await copyMatches(pair);
    await close(pair, seller, "DB_S1");
    const theirs = await change(pair);
    await settle(pair);
    const rows = await stage.rows("matches");
    expect(rows.filter(({ property_id }) => property_id === theirs.id)).toHaveLength(2);
    const former = rows.filter(({ property_id }) => property_id === property.id);
    expect(former.map(({ account_id, shard }) => [account_id, shard])).toEqual([[seller.id, "DB_S1"]]);
    expect(await pendingOf(pair)).toEqual([0, 0, 1]);
    // The shard is asked once in each run, however much waits.
    expect(await settle(pair)).toBe(1);
    await open(pair, seller, "DB_S1");
    await settle(pair);
    expect((await stage.rows("matches")).map(({ property_id }) => property_id)).toEqual([
      theirs.id,
      theirs.id,
    ]);
    expect(await pendingOf(pair)).toEqual([0, 0, 0]);
  });

  it("a removed object's data is deleted there for all others, and for itself once it is open", async () => {
    const pair = await aPair();
    const { seller, property, stage, name } = pair;
    await copyMatches(pair);
    await close(pair, seller, "DB_S1");
    await stage.write("DB", sql("DELETE FROM properties WHERE id = ?", property.id));
    await stage.board(name).tell(name, [stage.changed("property", seller, property.id)]);
    await settle(pair);
    expect([await sidesIn(pair, "DB"), await sidesIn(pair, "DB_S1")]).toEqual([[], ["property"]]);
    expect((await pendingOf(pair)).slice(0, 2)).toEqual([0, 0]);
    await open(pair, seller, "DB_S1");
    await settle(pair);
    expect(await sidesIn(pair, "DB_S1")).toEqual([]);
    expect(await pendingOf(pair)).toEqual([0, 0, 0]);
  });
});

it("new pairs of a closed account wait, and no others", async () => {
  const pair = await aPair();
  const { buyer, stage, name, other } = pair;
  await close(pair, buyer, "DB_S1");
  const theirs = await stage.property(other, SHARED);
  await stage.board(name).tell(name, [stage.changed("property", other, theirs.id)]);
  await settle(pair);
  const sides = async () =>
    (await stage.rows("matches")).filter((row) => row.property_id === theirs.id).map(({ side }) => side);
  expect(await sides()).toEqual(["property"]);
  expect(await pendingOf(pair)).toEqual([0, 0, 1]);
  await open(pair, buyer, "DB_S1");
  await settle(pair);
  expect((await sides()).sort()).toEqual(["client", "property"]);
});

it("what waited for an account that has left meanwhile follows it", async () => {
  const pair = await aPair();
  const { seller, stage } = pair;
  await change(pair, async () => void (await close(pair, seller, "DB")));
  await settle(pair);
  expect(await sidesIn(pair, "DB")).toEqual(["property"]);
  await copyMatches(pair);
  await stage.setAccount(seller, { shard: "DB_S1" });
  await close(pair, seller, "DB", "GONE");
  await settle(pair);
  await settle(pair);
  expect(await sidesIn(pair, "DB")).toEqual(["property"]);
  expect(await sidesIn(pair, "DB_S1")).toEqual(["client", "property"]);
  expect((await stage.rows("matches")).filter(({ property_id }) => property_id === pair.property.id)).toEqual(
    [expect.objectContaining({ shard: "DB", account_id: seller.id })],
  );
  expect(await pendingOf(pair)).toEqual([0, 0, 0]);
});

it("an account whose rows are not there delays only what concerns it", async () => {
  const pair = await aPair();
  const { buyer, lead, stage, name, other } = pair;
  const mine = await stage.lead(other, SHARED);
  await stage.write(
    "DB_S1",
    sql("DELETE FROM leads WHERE id = ?", lead.id),
    sql("DELETE FROM portfolios WHERE account_id = ?", buyer.id),
  );
  await stage
    .board(name)
    .tell(name, [stage.changed("lead", buyer, lead.id), stage.changed("lead", other, mine.id)]);
  await settle(pair);
  const rows = await stage.rows("matches");
  expect(rows.filter((row) => row.lead_id === mine.id)).toHaveLength(2);
  expect(rows.filter((row) => row.lead_id === lead.id)).toHaveLength(2);
  await stage.write("DB_S1", sql("INSERT INTO portfolios (account_id) VALUES (?)", buyer.id));
  await settle(pair);
  expect(await sidesIn(pair, "DB_S1")).toEqual([]);
});
