import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { run, sql } from "../../../src/db/statement.ts";
import { sandboxIdsOf } from "../../../src/lib/id.ts";
import { apiWith, backoffice, makeAccount, makeKey, type TestAccount } from "../../support/api.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { type Answer, type Json, send } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { query } from "../../support/query.ts";
import { accountsOf, makeSandbox, sandboxOf, type TestSandbox } from "../../support/sandbox.ts";
import { serveWith } from "../../support/serve-with.ts";

/** Rows of each kind in a sandbox's accounts, to which a repetition would add. */
const sizesOf = async (sandbox: TestSandbox): Promise<Record<string, number>> => {
  const ids = JSON.stringify(accountsOf(sandbox));
  const tables = ["properties", "leads", "team_members", "api_keys", "grants", "partnership_sides"];
  const further = ["captacao_offers", "captacao_ledger", "property_photos"];
  const rows = await run(
    env.DB,
    [...tables, ...further].map((table) =>
      sql(
        `SELECT '${table}' AS name, count(*) AS size FROM ${table} WHERE account_id IN (SELECT value FROM json_each(?))`,
        ids,
      ),
    ),
  );
  return Object.fromEntries(rows.map(([row]) => [row!.name, row!.size as number]));
};

const all = async ({ api }: TestAccount, path: string): Promise<Json[]> => (await api.get(path)).body.data;

