import { expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { sql } from "../../../src/db/statement.ts";
import { aPair, close, copyMatches, pendingOf, settle } from "../../support/pair-of-shards.ts";

it("a pair that ends after its account has left, before the board hears of it, ends where the account is", async () => {
  const pair = await aPair("DB");
  const { stage, seller, buyer, other, lead, name } = pair;
  const places = async () =>
    (await stage.rows("matches")).map(({ account_id, shard }) => [account_id, shard]).sort();
  expect(await places()).toEqual(
    [
      [seller.id, "DB"],
      [buyer.id, "DB"],
    ].sort(),
  );
  await copyMatches(pair);
  await stage.setAccount(seller, { shard: "DB_S1" });
  await stage.write("DB", sql("DELETE FROM matches WHERE account_id = ?", seller.id));
  await close(pair, seller, "DB", "GONE");
  // Another account has moved the other way: a pair sent after both does not go back and forth.
  await close(pair, other, "DB_S1", "GONE", "DB");
  await stage.write(
    "DB",
    leadTable.update({ sharedToNetwork: false, updatedAt: Date.now() }, "id = ?", [lead.id]),
  );
  await stage.board(name).tell(name, [stage.changed("lead", buyer, lead.id)]);
  await settle(pair);
  await settle(pair);
  expect(await places()).toEqual([]);
  expect(await pendingOf(pair)).toEqual([0, 0, 0]);
});
