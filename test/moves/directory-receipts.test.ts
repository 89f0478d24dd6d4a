import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { runRetention } from "../../src/jobs/retention.ts";
import { DAY_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { person } from "../support/lead.ts";
import { query } from "../support/query.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";

const receiptsOf = async (table: string, { accountId }: TestAccount) => {
  const rows = await query(`SELECT idempotency_key FROM ${table} WHERE account_id = ?`, accountId);
  return rows.map((row) => row.idempotency_key);
};

/** An acceptance with a key whose answer was lost: the gate does not know that it committed. */
const lostAcceptance = async (): Promise<{ account: TestAccount; call: Call }> => {
  const account = await readyDesk(await makeAccount());
  const { id } = await offerTo(account);
  const headers = { "Idempotency-Key": "accept" };
  const call: Call = {
    key: account.key,
    method: "POST",
    path: `/captacao/offers/${id}/accept`,
    options: { headers },
  };
  const lost = await serveWith(
    faultyEnv({ at: 1, among: "ACCOUNT_GATE.settle", when: "before", how: "die" }),
    call,
  );
  expect(lost).toBe("died");
  moveClock(11 * SECOND_MS);
  return { account, call };
};

const again = async (call: Call) => {
  const answer = await serveWith(faultyEnv(null), call);
  if (answer === "died") throw new Error("Died.");
  return { outcome: answer.body.result.outcome, replayed: answer.headers.get("Idempotent-Replayed") };
};

describe("the receipt of a write to the directory", () => {
  it("is kept apart from receipts in the account's database, and repeats a lost answer", async () => {
    const { account, call } = await lostAcceptance();
    await account.api.put("/leads/by-ref/c-1", {
      body: person(),
      headers: { "Idempotency-Key": "lead" },
    });
    expect(await receiptsOf("directory_receipts", account)).toEqual(["accept"]);
    expect(await receiptsOf("receipts", account)).toEqual(["lead"]);
    expect(await again(call)).toEqual({ outcome: "ACCEPTED", replayed: "true" });
  });

  it("is found where an earlier release put it", async () => {
    const { account, call } = await lostAcceptance();
    await run(env.DB, [
      sql("INSERT INTO receipts SELECT * FROM directory_receipts WHERE account_id = ?", account.accountId),
      sql("DELETE FROM directory_receipts WHERE account_id = ?", account.accountId),
    ]);
    expect(await again(call)).toEqual({ outcome: "ACCEPTED", replayed: "true" });
  });

  it("reserves its key for a day", async () => {
    const { account } = await lostAcceptance();
    const lead = () =>
      account.api.put("/leads/by-ref/c-1", { body: person(), headers: { "Idempotency-Key": "accept" } });
    expect(await lead()).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
    moveClock(DAY_MS);
    expect((await lead()).status).toBe(201);
  });

  it("is deleted after a day, also of an account that has left the directory's database", async () => {
    const { account } = await lostAcceptance();
    await query`INSERT INTO moving (account_id, move_id, state, to_shard)
      VALUES (${account.accountId}, 'move', 'GONE', 'DB_S1')`;
    moveClock(DAY_MS);
    await runRetention({ shardNames: ["DB"], shard: () => env.DB }, Date.now());
    expect(await receiptsOf("directory_receipts", account)).toEqual([]);
    await query`DELETE FROM moving WHERE account_id = ${account.accountId}`;
  });
});
