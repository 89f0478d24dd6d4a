import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Answer } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";

type EntryPoint = (account: TestAccount, body: object) => Promise<Answer>;

/** PUT by code and PATCH by id change a property in the same way. */
const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["PUT", ({ api }, body) => api.put("/properties/by-ref/AP-1", { body })],
  [
    "PATCH",
    async ({ api }, body) => {
      const { body: read } = await api.get("/properties/by-ref/AP-1");
      return api.patch(`/properties/${read.data.id}`, { body });
    },
  ],
];

const FULL = {
  externalRef: "AP-1",
  purposes: ["VENDA", "LOCACAO"],
  rentPrice: 4_500,
  suites: 1,
  bathrooms: 2,
  parkingSpots: 1,
  privateArea: 80,
  listingUrl: "https://site.example.com/1",
  captadorName: "João da Silva",
};

const NULLABLE = [
  "bedrooms",
  "suites",
  "bathrooms",
  "parkingSpots",
  "area",
  "privateArea",
  "listingUrl",
  "captadorName",
];

describe("PUT /properties/by-ref/{ref}", () => {
  it("creates under a new code and updates under a known one", async () => {
    const { api } = await makeAccount();
    const created = await api.put("/properties/by-ref/AP-1", { body: listing() });
    const updated = await api.put("/properties/by-ref/AP-1", { body: listing({ salePrice: 800_000 }) });
    expect([created.status, updated.status]).toEqual([201, 200]);
    expect(updated.headers.get("Location")).toBeNull();
    expect(updated.body.data.id).toBe(created.body.data.id);
  });

  it("finds a property that POST made", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    const { status, body } = await account.api.put("/properties/by-ref/AP-1", { body: { title: "Novo" } });
    expect([status, body.data.id, body.data.title]).toEqual([200, id, "Novo"]);
  });
});

describe.each(ENTRY_POINTS)("an update by %s", (_name, update) => {
  it("keeps absent members", async () => {
    const account = await makeAccount();
    const before = await makeProperty(account, FULL);
    const { status, body } = await update(account, { title: "Outro título" });
    expect([status, body.result.outcome]).toEqual([200, "UPDATED"]);
    expect(body.data).toEqual({
      ...before,
      title: "Outro título",
      confirmation: body.data.confirmation,
      updatedAt: body.data.updatedAt,
    });
    expect((await account.api.get("/properties/by-ref/AP-1")).body.data).toEqual(body.data);
  });

  it.each(NULLABLE)("clears %s by null, and shows the former value", async (field) => {
    const account = await makeAccount();
    const before = await makeProperty(account, FULL);
    expect(before[field]).not.toBeNull();
    const { body } = await update(account, { [field]: null });
    expect(body.data[field]).toBeNull();
    expect(body.result.changes).toEqual([{ field, from: before[field], to: null }]);
  });

  it("lists every change by field, as the property shows it", async () => {
    const account = await makeAccount();
    const { address } = await makeProperty(account, FULL);
    const { body } = await update(account, {
      type: "FAZENDA",
      salePrice: 799_999.9,
      purposes: ["VENDA"],
      address: { cityId: "3550308", neighborhoodSlug: "pinheiros" },
      partnershipTerms: { commissionPercent: 5 },
      bedrooms: 3,
    });
    expect(body.result).toEqual({
      outcome: "UPDATED",
      dryRun: false,
      conflicts: [],
      warnings: [],
      photos: null,
      changes: [
        { field: "type", from: "APARTAMENTO", to: "FAZENDA" },
        { field: "purposes", from: ["VENDA", "LOCACAO"], to: ["VENDA"] },
        { field: "salePrice", from: 850_000, to: 799_999.9 },
        { field: "address", from: address, to: { ...address, street: null, number: null } },
        {
          field: "partnershipTerms",
          from: { commissionPercent: null, rentCommissionMonths: null, splitListingPercent: null },
          to: { commissionPercent: 5, rentCommissionMonths: null, splitListingPercent: null },
        },
      ],
    });
  });

  it.each([
    [{ salePrice: null }, ["salePrice"]],
    [{ rentPrice: null }, ["rentPrice"]],
    [{ salePrice: null, rentPrice: null, address: {} }, ["salePrice", "rentPrice", "address.city"]],
  ])("with %j is refused: a purpose needs its price", async (body, missing) => {
    const account = await makeAccount();
    const before = await makeProperty(account, FULL);
    const refused = await update(account, body);
    expect([refused.status, expectProblem(refused)]).toEqual([422, "invalid_property"]);
    expect(refused.body.invalidParams).toMatchObject(missing.map((name) => ({ name, code: "required" })));
    expect((await account.api.get(`/properties/${before.id}`)).body.data).toEqual(before);
  });

  it("may drop a price together with its purpose", async () => {
    const account = await makeAccount();
    await makeProperty(account, FULL);
    const { body } = await update(account, { purposes: ["VENDA"], rentPrice: null });
    expect(body.data).toMatchObject({ purposes: ["VENDA"], rentPrice: null });
  });

  it("needs the price of a purpose that it adds", async () => {
    const account = await makeAccount();
    await makeProperty(account, { externalRef: "AP-1" });
    const refused = await update(account, { purposes: ["VENDA", "LOCACAO"] });
    expect([refused.status, refused.body.invalidParams[0].name]).toEqual([422, "rentPrice"]);
  });

  it.each(["SOLD", "RENTED", "INACTIVE"])("leaves a property that is %s as it is", async (status) => {
    const { account, id } = await accountWithProperty(FULL);
    await account.api.post(`/properties/${id}/status`, { body: { status } });
    const { body } = await update(account, { title: "Outro título" });
    expect([body.result.outcome, body.data.status]).toEqual(["UPDATED", status]);
  });
});
