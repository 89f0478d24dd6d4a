import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { MatchBoard } from "../../../durable-objects/match-board/object.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { sql } from "../../../src/db/statement.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { aPair, close, copyMatches, open, type Pair, settle, sidesIn } from "../../support/pair-of-shards.ts";
import { twoShards } from "../../support/radar-stage.ts";

const tooExpensive = ({ stage, property }: Pair) =>
  stage.write(
    "DB",
    propertyTable.update({ salePriceCents: 9e11, updatedAt: Date.now() }, "id = ?", [property.id]),
  );

const removeProperty = ({ stage, property }: Pair) =>
  stage.write("DB", sql("DELETE FROM properties WHERE id = ?", property.id));

/** Which call of the shard comes next after the board has asked who is closed. */
it.each([
  ["a former pair", tooExpensive, 3],
  ["a removed object", removeProperty, 6],
] as const)("%s leaves no row with an account that closes while they are deleted", async (_, change, at) => {
  const pair = await aPair();
  const { stage, seller, buyer, property, name } = pair;
  await copyMatches(pair);
  await close(pair, seller, "DB_S1");
  if (change === removeProperty)
    for (const row of await stage.rows("matches")) if (row.account_id === buyer.id) await stage.touch(row);
  await change(pair);
  await stage.board(name).tell(name, [stage.changed("property", seller, property.id)]);
  const how = async () => void (await close(pair, buyer, "DB_S1"));
  const { env: disturbed } = faultyEnv({ at, how, when: "before", among: "DB_S1.batch" }, twoShards());
  await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
    await expect(new MatchBoard(state, disturbed).settle(name)).rejects.toThrow("DB_S1");
  });
  expect(await sidesIn(pair, "DB_S1")).toEqual(["client", "property"]);
  for (const account of [seller, buyer]) await open(pair, account, "DB_S1");
  await settle(pair);
  expect(await sidesIn(pair, "DB_S1")).toEqual([]);
});
