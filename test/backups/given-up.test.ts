import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Row, run, sql } from "../../src/db/statement.ts";
import { backoffice, type TestAccount } from "../support/api.ts";
import { backups, restoreDue, storeExport } from "../support/exported.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { person } from "../support/lead.ts";
import { recordingPoints } from "../support/points.ts";
import { query } from "../support/query.ts";
import { busyAccount, due, lastOf, restore, rowsOf } from "../support/restored.ts";

/** Backups whose bucket fails from the given read of a part on. */
const failingFrom = (reading: number) => {
  const noted = recordingPoints();
  const stores = backups(noted.bindings);
  let reads = 0;
  const get = async (key: string) => {
    if (key.endsWith(".gz")) reads += 1;
    if (reads >= reading) throw new Error("Network connection lost.");
    return env.EXPORTS.get(key);
  };
  const bucket = { ...stores.bucket, get: get as R2Bucket["get"] };
  return { ...stores, bucket, noted: noted.points };
};

/** As if its turns had failed for an hour. */
const longFailing = (account: TestAccount) =>
  query`UPDATE restores SET due_at = 0, failures = 60 WHERE account_id = ${account.accountId}`;

const fencesOf = async ({ accountId }: TestAccount): Promise<Row[]> => {
  const [moving = [], arriving = []] = await run(env.DB, [
    sql("SELECT 1 FROM moving WHERE account_id = ?", accountId),
    sql("SELECT 1 FROM arriving WHERE account_id = ?", accountId),
  ]);
  return [...moving, ...arriving];
};

describe("a restore whose turns fail for an hour", () => {
  it("before the first deletion, gives the account back as it was", async () => {
    const account = await busyAccount();
    const before = await rowsOf(account.accountId);
    const { id: exportId } = await storeExport(account.accountId);
    await backoffice.post(`${account.path}/restores`, { exportId, replaces: true });
    const failing = failingFrom(1);
    await restoreDue(failing);
    await longFailing(account);
    await restoreDue(failing);
    expect(await lastOf(account)).toMatchObject({ state: "FAILED", failure: "Error: connection" });
    expect(await rowsOf(account.accountId)).toEqual(before);
    expect(await fencesOf(account)).toEqual([]);
    expect(failing.noted.map(({ outcome }) => outcome)).toEqual(["not-restored"]);
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
  });

  it("after the first deletion, suspends access, opens the account, and lets another restore complete it", async () => {
    const account = await busyAccount();
    const { id: exportId } = await storeExport(account.accountId);
    await backoffice.post(`${account.path}/restores`, { exportId, replaces: true });
    const failing = failingFrom(2);
    await restoreDue(failing);
    expect(await lastOf(account)).toMatchObject({ state: "RUNNING", failure: "Error: connection" });
    await longFailing(account);
    await restoreDue(failing);
    expect(await lastOf(account)).toMatchObject({ state: "RUNNING" });
    expect((await fencesOf(account)).length).toBe(2);
    const { access } = (await backoffice.get(account.path)).body.data;
    expect(access.status).toBe("SUSPENDED");
    await due(account);
    await restoreDue(failing);
    expect(await lastOf(account)).toMatchObject({ state: "FAILED" });
    expect(await fencesOf(account)).toEqual([]);
    expect(failing.noted.map(({ outcome }) => outcome)).toEqual(["half-restored"]);
    expect(await restore(account, { exportId, replaces: true })).toMatchObject({ state: "DONE" });
    const { updatedAt: expectedUpdatedAt, ...granted } = access;
    await backoffice.put(`${account.path}/access`, { ...granted, expectedUpdatedAt, status: "ACTIVE" });
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("is also given up if its turns only die", async () => {
    const account = await busyAccount();
    const { id: exportId } = await storeExport(account.accountId);
    await backoffice.post(`${account.path}/restores`, { exportId, replaces: true });
    const dying = await query`UPDATE restores SET failures = 6, due_at = 0
      WHERE account_id = ${account.accountId} RETURNING 1`;
    expect(dying).toHaveLength(1);
    await restoreDue();
    expect(await lastOf(account)).toMatchObject({ state: "FAILED", failure: "its turns died" });
    expect((await account.api.post("/leads", { body: person() })).status).toBe(201);
  });
});
