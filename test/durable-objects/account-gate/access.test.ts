import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { GRANT_STATUSES } from "../../../src/db/schema/grants.ts";
import { scheduled } from "../../../src/jobs/scheduled.ts";
import { backoffice, grantAccess, makeAccount, makeKey } from "../../support/api.ts";
import { forged } from "../../support/forged.ts";
import { admit, codeOf } from "../../support/gate.ts";
import { query } from "../../support/query.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const HOUR_MS = 3_600_000;
const OFFICE = "203.0.113.7";
const from = (ip: string) => ({ headers: { "CF-Connecting-IP": ip } });

const REFUSING = GRANT_STATUSES.filter((status) => status !== "ACTIVE");

describe("the checks of a call", () => {
  it("run in their order: key, IP, account, grant, plan, subscription, pilot", async () => {
    const pilot = { tier: "PILOT", pilotUntil: new Date(Date.now() - HOUR_MS).toISOString() };
    const account = await makeAccount({
      account: { plan: "FREE", subscription: "OVERDUE" },
      access: { ...pilot, status: "SUSPENDED" },
      key: { allowedIps: [OFFICE] },
    });
    await backoffice.patch(account.path, { status: "INACTIVE" });
    const seen: string[] = [];
    const call = async (ip = OFFICE, key = account.key) => {
      const { status, body } = await account.api.get("/me", { ...from(ip), key });
      seen.push(`${status} ${body.code ?? "ok"}`);
    };
    await call("198.51.100.1", forged(account.key));
    await call("198.51.100.1");
    await call();
    await backoffice.patch(account.path, { status: "ACTIVE" });
    await call();
    await grantAccess(account.path, { ...pilot, status: "ACTIVE" });
    await call();
    await backoffice.patch(account.path, { plan: "PRO" });
    await call();
    await backoffice.patch(account.path, { subscription: "TRIAL" });
    await call();
    await grantAccess(account.path, { tier: "PILOT" });
    await call();
    expect(seen).toEqual([
      "401 unauthorized",
      "403 IP_NOT_ALLOWED",
      "403 ACCOUNT_INACTIVE",
      "403 SUSPENDED",
      "403 PLAN_NOT_ELIGIBLE",
      "403 SUBSCRIPTION_INACTIVE",
      "403 PILOT_EXPIRED",
      "200 ok",
    ]);
  });

  it("continue with rate, month and permission", async () => {
    const limits = { ratePerSecond: 1, burst: 1, monthlyQuota: 0 };
    const account = await makeAccount({ access: { limits }, key: { scopes: ["team:read"] } });
    stopClockAt("2031-03-10T12:00:00Z");
    const call = async () => codeOf(await admit(account, { permission: "leads:read" }));
    const seen = [await call(), await call()];
    await grantAccess(account.path, { limits: { ...limits, monthlyQuota: 9 } });
    moveClock(1_000);
    seen.push(await call(), await call());
    expect(seen).toEqual(["monthly_quota_exceeded", "rate_limited", "access_denied", "rate_limited"]);
  });

  it("never reveal the account's state to a key that is not its own", async () => {
    const account = await makeAccount({ access: { status: "REVOKED" } });
    expect(codeOf(await admit(account, { keyHash: "0".repeat(64) }))).toBe("unauthorized");
    expect(codeOf(await admit(account, { keyId: "k_0000000000000000" }))).toBe("unauthorized");
    expect(codeOf(await admit(account))).toBe("REVOKED");
  });
});

