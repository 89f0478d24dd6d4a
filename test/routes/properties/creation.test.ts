import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";

const MINIMUM = {
  type: "TERRENO_RUA",
  purposes: ["VENDA"],
  salePrice: 90_000,
  address: { cityId: "3550308" },
};

const BOTH = { ...MINIMUM, purposes: ["VENDA", "LOCACAO"], rentPrice: 1_000 };

/** `undefined` leaves a member out. */
const INCOMPLETE: readonly [body: object, missing: readonly string[]][] = [
  [{}, ["type", "purposes", "address.city"]],
  [{ title: "Casa" }, ["type", "purposes", "address.city"]],
  [{ ...MINIMUM, type: undefined }, ["type"]],
  [{ ...MINIMUM, purposes: undefined }, ["purposes"]],
  [{ ...MINIMUM, salePrice: undefined }, ["salePrice"]],
  [{ ...MINIMUM, salePrice: null }, ["salePrice"]],
  [{ ...MINIMUM, salePrice: undefined, rentPrice: 1_000 }, ["salePrice"]],
  [{ ...BOTH, rentPrice: undefined }, ["rentPrice"]],
  [{ ...BOTH, salePrice: undefined, rentPrice: null }, ["salePrice", "rentPrice"]],
  [{ ...MINIMUM, address: undefined }, ["address.city"]],
  [{ ...MINIMUM, address: { street: "Rua A" } }, ["address.city"]],
  [{ purposes: ["LOCACAO"], address: {} }, ["type", "rentPrice", "address.city"]],
];

type EntryPoint = (account: TestAccount, body: object, query?: string) => Promise<Answer>;

const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["PUT", ({ api }, body, query = "") => api.put(`/properties/by-ref/AP-1${query}`, { body })],
  [
    "POST",
    ({ api }, body, query = "") =>
      api.post(`/properties${query}`, { body: { externalRef: "AP-1", ...body } }),
  ],
];

describe.each(ENTRY_POINTS)("a creation by %s", (_name, create) => {
  it.each([MINIMUM, BOTH])("needs no more than %j", async (body) => {
    const created = await create(await makeAccount(), body);
    expect([created.status, created.body.result.outcome]).toEqual([201, "CREATED"]);
  });

  it.each(INCOMPLETE)("from %j is refused, listing all that is missing", async (body, missing) => {
    const account = await makeAccount();
    for (const query of ["", "?dryRun=true"]) {
      const refused = await create(account, body, query);
      expect([refused.status, expectProblem(refused)]).toEqual([422, "invalid_property"]);
      expect(refused.body.invalidParams).toEqual(
        missing.map((name) => ({
          in: "body",
          name,
          pointer: `/${name.replace(".", "/")}`,
          code: "required",
          reason: `Informe ${name}.`,
        })),
      );
    }
    expect((await account.api.get("/properties")).body.data).toEqual([]);
    expect((await account.api.get("/events")).body.events).toEqual([]);
  });

  it("is ACTIVE, confirmed now, under review, and not shared", async () => {
    const { body } = await create(await makeAccount(), MINIMUM);
    const { data } = body;
    const stated = {
      id: expect.stringMatching(/^prop-[0-9a-z]{16}$/),
      externalRef: "AP-1",
      kind: "PROPERTY",
      status: "ACTIVE",
      type: "TERRENO_RUA",
      category: "TERRENO",
      purposes: ["VENDA"],
      salePrice: 90_000,
      address: {
        neighborhood: null,
        neighborhoodSlug: null,
        city: "São Paulo",
        cityId: "3550308",
        citySlug: "sao-paulo-sp",
        state: "SP",
        street: null,
        number: null,
        complement: null,
      },
      amenities: [],
      photos: [],
      sharedToNetwork: false,
      partnershipTerms: { commissionPercent: null, rentCommissionMonths: null, splitListingPercent: null },
      radar: {
        eligible: false,
        pending: ["NEIGHBORHOOD_MISSING", "COVER_PHOTO_MISSING", "OTHER"],
        labels: ["Falta o bairro", "Falta a foto de capa", "Em análise"],
      },
      curation: { status: "PENDING", reason: null, label: "Em análise" },
      confirmation: {
        lastConfirmedAt: data.createdAt,
        dueAt: new Date(Date.parse(data.createdAt) + 60 * 86_400_000).toISOString(),
        noticeAt: null,
        offlineAt: null,
      },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: data.createdAt,
    };
    const unstated = Object.keys(data).filter((name) => !(name in stated));
    expect(data).toEqual({ ...stated, ...Object.fromEntries(unstated.map((name) => [name, null])) });
    expect(body.result).toEqual({
      outcome: "CREATED",
      dryRun: false,
      conflicts: [],
      warnings: [],
      photos: null,
      changes: [],
    });
  });

  it("has the property's address in Location, unless it is a dry run", async () => {
    const account = await makeAccount();
    const dry = await create(account, MINIMUM, "?dryRun=true");
    expect([dry.status, dry.headers.get("Location")]).toEqual([201, null]);
    const created = await create(account, MINIMUM);
    expect(created.headers.get("Location")).toBe(`http://api.test/v1/properties/${created.body.data.id}`);
  });

  it("counts an empty gallery as no gallery", async () => {
    const { body } = await create(await makeAccount(), { ...MINIMUM, photos: [] });
    expect(body.result.photos).toBe("UNCHANGED");
    expect(body.data).toMatchObject({ photos: [], photoSync: null });
  });
});

describe("POST /properties", () => {
  it("creates a property without a code each time", async () => {
    const account = await makeAccount();
    const one = await makeProperty(account);
    const other = await makeProperty(account);
    expect([one.externalRef, other.externalRef, one.id === other.id]).toEqual([null, null, false]);
  });

  const states: readonly [string, (account: TestAccount, id: string) => Promise<unknown>][] = [
    ["in the portfolio", async () => undefined],
    ["sold", ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "SOLD" } })],
    ["in the trash", ({ api }, id) => api.delete(`/properties/${id}`)],
  ];

  it.each(states)("refuses a code that is %s, and gives the id of its property", async (_name, bring) => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await bring(account, id);
    const before = await account.api.get(`/properties/${id}`);
    for (const query of ["", "?dryRun=true"]) {
      const refused = await account.api.post(`/properties${query}`, {
        body: listing({ externalRef: "AP-1" }),
      });
      expect([refused.status, expectProblem(refused)]).toEqual([409, "external_ref_exists"]);
      expect(refused.body.existingId).toBe(id);
    }
    expect((await account.api.get(`/properties/${id}`)).body).toEqual(before.body);
  });

  it("lets two accounts have the same code", async () => {
    for (const account of [await makeAccount(), await makeAccount()]) {
      await makeProperty(account, { externalRef: "AP-1" });
      const { body } = await account.api.get("/properties");
      expect(body.data.map(({ externalRef }: Json) => externalRef)).toEqual(["AP-1"]);
    }
  });
});
