import { expect, it } from "vitest";
import { run, sql } from "../../../src/db/statement.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { accountsToMove, ask, move } from "../../support/move-operator.ts";
import { callOn, countIn, moveOf, workOn } from "../../support/move-stage.ts";
import { DATABASES } from "../../support/two-shards.ts";

const { anAccount } = accountsToMove();

it("a property of an account that moves waits for review once, wherever its rows are", async () => {
  const account = await anAccount();
  const { accountId } = account;
  await callOn(account, "PUT", "/properties/by-ref/a-1", { body: listing() });
  await run(DATABASES.DB, [
    sql("UPDATE properties SET curation_status = 'PENDING' WHERE account_id = ?", accountId),
  ]);
  // Each database is counted up to a thousand, beyond which the sum stays the same.
  const countAll = async (): Promise<number> => {
    const { body } = await ask("GET", "/queues");
    return Math.min(1_000, body.data.find(({ kind }: Json) => kind === "REVIEW").waiting);
  };
  const countOwn = async (): Promise<number> => {
    let count = 0;
    for (let cursor: string | null = ""; cursor !== null; ) {
      const after: string = cursor && `&cursor=${cursor}`;
      const { body } = await ask("GET", `/curation/properties?limit=100${after}`);
      count += body.data.filter((one: Json) => one.accountId === accountId).length;
      cursor = body.nextCursor;
    }
    return count;
  };
  expect(await countOwn()).toBe(1);
  const all = await countAll();
  const { id } = (await move(account)).body.data;
  await workOn(accountId, ({ state }) => state === "CATCHING_UP");
  expect((await moveOf(id)).state).toBe("CATCHING_UP");
  for (const name of ["DB", "DB_S1"] as const) expect(await countIn(name, accountId)).toBeGreaterThan(0);
  expect([await countOwn(), await countAll()]).toEqual([1, all]);
  await workOn(accountId, ({ state }) => state === "CLEANING");
  for (const name of ["DB", "DB_S1"] as const) expect(await countIn(name, accountId)).toBeGreaterThan(0);
  expect([await countOwn(), await countAll()]).toEqual([1, all]);
});
