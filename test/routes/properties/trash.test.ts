import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/lib/clock.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperties } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const NOW = "2026-12-01T12:00:00.000Z";

describe("DELETE /properties/{propertyId}", () => {
  it.each(["ACTIVE", "INACTIVE", "SOLD", "RENTED"])(
    "moves a property that is %s to the trash",
    async (status) => {
      stopClockAt(NOW);
      const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
      const before = (await account.api.post(`/properties/${id}/status`, { body: { status } })).body.data;
      moveClock(HOUR_MS);
      const { status: http, body } = await account.api.delete(`/properties/${id}`);
      expect(http).toBe(200);
      expect(body.result).toEqual({
        outcome: "DELETED",
        dryRun: false,
        conflicts: [],
        warnings: [],
        photos: null,
        changes: [],
      });
      expect(body.data).toEqual({
        ...before,
        status: "DELETED",
        inactiveReason: null,
        deletedAt: "2026-12-01T13:00:00.000Z",
        updatedAt: "2026-12-01T13:00:00.000Z",
      });
      expect((await account.api.get("/me")).body.data.properties.active).toBe(0);
    },
  );

  it("leaves the property readable by id and by code", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    const { data } = (await account.api.delete(`/properties/${id}`)).body;
    for (const path of [`/properties/${id}`, "/properties/by-ref/AP-1"])
      expect((await account.api.get(path)).body.data).toEqual(data);
  });

  it("again is ALREADY_DELETED, and writes nothing", async () => {
    const { account, id } = await accountWithProperty();
    const first = await account.api.delete(`/properties/${id}`);
    const before = await dumpOf(account.accountId);
    const again = await account.api.delete(`/properties/${id}`);
    expect(again.body).toEqual({
      data: first.body.data,
      result: { ...first.body.result, outcome: "ALREADY_DELETED" },
    });
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

type EntryPoint = (account: TestAccount, id: string, query: string) => Promise<Answer>;

const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["PUT", ({ api }, _id, query) => api.put(`/properties/by-ref/AP-1${query}`, { body: listing() })],
  ["PATCH", ({ api }, id, query) => api.patch(`/properties/${id}${query}`, { body: { title: "Outro" } })],
  ["PATCH with nothing", ({ api }, id, query) => api.patch(`/properties/${id}${query}`, { body: {} })],
  [
    "POST status",
    ({ api }, id, query) => api.post(`/properties/${id}/status${query}`, { body: { status: "ACTIVE" } }),
  ],
];

describe("a property in the trash", () => {
  it.each(ENTRY_POINTS)("refuses %s", async (_name, write) => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await account.api.delete(`/properties/${id}`);
    const before = await dumpOf(account.accountId);
    for (const query of ["", "?dryRun=true"]) {
      const refused = await write(account, id, query);
      expect([refused.status, expectProblem(refused)]).toEqual([409, "property_in_trash"]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("reports a malformed write before the trash", async () => {
    const { account, id } = await accountWithProperty();
    await account.api.delete(`/properties/${id}`);
    const refused = await account.api.patch(`/properties/${id}`, { body: { bedrooms: -1 } });
    expect(expectProblem(refused)).toBe("invalid_param");
  });

  it("keeps its code reserved", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await account.api.delete(`/properties/${id}`);
    const refused = await account.api.post("/properties", { body: listing({ externalRef: "AP-1" }) });
    expect([expectProblem(refused), refused.body.existingId]).toEqual(["external_ref_exists", id]);
  });

  it("is only in the list of the trash", async () => {
    const account = await makeAccount();
    const [gone, kept] = await makeProperties(account, 2);
    await account.api.delete(`/properties/${gone.id}`);
    const idsOf = async (query: string): Promise<Json> =>
      (await account.api.get(`/properties${query}`)).body.data.map(({ id }: Json) => id);
    expect(await idsOf("")).toEqual([kept.id]);
    expect(await idsOf("?updatedSince=2026-01-01")).toEqual([kept.id]);
    expect(await idsOf("?status=ACTIVE")).toEqual([kept.id]);
    expect(await idsOf("?status=DELETED")).toEqual([gone.id]);
  });
});
