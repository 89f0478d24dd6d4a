import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { listing } from "../support/listing.ts";
import { accountsToMove, actionsOf, ask, move, openTo, woken } from "../support/move-operator.ts";
import { callOn, countIn } from "../support/move-stage.ts";
import { query } from "../support/query.ts";

const { anAccount } = accountsToMove();

it("an estimate of a move is refused as the move would be, and changes nothing", async () => {
  const account = await anAccount();
  const { accountId, path } = account;
  for (const ref of ["a-1", "a-2"])
    await callOn(account, "PUT", `/properties/by-ref/${ref}`, { body: listing() });
  const simulate = (to = "DB_S1") => ask("POST", `${path}/moves`, { to, dryRun: true });
  woken.length = 0;
  const expected = { properties: 2, rows: 51, bytes: 38_400, seconds: 1 };
  expect((await simulate()).body).toEqual({ data: null, expected });
  expect((await simulate("DB")).body.code).toBe("request_refused");
  await openTo(5_999_999_999);
  expect((await simulate()).body.code).toBe("request_refused");
  await openTo(0);
  expect((await ask("GET", `${path}/moves`)).body.data).toEqual([]);
  expect([woken, await actionsOf(account)]).toEqual([[], []]);
  const begun = await move(account);
  expect(begun.body.expected).toEqual(expected);
  expect((await simulate()).body.data.id).toBe(begun.body.data.id);
  expect(await countIn("DB_S1", accountId)).toBe(0);
});

it("a move needs room for what the account keeps, if it is more than half of the limit", async () => {
  const account = await anAccount();
  const { accountId } = account;
  await run(env.DB, [
    sql("UPDATE portfolios SET kept = 100000 WHERE account_id = ?", accountId),
    sql("UPDATE accounts SET property_limit = 10 WHERE id = ?", accountId),
  ]);
  await openTo(4_200_000_000);
  expect((await move(account)).body.code).toBe("request_refused");
  await openTo(3_900_000_000);
  expect((await move(account)).status).toBe(200);
  await openTo(0);
  await query`UPDATE portfolios SET kept = 0 WHERE account_id = ${accountId}`;
});