describe("a sandbox", () => {
  it("has listings, clients, opportunities, partnerships, launches, owners and credit to try", async () => {
    const sandbox = await makeSandbox();
    const properties = await all(sandbox, "/properties?limit=100");
    expect(properties.length).toBeGreaterThan(10);
    expect(properties.filter(({ photos }) => photos.length === 0)).toEqual([]);
    expect(properties.flatMap(({ radar }) => radar.pending)).toEqual(["NEIGHBORHOOD_NOT_IN_CATALOG"]);
    expect((await all(sandbox, "/leads?limit=100")).length).toBeGreaterThan(8);
    const matches = await all(sandbox, "/matches?limit=100");
    expect(new Set(matches.map(({ scope }) => scope))).toEqual(new Set(["INTERNAL", "NETWORK", "LAUNCH"]));
    expect(matches.some(({ id }) => id.endsWith("#property"))).toBe(true);
    const partnerships = await all(sandbox, "/partnerships");
    expect(partnerships.map(({ status }) => status).sort()).toEqual([
      "CONTACTED",
      "LEAD_REGISTERED",
      "PENDING",
    ]);
    expect((await all(sandbox, "/launches"))[0].typologies).toHaveLength(4);
    const { data: offers, summary } = (await sandbox.api.get("/captacao/offers")).body;
    expect(offers.every(({ deadline }: Json) => Date.parse(deadline) > Date.now())).toBe(true);
    expect([offers.length, summary.balanceCents]).toEqual([3, 30_000]);
    const accepted = await sandbox.api.post(`/captacao/offers/${offers[0].id}/accept`);
    expect(accepted.body.result.outcome).toBe("ACCEPTED");
  });

  it("shows photos that exist", async () => {
    const sandbox = await makeSandbox();
    const [{ coverPhoto }] = await all(sandbox, "/properties?limit=1");
    const { status, headers } = await send("GET", new URL(coverPhoto).pathname, null);
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it("has the live account's owner, and identifies itself as a sandbox", async () => {
    const live = await makeAccount({ account: { ownerName: "Dona Certa", ownerEmail: "dona@example.com" } });
    const sandbox = await sandboxOf(live);
    expect(sandbox.key).toMatch(/^rea_test_demo/);
    expect((await sandbox.api.get("/me")).body.data).toMatchObject({
      sandbox: true,
      account: { id: sandbox.accountId, type: "AGENCY", plan: "SANDBOX" },
    });
    expect((await live.api.get("/me")).body.data.sandbox).toBe(false);
    const team = await all(sandbox, "/team");
    expect(team.find(({ role }) => role === "OWNER")).toMatchObject({ email: "dona@example.com" });
    const { body } = await backoffice.get(sandbox.path);
    expect(body.data).toMatchObject({
      sandbox: true,
      sandboxOf: live.accountId,
      ownerName: "Dona Certa",
      access: { status: "ACTIVE" },
    });
    const flagsIn = async (query: string) => {
      const { data } = (await backoffice.get(`/accounts?limit=10${query}`)).body;
      const flags = new Map(data.map(({ id, sandbox: is }: Json) => [id, is]));
      return [flags.get(live.accountId), flags.get(sandbox.partnerId)];
    };
    expect(await flagsIn("")).toEqual([false, undefined]);
    expect(await flagsIn("&sandbox=true")).toEqual([undefined, true]);
  });

  it("is consistent in all of its accounts", async () => {
    const sandbox = await makeSandbox();
    for (const accountId of accountsOf(sandbox)) expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("gives its further keys the same prefix", async () => {
    const { key } = await makeKey((await makeSandbox()).path);
    expect(key).toMatch(/^rea_test_/);
    expect((await apiWith(key).get("/me")).status).toBe(200);
    expect((await apiWith(key.replace("rea_test_", "rea_")).get("/me")).status).toBe(401);
  });
});

describe("the cost of a sandbox", () => {
  it("is bounded, and almost nothing once it exists", async () => {
    const { path } = await makeAccount();
    const made = await countingD1(() => backoffice.post(`${path}/sandbox`));
    // This includes the queries of its logs and boards.
    expect([made.use.trips <= 150, made.use.rowsWritten <= 2_000], JSON.stringify(made.use)).toEqual([
      true,
      true,
    ]);
    const again = await countingD1(() => backoffice.post(`${path}/sandbox`));
    expect(again.use.trips).toBeLessThanOrEqual(3);
    expect(again.use.rowsWritten).toBe(0);
  });
});

describe("making a sandbox again", () => {
  it("answers the existing one, with the same key, and adds nothing", async () => {
    const live = await makeAccount();
    const first = await backoffice.post(`${live.path}/sandbox`);
    const sandbox = await sandboxOf(live);
    const before = await sizesOf(sandbox);
    const again = await backoffice.post(`${live.path}/sandbox`);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await sizesOf(sandbox)).toEqual(before);
  });

  it("brings back nothing that its owner has removed", async () => {
    const sandbox = await makeSandbox();
    const [{ id }] = await all(sandbox, "/properties?limit=1");
    await sandbox.api.delete(`/properties/${id}`);
    await backoffice.post(`${sandbox.path}/properties/${id}/purge`);
    const before = await sizesOf(sandbox);
    await sandboxOf(sandbox.live);
    expect(await sizesOf(sandbox)).toEqual(before);
  });

  it("shows no key that was revoked", async () => {
    const sandbox = await makeSandbox();
    await backoffice.delete(`${sandbox.path}/keys/${sandbox.keyId}`);
    const { status, body } = await backoffice.post(`${sandbox.live.path}/sandbox`);
    expect([status, body.key]).toEqual([200, null]);
  });

  it("makes one if several calls come at the same time", async () => {
    const live = await makeAccount();
    const answers = await Promise.all([1, 2, 3].map(() => backoffice.post(`${live.path}/sandbox`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    const raced = await sandboxOf(live);
    const alone = await makeSandbox();
    expect(await sizesOf(raced)).toEqual(await sizesOf(alone));
    for (const accountId of accountsOf(raced)) expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it("keeps what its owner agreed to before it was complete", async () => {
    const sandbox = await makeSandbox();
    const moved = (await all(sandbox, "/partnerships")).find(({ status }) => status === "CONTACTED");
    const { status } = await sandbox.api.post(`/partnerships/${moved.id}/status`, {
      body: { status: "LOST" },
    });
    expect(status).toBe(200);
    await query`UPDATE accounts SET sandbox_filled_at = NULL WHERE id = ${sandbox.accountId}`;
    expect((await backoffice.post(`${sandbox.live.path}/sandbox`)).status).toBe(200);
    expect((await sandbox.api.get(`/partnerships/${moved.id}`)).body.data.status).toBe("LOST");
  });

  it("finishes an incomplete one, and makes nothing twice", async () => {
    const { path } = await makeAccount();
    const call = { key: env.BACKOFFICE_TOKEN, method: "POST", base: "/backoffice" } as const;
    const whole = faultyEnv(null);
    await serveWith(whole, { ...call, path: `${path}/sandbox` });
    const expected = await sizesOf(await makeSandbox());
    for (const share of [0.3, 0.55, 0.8]) {
      const live = await makeAccount();
      const at = Math.floor(whole.calls.length * share);
      const dying = faultyEnv({ at, when: "after", how: "die" });
      expect(await serveWith(dying, { ...call, path: `${live.path}/sandbox` })).toBe("died");
      const sandbox = await sandboxOf(live);
      expect(await sizesOf(sandbox), `died at call ${at}`).toEqual(expected);
      for (const accountId of accountsOf(sandbox)) expect(await brokenInvariants(accountId)).toEqual([]);
    }
  });
});

describe("a sandbox used before it was complete", () => {
  const patience = 30_000;

  it("is completed, except for what was changed there meanwhile", { timeout: patience }, async () => {
    const live = await makeAccount();
    const call = { key: env.BACKOFFICE_TOKEN, method: "POST", base: "/backoffice" } as const;
    const path = `${live.path}/sandbox`;
    const pushed = faultyEnv(null);
    await serveWith(pushed, { ...call, path: `${(await makeAccount()).path}/sandbox` });
    const dying = faultyEnv({ at: Math.floor(pushed.calls.length * 0.9), when: "before", how: "die" });
    expect(await serveWith(dying, { ...call, path })).toBe("died");
    const { own } = await sandboxIdsOf(live.accountId);
    const half = { path: `/accounts/${own}`, api: apiWith((await makeKey(`/accounts/${own}`)).key) };
    const [partnership] = (await half.api.get("/partnerships?status=CONTACTED")).body.data;
    await half.api.post(`/partnerships/${partnership.id}/status`, { body: { status: "LOST" } });
    await backoffice.put(`${half.path}/captacao/settings`, { paused: true });
    const again = await backoffice.post(path);
    expect(again.status, again.text).toBe(200);
    const { data } = (await half.api.get("/partnerships?status=LOST")).body;
    expect(data.map(({ id }: Json) => id)).toEqual([partnership.id]);
    expect((await half.api.get("/captacao/offers")).body.data).toEqual([]);
  });
});

describe("a sandbox is refused", () => {
  it("for a sandbox, and for an unknown account", async () => {
    const { path } = await makeSandbox();
    const [nested, unknown] = await Promise.all([
      backoffice.post(`${path}/sandbox`),
      backoffice.post("/accounts/acc-0000000000000000/sandbox"),
    ]);
    expect([nested.status, nested.body.code]).toEqual([422, "request_refused"]);
    expect(unknown.status).toBe(404);
  });

  it("for an inactive account, and completed once the account is active again", async () => {
    const live = await makeAccount();
    await backoffice.patch(live.path, { status: "INACTIVE" });
    const refused = await backoffice.post(`${live.path}/sandbox`);
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
    const { own } = await sandboxIdsOf(live.accountId);
    expect((await backoffice.get(`/accounts/${own}`)).status).toBe(404);
    await backoffice.patch(live.path, { status: "ACTIVE" });
    expect((await backoffice.post(`${live.path}/sandbox`)).status).toBe(201);
  });

  it("when the account becomes inactive meanwhile, and completed once it is active again", {
    timeout: 120_000,
  }, async () => {
    const call = { key: env.BACKOFFICE_TOKEN, method: "POST", base: "/backoffice" } as const;
    const pushed = faultyEnv(null);
    await serveWith(pushed, { ...call, path: `${(await makeAccount()).path}/sandbox` });
    const expected = await sizesOf(await makeSandbox());
    const answers: [status: number, code: string][] = [];
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.85, 0.95]) {
      const live = await makeAccount();
      const how = async () => void (await backoffice.patch(live.path, { status: "INACTIVE" }));
      const raced = faultyEnv({ at: Math.floor(pushed.calls.length * share), when: "before", how });
      const { status, body } = (await serveWith(raced, { ...call, path: `${live.path}/sandbox` })) as Answer;
      answers.push([status, body.code]);
      await backoffice.patch(live.path, { status: "ACTIVE" });
      expect(await sizesOf(await sandboxOf(live)), `inactive from ${share} on`).toEqual(expected);
    }
    expect(answers).toContainEqual([422, "request_refused"]);
    for (const [status, code] of answers)
      expect(status === 201 || code === "request_refused", `${status} ${code}`).toBe(true);
  });
});

describe("the status of the live account", () => {
  it("applies to its sandbox from the next call on", async () => {
    const { live, api, path, partnerId } = await makeSandbox();
    await backoffice.patch(live.path, { status: "INACTIVE" });
    expect((await api.get("/me")).body.code).toBe("ACCOUNT_INACTIVE");
    expect((await backoffice.get(`/accounts/${partnerId}`)).body.data.status).toBe("INACTIVE");
    await backoffice.patch(live.path, { status: "ACTIVE" });
    expect((await api.get("/me")).status).toBe(200);
    await backoffice.patch(path, { status: "INACTIVE" });
    expect([(await api.get("/me")).status, (await live.api.get("/me")).status]).toEqual([403, 200]);
  });

  const statusOf = async (id: string) => (await backoffice.get(`/accounts/${id}`)).body.data.status;

  it("applies to a sandbox made while it changes, at any moment", async () => {
    const change = { key: env.BACKOFFICE_TOKEN, method: "PATCH", base: "/backoffice" } as const;
    const options = { body: { status: "INACTIVE" } };
    const { path } = await makeAccount();
    const alone = faultyEnv(null);
    await serveWith(alone, { ...change, path, options });
    const untilCommitted = alone.calls.findIndex((label) => label.startsWith("ACCOUNT_GATE"));
    expect(untilCommitted).toBeGreaterThan(1);
    for (let at = 1; at <= untilCommitted; at += 1) {
      const live = await makeAccount();
      const how = async () => void (await sandboxOf(live));
      const raced = faultyEnv({ at, when: "before", how });
      expect((await serveWith(raced, { ...change, path: live.path, options })) as Answer).toMatchObject({
        status: 200,
      });
      const { accountId, partnerId, developerId } = await sandboxOf(live);
      for (const id of [accountId, partnerId, developerId])
        expect(await statusOf(id), `made before ${raced.calls[at - 1]}, call ${at}`).toBe("INACTIVE");
    }
  });
});
