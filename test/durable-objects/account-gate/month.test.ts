import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { backoffice, grantAccess, makeAccount, type TestAccount } from "../../support/api.ts";
import { logCalls, sendLogged } from "../../support/call-log.ts";
import { gateOf } from "../../support/gate.ts";
import type { Json } from "../../support/http.ts";
import { stopClockAt } from "../../support/time.ts";
import { pagesOf } from "../../support/whole-list.ts";

const PATH = "/reference/purposes";
/** Ahead of the real clock, so that an alarm set for this time waits for the test to run it. */
const MARCH = "2031-03-10T12:00:00Z";
const APRIL = "2031-04-01T00:00:00Z";

const withQuota = async (monthlyQuota: number): Promise<TestAccount> => {
  const account = await makeAccount({ access: { limits: { monthlyQuota } } });
  stopClockAt(MARCH);
  return account;
};

const call = async ({ api }: TestAccount, times = 1): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await api.get(PATH)).status);
  return statuses;
};

const usageOf = async ({ path }: TestAccount) => (await backoffice.get(`${path}/usage`)).body.data;

const noticesOf = async ({ accountId, path }: TestAccount): Promise<string[]> => {
  await runDurableObjectAlarm(gateOf(accountId));
  const { body } = await backoffice.get(`${path}/mail`);
  return body.data.map(
    ({ kind, id }: Record<string, string>) => `${kind} ${/\d{4}-\d{2}/.exec(id ?? "")?.[0]}`,
  );
};

describe("the monthly quota", () => {
  it("answers 429 until the month ends once it is used up", async () => {
    const account = await withQuota(2);
    expect(await call(account, 2)).toEqual([200, 200]);
    const refused = await account.api.get(PATH);
    expect(refused.body).toMatchObject({ status: 429, code: "monthly_quota_exceeded", retryable: true });
    expect(refused.headers.get("Retry-After")).toBe(String((Date.parse(APRIL) - Date.parse(MARCH)) / 1_000));
    expect(refused.headers.get("RateLimit")).toMatch(/"month";r=0;t=1857600$/);
  });

  it("starts again with the next month in UTC", async () => {
    const account = await withQuota(1);
    expect(await call(account, 2)).toEqual([200, 429]);
    stopClockAt(Date.parse(APRIL) - 1);
    expect(await call(account)).toEqual([429]);
    stopClockAt(APRIL);
    expect(await call(account)).toEqual([200]);
    expect(await usageOf(account)).toEqual([
      { month: "2031-04", calls: 1, monthlyQuota: 1, remaining: 0 },
      { month: "2031-03", calls: 1, monthlyQuota: 1, remaining: 0 },
    ]);
  });

  it("admits calls as soon as the operator extends it", async () => {
    const account = await withQuota(1);
    await call(account, 2);
    await grantAccess(account.path, { limits: { monthlyQuota: 5 } });
    expect(await call(account)).toEqual([200]);
  });

  it("does not count GET /me, and lets it through when used up", async () => {
    const account = await withQuota(1);
    const before = await account.api.get("/me");
    await call(account, 2);
    const after = await account.api.get("/me");
    expect(before.body.data.usage).toEqual({ month: "2031-03", calls: 0, monthlyQuota: 1, remaining: 1 });
    expect(after.body.data.usage).toEqual({ month: "2031-03", calls: 1, monthlyQuota: 1, remaining: 0 });
  });

  it("does not count calls that are refused", async () => {
    const account = await withQuota(9);
    await account.api.get(PATH, { key: "rea_wrong" });
    await grantAccess(account.path, { status: "SUSPENDED", limits: { monthlyQuota: 9 } });
    await call(account, 2);
    await grantAccess(account.path, { limits: { monthlyQuota: 9, ratePerSecond: 1, burst: 1 } });
    expect(await call(account, 3)).toEqual([200, 429, 429]);
    expect(await usageOf(account)).toMatchObject([{ month: "2031-03", calls: 1, remaining: 8 }]);
  });

  it("keeps its count when the object leaves memory", async () => {
    logCalls();
    const account = await withQuota(9);
    const get = () => sendLogged("GET", `/v1${PATH}`, account.key);
    for (let n = 0; n < 3; n += 1) await get();
    await evictDurableObject(gateOf(account.accountId));
    for (let n = 0; n < 2; n += 1) await get();
    await evictDurableObject(gateOf(account.accountId));
    expect(await usageOf(account)).toMatchObject([{ calls: 5, remaining: 4 }]);
  });
});

describe("the notices of the quota", () => {
  it("go to the owner once at 80 % and once at 100 %", async () => {
    const account = await withQuota(5);
    await call(account, 3);
    expect(await noticesOf(account)).toEqual([]);
    await call(account, 1);
    expect(await noticesOf(account)).toEqual(["QUOTA_80 2031-03"]);
    await call(account, 3);
    expect(await noticesOf(account)).toEqual(["QUOTA_100 2031-03", "QUOTA_80 2031-03"]);
    expect(await noticesOf(account)).toHaveLength(2);
  });

  it("are sent again in the next month", async () => {
    const account = await withQuota(1);
    await call(account);
    await noticesOf(account);
    stopClockAt(APRIL);
    await call(account);
    expect(await noticesOf(account)).toHaveLength(4);
  });

  it("are not repeated when the object leaves memory", async () => {
    const account = await withQuota(2);
    await call(account, 2);
    await noticesOf(account);
    await grantAccess(account.path, { limits: { monthlyQuota: 4 } });
    await evictDurableObject(gateOf(account.accountId));
    await call(account, 2);
    expect(await noticesOf(account)).toHaveLength(2);
  });
});

it("usage of more than two years ago is deleted", async () => {
  stopClockAt("2031-03-10T12:00:00Z");
  const account = await makeAccount();
  await call(account);
  const months = async () => (await usageOf(account)).map(({ month }: { month: string }) => month);
  stopClockAt("2033-03-10T12:00:00Z");
  await call(account);
  expect(await months()).toEqual(["2033-03", "2031-03"]);
  stopClockAt("2033-04-10T12:00:00Z");
  await call(account);
  expect(await months()).toEqual(["2033-04", "2033-03"]);
});

it("the months are listed, the newest first", async () => {
  const account = await makeAccount();
  for (const month of ["2031-11", "2031-12", "2032-01"]) {
    stopClockAt(`${month}-10T12:00:00Z`);
    await call(account);
  }
  const pages = await pagesOf(backoffice, `${account.path}/usage?limit=1`);
  const months = pages.map(({ data }) => data.map(({ month }: Json) => month));
  expect(months).toEqual([["2032-01"], ["2031-12"], ["2031-11"]]);
});

it("no month is shown for an account that never called", async () => {
  const { path } = await makeAccount();
  const { body } = await backoffice.get(`${path}/usage`);
  expect(body.nextCursor).toBeNull();
  expect(body.data.every(({ calls }: { calls: number }) => calls === 0)).toBe(true);
});
