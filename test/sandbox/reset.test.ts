import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { backoffice, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { type Answer, type Json, send } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { makeWebhook } from "../support/receiver.ts";
import { emptySandbox, makeSandbox } from "../support/sandbox.ts";

const step = ({ key }: TestAccount, query = ""): Promise<Answer> =>
  send("POST", `/sandbox/reset${query}`, key);

/** Repeats the call until it is done. @returns the states that it answered */
const reset = async (account: TestAccount): Promise<string[]> => {
  const states: string[] = [];
  while (states.at(-1) !== "DONE" && states.length < 30) {
    const { status, body, text } = await step(account);
    if (status !== 200) throw new Error(text);
    states.push(body.data.state);
  }
  return states;
};

const refsOf = async ({ api }: TestAccount, path: string): Promise<string[]> =>
  (await api.get(`${path}?limit=100`)).body.data.map(({ externalRef }: Json) => externalRef as string).sort();

const contents = async (account: TestAccount) => ({
  properties: await refsOf(account, "/properties"),
  leads: await refsOf(account, "/leads"),
  portfolio: (await account.api.get("/me")).body.data.properties,
});

describe("a reset", () => {
  it("brings the demonstration data back, and keeps what connects the account", async () => {
    const sandbox = await makeSandbox();
    const before = await contents(sandbox);
    const { id: webhookId } = await makeWebhook(sandbox.api);
    await sandbox.api.put("/properties/by-ref/MINE-1", { body: listing() });
    await makeLead(sandbox, { externalRef: "MINE-2" });
    const first = (await sandbox.api.get("/properties?limit=1")).body.data[0];
    await sandbox.api.patch(`/properties/${first.id}`, { body: { title: "Mudou" } });
    await send("PUT", "/sandbox/feed", sandbox.key, { body: { url: "http://localhost:9098/a.xml" } });
    const states = await reset(sandbox);
    expect(states.at(-2)).toBe("FILLING");
    expect(await contents(sandbox)).toEqual(before);
    expect((await sandbox.api.get(`/properties/${first.id}`)).status).toBe(404);
    expect((await sandbox.api.get("/feed")).body.data.configured).toBe(false);
    const webhooks = (await sandbox.api.get("/webhooks")).body.data;
    expect(webhooks.map(({ id }: Json) => id)).toEqual([webhookId]);
    expect(await brokenInvariants(sandbox.accountId)).toEqual([]);
  });

  it("reaches neither the live account nor the sandbox's partner and developer", async () => {
    const sandbox = await makeSandbox();
    await sandbox.live.api.put("/properties/by-ref/REAL-1", { body: listing() });
    await makeLead(sandbox.live);
    const before = await dumpOf(sandbox.live.accountId);
    const sizes = () =>
      run(
        env.DB,
        [sandbox.partnerId, sandbox.developerId].map((id) =>
          sql("SELECT count(*) AS n FROM properties WHERE account_id = ?", id),
        ),
      );
    const kept = await sizes();
    await reset(sandbox);
    expect(await dumpOf(sandbox.live.accountId)).toEqual(before);
    expect(await sizes()).toEqual(kept);
  });

  it("by two programs at once ends like a single one", async () => {
    const sandbox = await makeSandbox();
    const before = await contents(sandbox);
    const states = await Promise.all([reset(sandbox), reset(sandbox)]);
    for (const own of states) expect(own.at(-1)).toBe("DONE");
    expect(await contents(sandbox)).toEqual(before);
  });

  it("continues after a crash at any of its steps", async () => {
    const sandbox = await makeSandbox();
    const before = await contents(sandbox);
    // The rows of resets that died before emptying, before recording it, and before filling.
    const set = (columns: string) => query(`UPDATE accounts SET ${columns} WHERE id = ?`, sandbox.accountId);
    await set(`sandbox_filled_at = NULL, sandbox_reset_at = ${Date.now()}`);
    expect((await step(sandbox)).body.data.state).toBe("FILLING");
    await set(`sandbox_reset_at = ${Date.now()}`);
    await reset(sandbox);
    expect(await contents(sandbox)).toEqual(before);
    await set("sandbox_filled_at = NULL");
    expect(await reset(sandbox)).toEqual(["DONE"]);
    expect(await contents(sandbox)).toEqual(before);
  });

  it("does a bounded part at a time, and leaves what came after it began", async () => {
    const sandbox = await emptySandbox();
    const one = async (at: number) =>
      (await sandbox.api.put(`/properties/by-ref/P-${at}`, { body: listing({ title: `Casa ${at}` }) }))
        .status;
    for (let at = 0; at < 45; at += 1) expect(await one(at)).toBe(201);
    expect((await step(sandbox)).body.data.state).toBe("EMPTYING");
    expect(await refsOf(sandbox, "/properties")).toHaveLength(5);
    await one(99);
    expect((await step(sandbox)).body.data.state).toBe("FILLING");
    expect(await refsOf(sandbox, "/properties")).toEqual(["P-99"]);
  });

  it("is audited once begun, under the id of the key, and shows in a dry run what comes next", async () => {
    const sandbox = await emptySandbox();
    const before = await dumpOf(sandbox.accountId);
    expect((await step(sandbox, "?dryRun=true")).body).toEqual({
      data: { state: "EMPTYING" },
      result: { outcome: "RESET", dryRun: true },
    });
    expect(await dumpOf(sandbox.accountId)).toEqual(before);
    await step(sandbox);
    const { body } = await backoffice.get(`${sandbox.path}/audit`);
    const rows = body.data.filter(({ action }: Json) => action === "sandbox.reset");
    expect(rows.map(({ actor }: Json) => actor)).toEqual([sandbox.keyId]);
  });
});