describe("the operator's grant", () => {
  it.each(REFUSING)("of status %s refuses with that code", async (status) => {
    const account = await makeAccount({ access: { status } });
    const answer = await account.api.get("/me");
    expect([answer.status, answer.body.code]).toEqual([403, status]);
    expect(answer.headers.get("RateLimit")).toMatch(/^"second";r=\d+;t=\d+, "month";r=\d+;t=\d+$/);
  });

  it("has the states of rules 3.6, access_not_active among them", () => {
    expect(REFUSING.toSorted()).toEqual([
      "ACCOUNT_INACTIVE",
      "DENIED",
      "INFO_REQUESTED",
      "NOT_REQUESTED",
      "PENDING",
      "PILOT_EXPIRED",
      "PLAN_NOT_ELIGIBLE",
      "REVOKED",
      "SUBSCRIPTION_INACTIVE",
      "SUSPENDED",
      "access_not_active",
    ]);
  });

  it("is required", async () => {
    const account = await makeAccount();
    await query`DELETE FROM grants WHERE account_id = ${account.accountId}`;
    expect(codeOf(await admit(account))).toBe("NOT_REQUESTED");
  });

  it("also narrows earlier keys", async () => {
    const account = await makeAccount({ key: { scopes: ["leads:read", "team:read"] } });
    await grantAccess(account.path, { scopes: ["team:read"] });
    expect(codeOf(await admit(account, { permission: "leads:read" }))).toBe("access_denied");
    expect(codeOf(await admit(account, { permission: "team:read" }))).toBe("admitted");
  });

  it("ends a pilot at its time, and no other tier", async () => {
    const pilotUntil = new Date(Date.now() + HOUR_MS).toISOString();
    const [pilot, standard] = await Promise.all([
      makeAccount({ access: { tier: "PILOT", pilotUntil } }),
      makeAccount({ access: { tier: "STANDARD", pilotUntil } }),
    ]);
    expect((await pilot.api.get("/me")).body.data.access.pilotUntil).toBe(pilotUntil);
    stopClockAt(pilotUntil);
    expect((await pilot.api.get("/me")).body.code).toBe("PILOT_EXPIRED");
    expect((await standard.api.get("/me")).status).toBe(200);
  });
});

describe("a key", () => {
  it("ends at its expiry", async () => {
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    const account = await makeAccount({ key: { expiresAt } });
    expect((await account.api.get("/me")).body.data.key.expiresAt).toBe(expiresAt);
    stopClockAt(Date.parse(expiresAt) - 1);
    expect((await account.api.get("/me")).status).toBe(200);
    moveClock(1);
    expect((await account.api.get("/me")).body.code).toBe("unauthorized");
  });

  it.each([
    ["203.0.113.7", 200],
    ["::ffff:203.0.113.7", 200],
    ["198.51.100.200", 200],
    ["2001:db8:0:0::1", 200],
    ["203.0.113.8", 403],
    ["198.51.101.1", 403],
    ["2001:db8::2", 403],
    ["", 403],
  ])("with an address list answers %s with %d", async (ip, status) => {
    const allowedIps = [OFFICE, "198.51.100.0/24", "2001:db8::1"];
    const { api } = await makeAccount({ key: { allowedIps } });
    const answer = await api.get("/me", ip === "" ? {} : from(ip));
    expect(answer.status).toBe(status);
  });

  it("has its own address list", async () => {
    const account = await makeAccount({ key: { allowedIps: [OFFICE] } });
    const { key } = await makeKey(account.path);
    expect((await account.api.get("/me", from("198.51.100.1"))).body.code).toBe("IP_NOT_ALLOWED");
    expect((await account.api.get("/me", { ...from("198.51.100.1"), key })).status).toBe(200);
  });
});

it("a gate learns of a change within 30 seconds even if its notice was lost", async () => {
  const account = await makeAccount();
  stopClockAt("2031-03-10T12:00:00Z");
  expect(codeOf(await admit(account))).toBe("admitted");
  await query`DELETE FROM gate_notices`;
  const revokeWithoutNotice = async (ms: number): Promise<void> => {
    expect(ms).toBe(30_000);
    await query`UPDATE api_keys SET revoked_at = 1 WHERE id = ${account.keyId}`;
    expect(codeOf(await admit(account))).toBe("admitted");
  };
  await scheduled({ cron: "* * * * *", scheduledTime: Date.now() }, env, undefined, revokeWithoutNotice);
  expect(codeOf(await admit(account))).toBe("unauthorized");
});
