import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const START = "2026-12-01T12:00:00.000Z";

type EntryPoint = (account: TestAccount, id: string) => Promise<Answer>;

/** Every write that does not change a fresh property of code AP-1. */
const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["PUT", ({ api }) => api.put("/properties/by-ref/AP-1", { body: listing() })],
  ["PUT with nothing", ({ api }) => api.put("/properties/by-ref/AP-1", { body: {} })],
  ["PATCH", ({ api }, id) => api.patch(`/properties/${id}`, { body: { bedrooms: 3, suites: null } })],
  ["POST status", ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "ACTIVE" } })],
];

const withProperty = async (): Promise<[TestAccount, Json]> => {
  stopClockAt(START);
  const account = await makeAccount();
  return [account, await makeProperty(account, { externalRef: "AP-1" })];
};

describe.each(ENTRY_POINTS)("%s that changes nothing", (_name, write) => {
  it("is UNCHANGED within 24 hours, and writes nothing", async () => {
    const [account, made] = await withProperty();
    const before = await dumpOf(account.accountId);
    stopClockAt(Date.parse(START) + DAY_MS - 1);
    const answer = await write(account, made.id);
    expect(answer.body).toEqual({
      data: made,
      result: { outcome: "UNCHANGED", dryRun: false, conflicts: [], photos: null, changes: [], warnings: [] },
    });
    expect(answer.headers.get("Server-Timing")).toContain('d1;desc="1"');
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is CONFIRMED after 24 hours: only the availability date moves", async () => {
    const [account, made] = await withProperty();
    moveClock(DAY_MS + HOUR_MS);
    const { body } = await write(account, made.id);
    expect(body.result).toMatchObject({ outcome: "CONFIRMED", changes: [] });
    const confirmation = {
      lastConfirmedAt: "2026-12-02T13:00:00.000Z",
      dueAt: "2027-01-31T13:00:00.000Z",
      noticeAt: null,
      offlineAt: null,
    };
    expect(body.data).toEqual({ ...made, confirmation });
    expect((await account.api.get(`/properties/${made.id}`)).body.data).toEqual(body.data);
    expect((await account.api.get("/events")).body.events).toHaveLength(1);
    expect((await write(account, made.id)).body.result.outcome).toBe("UNCHANGED");
  });

  it("answers a notice of the 60-day rule, however recent the date", async () => {
    const [account, made] = await withProperty();
    moveClock(60 * DAY_MS);
    await backoffice.post("/jobs/confirmations");
    const noticed = await account.api.get(`/properties/${made.id}`);
    expect(noticed.body.data.confirmation).toMatchObject({
      noticeAt: "2027-01-30T12:00:00.000Z",
      offlineAt: "2027-02-06T12:00:00.000Z",
    });
    const { body } = await write(account, made.id);
    expect(body.result.outcome).toBe("CONFIRMED");
    expect(body.data.confirmation).toMatchObject({
      lastConfirmedAt: "2027-01-30T12:00:00.000Z",
      noticeAt: null,
      offlineAt: null,
    });
  });
});

describe("a write that changes something", () => {
  it("renews the availability date with it", async () => {
    const [account, made] = await withProperty();
    moveClock(HOUR_MS);
    const { body } = await account.api.patch(`/properties/${made.id}`, { body: { title: "Outro" } });
    expect(body.data.updatedAt).toBe("2026-12-01T13:00:00.000Z");
    expect(body.data.confirmation.lastConfirmedAt).toBe("2026-12-01T13:00:00.000Z");
    expect(body.data.createdAt).toBe(START);
  });

  it("moves updatedAt forward, whatever the clock says", async () => {
    const [account, made] = await withProperty();
    moveClock(-HOUR_MS);
    const { body } = await account.api.patch(`/properties/${made.id}`, { body: { title: "Outro" } });
    const next = new Date(Date.parse(START) + 1).toISOString();
    expect([body.result.outcome, body.data.updatedAt]).toEqual(["UPDATED", next]);
  });
});

describe("a field edited in the dashboard", () => {
  const withEdit = async (edit: object): Promise<[TestAccount, Json]> => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    const { status, body } = await backoffice.patch(`${account.path}/properties/${id}`, edit);
    expect(status, JSON.stringify(body)).toBe(200);
    return [account, body.data];
  };

  it("is kept, and listed as a conflict when the request differs", async () => {
    const [account, shown] = await withEdit({ title: "Do painel", salePrice: 700_000 });
    const { body } = await account.api.put("/properties/by-ref/AP-1", {
      body: listing({ salePrice: 700_000, bedrooms: 4 }),
    });
    expect(body.result).toMatchObject({
      outcome: "UPDATED",
      conflicts: ["title"],
      changes: [{ field: "bedrooms", from: 3, to: 4 }],
    });
    expect(body.data).toMatchObject({ title: "Do painel", salePrice: 700_000, bedrooms: 4 });
    expect(shown.bedrooms).toBe(3);
  });

  it("as the only member of a request leaves the property unchanged", async () => {
    const [account, shown] = await withEdit({ title: "Do painel" });
    const { body } = await account.api.patch(`/properties/${shown.id}`, { body: { title: "Da integração" } });
    expect(body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: ["title"], changes: [] });
    expect(body.data).toEqual(shown);
  });

  it("is no conflict if the request agrees or omits it", async () => {
    const [account, shown] = await withEdit({ title: "Do painel" });
    for (const body of [{ title: "Do  painel" }, {}]) {
      const answer = await account.api.patch(`/properties/${shown.id}`, { body });
      expect(answer.body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: [] });
    }
  });

  it.each([
    ["address", { address: { cityId: "3304557" } }, { address: { cityId: "3550308" } }],
    [
      "partnershipTerms",
      { partnershipTerms: { commissionPercent: 5 } },
      { partnershipTerms: { commissionPercent: 6 } },
    ],
    ["purposes", { purposes: ["VENDA", "LOCACAO"], rentPrice: 1 }, { purposes: ["VENDA"] }],
  ])("is kept as a whole: %s", async (field, edit, write) => {
    const [account, shown] = await withEdit(edit);
    const { body } = await account.api.patch(`/properties/${shown.id}`, { body: write });
    expect(body.result.conflicts).toEqual([field]);
    expect(body.data[field]).toEqual(shown[field]);
  });

  it("is the API's again once it is released", async () => {
    const [account, shown] = await withEdit({ title: "Do painel" });
    const path = `${account.path}/properties/${shown.id}/release`;
    await backoffice.post(path, { fields: ["title"] });
    const { body } = await account.api.patch(`/properties/${shown.id}`, { body: { title: "Da integração" } });
    expect([body.result.outcome, body.data.title]).toEqual(["UPDATED", "Da integração"]);
  });
});
