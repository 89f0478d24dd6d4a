import { describe, expect, it } from "vitest";
import { runPlan } from "../../../src/db/commit.ts";
import { patchProperty } from "../../../src/domain/properties/write.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { expire, makeProperties, makeProperty, writeScope } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";

const withQuota = (propertyLimit: number): Promise<TestAccount> =>
  makeAccount({ account: { propertyLimit } });

const usedOf = async ({ api }: TestAccount): Promise<Json> => (await api.get("/me")).body.data.properties;

const setStatus = ({ api }: TestAccount, id: string, status: string, query = ""): Promise<Answer> =>
  api.post(`/properties/${id}/status${query}`, { body: { status } });

const expectFull = async (account: TestAccount, write: (query: string) => Promise<Answer>): Promise<void> => {
  const before = await dumpOf(account.accountId);
  for (const query of ["?dryRun=true", ""]) {
    const refused = await write(query);
    expect([refused.status, expectProblem(refused)]).toEqual([409, "plan_limit_reached"]);
    expect(refused.body.detail).toMatch(/^O plano permite \d+ imóveis ativos, e a conta já tem \d+\.$/);
  }
  expect(await dumpOf(account.accountId)).toEqual(before);
};

describe("the plan's quota of ACTIVE properties", () => {
  it("refuses a creation beyond it, by PUT and by POST", async () => {
    const account = await withQuota(2);
    await makeProperties(account, 2);
    await expectFull(account, (query) => account.api.post(`/properties${query}`, { body: listing() }));
    await expectFull(account, (query) =>
      account.api.put(`/properties/by-ref/A${query}`, { body: listing() }),
    );
    expect(await usedOf(account)).toMatchObject({ active: 2, limit: 2 });
  });

  it("of zero admits nothing", async () => {
    const account = await withQuota(0);
    await expectFull(account, (query) => account.api.post(`/properties${query}`, { body: listing() }));
  });

  it.each(["INACTIVE", "SOLD", "RENTED"])("does not count a property that is %s", async (status) => {
    const account = await withQuota(1);
    const { id } = await makeProperty(account);
    await setStatus(account, id, status);
    expect(await usedOf(account)).toMatchObject({ active: 0, limit: 1 });
    await makeProperty(account);
    await expectFull(account, (query) => setStatus(account, id, "ACTIVE", query));
    expect((await setStatus(account, id, "SOLD")).status).toBe(200);
  });

  it("does not count the trash", async () => {
    const account = await withQuota(1);
    const { id } = await makeProperty(account);
    await account.api.delete(`/properties/${id}`);
    await makeProperty(account);
    expect(await usedOf(account)).toMatchObject({ active: 1, limit: 1 });
  });

  it("lets a full portfolio be written, and its ACTIVE properties be set ACTIVE", async () => {
    const account = await withQuota(1);
    const { id } = await makeProperty(account);
    expect((await account.api.patch(`/properties/${id}`, { body: { title: "Outro" } })).status).toBe(200);
    expect((await setStatus(account, id, "ACTIVE")).body.result.outcome).toBe("UNCHANGED");
  });

  it("lowered below the ACTIVE number changes nothing, and admits no more", async () => {
    const account = await withQuota(3);
    const [one] = await makeProperties(account, 3);
    await backoffice.patch(account.path, { propertyLimit: 1 });
    expect(await usedOf(account)).toMatchObject({ active: 3, limit: 1 });
    await setStatus(account, one.id, "SOLD");
    await expectFull(account, (query) => setStatus(account, one.id, "ACTIVE", query));
  });
});

type EntryPoint = (account: TestAccount, id: string) => Promise<Answer>;

/** Every write that brings back a property of code AP-1 that the 60-day rule took offline. */
const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["PUT", ({ api }) => api.put("/properties/by-ref/AP-1", { body: listing() })],
  ["PATCH", ({ api }, id) => api.patch(`/properties/${id}`, { body: {} })],
  ["confirm", ({ api }, id) => api.post("/properties/confirm", { body: { ids: [id] } })],
];

describe.each(ENTRY_POINTS)("a property that the 60-day rule took offline, written by %s", (_name, write) => {
  const makeExpired = async (account: TestAccount): Promise<string> => {
    const { id } = await makeProperty(account, { externalRef: "AP-1" });
    await expire(account.accountId, id);
    const { data } = (await account.api.get(`/properties/${id}`)).body;
    expect(data).toMatchObject({ status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
    return id;
  };

  it("is ACTIVE again while the quota has room", async () => {
    const account = await withQuota(1);
    const id = await makeExpired(account);
    expect((await write(account, id)).status).toBe(200);
    const { data } = (await account.api.get(`/properties/${id}`)).body;
    expect(data).toMatchObject({ status: "ACTIVE", inactiveReason: null });
    expect(await usedOf(account)).toMatchObject({ active: 1, limit: 1 });
    const { events } = (await account.api.get("/events")).body;
    expect(events.at(-1)).toMatchObject({
      type: "property.updated",
      data: { status: "ACTIVE", changedFields: ["status", "inactiveReason"] },
    });
  });

  it("stays offline, and is still written, when the quota is full", async () => {
    const account = await withQuota(1);
    const id = await makeExpired(account);
    const { id: other } = await makeProperty(account);
    expect((await write(account, id)).status).toBe(200);
    const { data } = (await account.api.get(`/properties/${id}`)).body;
    expect(data).toMatchObject({ status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
    await setStatus(account, other, "SOLD");
    await write(account, id);
    expect((await account.api.get(`/properties/${id}`)).body.data.status).toBe("ACTIVE");
  });
});

describe("a property that a write is about to bring back", () => {
  it("is decided again, and not refused, if the quota fills meanwhile", async () => {
    const account = await withQuota(1);
    const { id } = await makeProperty(account);
    await expire(account.accountId, id);
    const ctx = writeScope(account.accountId, { propertyLimit: 1 });
    let attempts = 0;
    const { plan } = await runPlan(ctx, async () => {
      const decided = await patchProperty(ctx, id, { title: "Outro" });
      attempts += 1;
      if (attempts === 1) await makeProperty(account);
      return decided;
    });
    expect([attempts, plan.data.status, plan.data.title]).toEqual([2, "INACTIVE", "Outro"]);
    expect(await usedOf(account)).toMatchObject({ active: 1, limit: 1 });
  });
});
