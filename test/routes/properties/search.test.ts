import { beforeAll, describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { wholeList } from "../../support/whole-list.ts";

const search = async ({ api }: TestAccount, query: Record<string, string>): Promise<string[]> => {
  const { status, body, text } = await api.get(`/properties?${new URLSearchParams(query)}`);
  expect(status, text).toBe(200);
  return body.data.map(({ externalRef }: Json) => externalRef);
};

const put = async ({ api }: TestAccount, ref: string, overrides: Json): Promise<string> => {
  const { status, body, text } = await api.put(`/properties/by-ref/${ref}`, { body: listing(overrides) });
  expect(status, text).toBeLessThan(300);
  return body.data.id;
};

describe("a search for a property", () => {
  const account = sharedAccount();

  beforeAll(async () => {
    await put(account, "AP-0101", {
      title: "Cobertura com vista à Praça d'Água",
      salePrice: 900_000,
      bedrooms: 3,
      address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
    });
    await put(account, "AP-010", {
      title: "Casa térrea",
      purposes: ["LOCACAO"],
      salePrice: undefined,
      rentPrice: 3_000,
      bedrooms: 2,
    });
  });

  it.each([
    ["cobertura", ["AP-0101"]],
    ["COBERT PRACA", ["AP-0101"]],
    ["dagua", ["AP-0101"]],
    ["bispo 2495", ["AP-0101"]],
    ["curitiba batel", ["AP-0101"]],
    ["terrea", ["AP-010"]],
    ["ap0101", ["AP-0101"]],
    ["0101", ["AP-0101"]],
    ["obertura", []],
    ["cobertura terrea", []],
  ])("finds %s", async (q, refs) => {
    expect(await search(account, { q })).toEqual(refs);
  });

  it("has the identical code first, and every other match once, on pages of one too", async () => {
    expect(await search(account, { q: "AP-0101" })).toEqual(["AP-0101"]);
    expect(await search(account, { q: "ap" })).toEqual(["AP-010", "AP-0101"]);
    await put(account, "AP", { title: "Sala" });
    await put(account, "AP-9", { title: "Sala" });
    const found = await wholeList(account.api, "/properties?q=AP&limit=1");
    expect(found.map(({ externalRef }) => externalRef)).toEqual(["AP", "AP-9", "AP-010", "AP-0101"]);
  });

  it("puts the identical code first only if it passes the filters", async () => {
    expect(await search(account, { q: "AP-010", purpose: "VENDA" })).toEqual(["AP-0101"]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ maxPrice: "900000", minPrice: "899999", q: "ap" }, ["AP-0101"]],
    [{ minPrice: "3000", maxPrice: "3000" }, ["AP-010"]],
    [{ purpose: "VENDA", maxPrice: "3000" }, []],
    [{ neighborhood: "BATEL" }, ["AP-0101"]],
    [{ neighborhood: "batel", bedrooms: "3" }, ["AP-0101"]],
    [{ neighborhood: "batel", bedrooms: "4" }, []],
  ])("finds only what passes %s", async (query, refs) => {
    expect(await search(account, query)).toEqual(refs);
  });

  it("finds by a changed text, wherever it was changed", async () => {
    const own = await makeAccount();
    const id = await put(own, "X-1", { title: "Velho" });
    await own.api.patch(`/properties/${id}`, { body: { title: "Novo" } });
    expect([await search(own, { q: "velho" }), await search(own, { q: "novo" })]).toEqual([[], ["X-1"]]);
    const { status } = await backoffice.patch(`${own.path}/properties/${id}`, { title: "Reformado" });
    expect(status).toBe(200);
    expect([await search(own, { q: "novo" }), await search(own, { q: "reform" })]).toEqual([[], ["X-1"]]);
  });

  it("finds a trashed property only in the trash, a restored one again, and a purged one nowhere", async () => {
    const own = await makeAccount();
    const id = await put(own, "X-1", { title: "Jabuticaba" });
    await own.api.delete(`/properties/${id}`);
    expect(await search(own, { q: "jabuticaba" })).toEqual([]);
    expect(await search(own, { q: "X-1" })).toEqual([]);
    expect(await search(own, { q: "jabuticaba", status: "DELETED" })).toEqual(["X-1"]);
    await backoffice.post(`${own.path}/properties/${id}/restore`);
    expect(await search(own, { q: "jabuticaba" })).toEqual(["X-1"]);
    await own.api.delete(`/properties/${id}`);
    await backoffice.post(`${own.path}/properties/${id}/purge`);
    expect(await search(own, { q: "jabuticaba", status: "DELETED" })).toEqual([]);
  });

  it("finds nothing of another account, not even by code", async () => {
    const other = await makeAccount();
    expect(await search(other, { q: "cobertura" })).toEqual([]);
    expect(await search(other, { q: "AP-0101" })).toEqual([]);
  });

  it.each(["", "a".repeat(101)])("refuses %j", async (q) => {
    const { status, body } = await account.api.get(`/properties?${new URLSearchParams({ q })}`);
    expect([status, body.invalidParams[0].name]).toEqual([400, "q"]);
  });
});
