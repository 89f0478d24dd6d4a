import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { notifyBoards } from "../../src/backups/notify-boards.ts";
import { run, sql } from "../../src/db/statement.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { batchStage } from "../support/batch-stage.ts";
import { drained } from "../support/dump.ts";
import { backups, loseRows, restoreDue, storeExport } from "../support/exported.ts";
import type { Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeLead, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { busyAccount, due, lastOf, restore, rowsOf } from "../support/restored.ts";

const eventsOf = async ({ api }: TestAccount): Promise<string[]> => {
  const { body } = await api.get("/events?limit=200");
  return body.events.map((event: Json) => `${event.type} ${event.data.id}`);
};

describe("a restore", () => {
  it("brings every row of a destroyed account back, and its invariants hold", async () => {
    const account = await busyAccount();
    const before = await rowsOf(account.accountId);
    const { id: exportId } = await storeExport(account.accountId);
    await loseRows(account.accountId);
    expect(await restore(account, { exportId })).toMatchObject({ state: "DONE", failure: null });
    const after = await rowsOf(account.accountId);
    expect({ ...after, portfolio_history: [] }).toEqual({ ...before, portfolio_history: [] });
    expect(await brokenInvariants(account.accountId)).toEqual([]);
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("over an account in use reports again what has changed since, and brings back nobody who was purged", async () => {
    const account = await makeAccount();
    const kept = await makeProperty(account);
    const erased = await makeLead(account, { email: "erased@clientes.test" });
    const { id: exportId } = await storeExport(account.accountId);
    await account.api.patch(`/properties/${kept.id}`, { body: { title: "Outro título" } });
    // The trace of an earlier move of the account.
    await query`INSERT INTO arriving (account_id, move_id, tbl, after)
      VALUES (${account.accountId}, 'mv_ended', '-', '[]')`;
    const younger = await makeLead(account);
    for (const verb of ["trash", "purge"])
      expect((await backoffice.post(`${account.path}/leads/${erased.id}/${verb}`)).status).toBe(200);
    expect((await backoffice.post(`${account.path}/restores`, { exportId })).body.code).toBe(
      "request_refused",
    );
    expect(await restore(account, { exportId, replaces: true })).toMatchObject({ state: "DONE" });
    const shown = (await account.api.get(`/properties/${kept.id}`)).body.data;
    expect(shown.title).toBe(kept.title);
    expect(shown.updatedAt > kept.updatedAt).toBe(true);
    for (const { id } of [younger, erased]) expect((await account.api.get(`/leads/${id}`)).status).toBe(404);
    const rows = await query`SELECT 1 FROM lead_identities WHERE account_id = ${account.accountId}`;
    expect(rows).toEqual([]);
    const events = await eventsOf(account);
    expect(events.slice(-2).sort()).toEqual([`lead.purged ${younger.id}`, `property.updated ${kept.id}`]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("from a later export brings back clients that an earlier one did not have yet", async () => {
    const account = await makeAccount();
    const { id: early } = await storeExport(account.accountId);
    const lead = await makeLead(account);
    const { id: late } = await storeExport(account.accountId);
    expect(await restore(account, { exportId: early, replaces: true })).toMatchObject({ state: "DONE" });
    await drained(account.accountId);
    expect((await account.api.get(`/leads/${lead.id}`)).status).toBe(404);
    expect(await restore(account, { exportId: late, replaces: true })).toMatchObject({ state: "DONE" });
    expect((await account.api.get(`/leads/${lead.id}`)).status).toBe(200);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("waits for an export of the account that is under way", async () => {
    const account = await makeAccount();
    const { id: exportId } = await storeExport(account.accountId);
    expect((await backoffice.post(`${account.path}/exports`)).status).toBe(200);
    const answer = await backoffice.post(`${account.path}/restores`, { exportId, replaces: true });
    expect([answer.status, answer.body.code]).toEqual([422, "request_refused"]);
    await query`DELETE FROM exports WHERE account_id = ${account.accountId}`;
  });

  it("holds all writes of its account until it is done, and none of another", async () => {
    const account = await busyAccount();
    const other = await makeAccount();
    const { id: exportId } = await storeExport(account.accountId);
    await backoffice.post(`${account.path}/restores`, { exportId, replaces: true });
    const stores = backups();
    let looks = 0;
    const stopping = {
      ...stores,
      bucket: {
        ...stores.bucket,
        get: (async (key: string) => {
          looks += 1;
          if (key.endsWith(".gz")) throw new Error("Network connection lost.");
          return env.EXPORTS.get(key);
        }) as R2Bucket["get"],
      },
    };
    await restoreDue(stopping);
    expect(looks).toBeGreaterThan(0);
    const refused = await account.api.post("/leads", { body: person() });
    const taken = await other.api.post("/leads", { body: person() });
    expect([refused.status, refused.headers.get("Retry-After"), taken.status]).toEqual([503, "2", 201]);
    await due(account);
    await restoreDue();
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("is not begun for an account that moves", async () => {
    const account = await makeAccount();
    await makeLead(account);
    const { id: exportId } = await storeExport(account.accountId);
    await query`INSERT INTO moving (account_id, move_id, state, to_shard)
      VALUES (${account.accountId}, 'move', 'COPYING', 'DB_S1')`;
    expect(await restore(account, { exportId, replaces: true })).toMatchObject({
      state: "FAILED",
      failure: "the account moves",
    });
    await run(env.DB, [
      sql("DELETE FROM moving WHERE account_id = ?", account.accountId),
      sql("DELETE FROM move_changes WHERE account_id = ?", account.accountId),
    ]);
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
  });

  it("deletes nothing before every part was found whole, and continues once it is", async () => {
    const account = await busyAccount();
    const before = await rowsOf(account.accountId);
    const { id: exportId, parts } = await storeExport(account.accountId);
    const { key } = parts[0]!;
    const bytes = await (await env.EXPORTS.get(key))!.arrayBuffer();
    await env.EXPORTS.put(key, "another");
    expect(await restore(account, { exportId, replaces: true })).toMatchObject({
      state: "RUNNING",
      failure: "Error",
    });
    expect(await rowsOf(account.accountId)).toEqual(before);
    await env.EXPORTS.put(key, bytes);
    await due(account);
    await restoreDue();
    expect(await lastOf(account)).toMatchObject({ state: "DONE", failure: null });
    expect((await account.api.get("/leads")).body.data).not.toEqual([]);
  });

  it("processes no waiting client of a batch once a client was purged", async () => {
    const account = await batchStage();
    const { accountId, path, api } = account;
    const { id: batchId } = await account.post("leads", [{ ...person(), externalRef: "waiting" }]);
    const { id: of } = await account.post("properties", [listing({ externalRef: "AP-1" })]);
    const { id: exportId } = await storeExport(accountId);
    await account.workAll();
    const made = (await api.get("/leads/by-ref/waiting")).body.data;
    for (const verb of ["trash", "purge"]) await backoffice.post(`${path}/leads/${made.id}/${verb}`);
    await drained(accountId);
    expect(await restore(account, { exportId, replaces: true })).toMatchObject({ state: "DONE" });
    const refused = await account.read("leads", batchId);
    const waiting = await account.read("properties", of);
    expect(refused.results.map((item: Json) => item.outcome)).toEqual(["REJECTED"]);
    expect(waiting.results.map((item: Json) => item.outcome)).toEqual(["PENDING"]);
    expect((await api.get("/leads")).body.data).toEqual([]);
    const rows =
      await query`SELECT body FROM batch_items WHERE account_id = ${accountId} AND batch_id = ${batchId}`;
    expect(rows).toEqual([{ body: null }]);
  });

  it("notifies the boards of some objects in each turn", async () => {
    const account = await busyAccount();
    const notify = (from: Parameters<typeof notifyBoards>[2]) =>
      notifyBoards(backups(), account.accountId, from, () => false);
    const second = await notify(null);
    expect(second).toEqual({ kind: "lead", after: { updatedAt: 0, id: "" } });
    expect(await notify(second)).toBe(null);
  });
});
describe("the restore of a database", () => {
  it("begins one for each account that has lost its rows, once, and lets one without an export start over", async () => {
    const account = await busyAccount();
    const fresh = await makeAccount();
    const before = await rowsOf(account.accountId);
    await storeExport(account.accountId);
    for (const { accountId } of [account, fresh]) await loseRows(accountId);
    // The night's export finds no rows.
    await storeExport(fresh.accountId);
    const begin = async () => {
      const found: Json[] = [];
      for (const { accountId } of [account, fresh]) {
        const answer = await backoffice.post("/shards/DB/restores", { after: accountId.slice(0, -1) });
        expect(answer.status, answer.text).toBe(200);
        found.push(answer.body.data);
      }
      return found;
    };
    const first = await begin();
    expect(first.reduce((sum, { begun }) => sum + begun, 0)).toBeGreaterThan(0);
    // Tests of moves leave accounts here whose rows they have deleted elsewhere.
    const empty = first.flatMap((one) => one.empty);
    expect(empty).toContain(fresh.accountId);
    expect(empty).not.toContain(account.accountId);
    expect((await lastOf(account)).state).toBe("WAITING");
    expect((await begin()).flatMap(({ begun, empty }) => [begun, empty])).toEqual([0, [], 0, []]);
    await restoreDue();
    expect({ ...(await rowsOf(account.accountId)), portfolio_history: [] }).toEqual({
      ...before,
      portfolio_history: [],
    });
    for (const { api, accountId } of [account, fresh]) {
      expect((await api.post("/leads", { body: person() })).status).toBe(201);
      expect(await brokenInvariants(accountId)).toEqual([]);
    }
    expect((await backoffice.post("/shards/DB_S9/restores", {})).status).toBe(404);
  });
});
