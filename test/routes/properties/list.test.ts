import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeProperties, makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stopClockAt } from "../../support/time.ts";
import { pagesOf } from "../../support/whole-list.ts";

const RENT = { purposes: ["LOCACAO"], salePrice: null, rentPrice: 4_500 };

/** Codes of the properties of a page. */
const refsOf = ({ data }: Json): string[] => data.map(({ externalRef }: Json) => externalRef);

const refsFrom = async ({ api }: TestAccount, query: string): Promise<string[]> => {
  const { status, body } = await api.get(`/properties?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return refsOf(body);
};

/** Every page of a list, one after the other. */
const pagesOfRefs = async ({ api }: TestAccount, query: string): Promise<string[][]> =>
  (await pagesOf(api, `/properties?${query}`)).map(refsOf);

/** A portfolio in which every filter finds something different. */
const mixedPortfolio = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  await makeProperty(account, { externalRef: "sale" });
  await makeProperty(account, { externalRef: "rent", ...RENT });
  await makeProperty(account, { externalRef: "both", ...RENT, purposes: ["VENDA", "LOCACAO"], salePrice: 1 });
  await makeProperty(account, { externalRef: "farm", type: "FAZENDA" });
  await makeProperty(account, { externalRef: "rio", address: { cityId: "3304557" } });
  await makeProperty(account, { externalRef: "rio-farm", type: "FAZENDA", address: { cityId: "3304557" } });
  for (const [ref, status] of [
    ["sold", "SOLD"],
    ["rented", "RENTED"],
    ["inactive", "INACTIVE"],
  ]) {
    const { id } = await makeProperty(account, { externalRef: ref });
    await account.api.post(`/properties/${id}/status`, { body: { status } });
  }
  const { id } = await makeProperty(account, { externalRef: "trash" });
  await account.api.delete(`/properties/${id}`);
  return account;
};

const FILTERS: readonly [query: string, refs: readonly string[]][] = [
  ["", ["inactive", "rented", "sold", "rio-farm", "rio", "farm", "both", "rent", "sale"]],
  ["status=ACTIVE", ["rio-farm", "rio", "farm", "both", "rent", "sale"]],
  ["status=INACTIVE", ["inactive"]],
  ["status=SOLD", ["sold"]],
  ["status=RENTED", ["rented"]],
  ["status=DELETED", ["trash"]],
  ["purpose=LOCACAO", ["both", "rent"]],
  ["purpose=VENDA&status=ACTIVE", ["rio-farm", "rio", "farm", "both", "sale"]],
  ["type=FAZENDA", ["rio-farm", "farm"]],
  ["citySlug=rio-de-janeiro-rj", ["rio-farm", "rio"]],
  ["citySlug=sao-paulo-sp&status=ACTIVE", ["farm", "both", "rent", "sale"]],
  ["citySlug=nowhere-sp", []],
  ["citySlug=rio-de-janeiro-rj&type=FAZENDA&purpose=VENDA&radar=pending", ["rio-farm"]],
  ["citySlug=sao-paulo-sp&type=APARTAMENTO&purpose=LOCACAO", ["both", "rent"]],
  ["type=APARTAMENTO&purpose=VENDA&status=DELETED", ["trash"]],
  ["radar=ready", []],
  ["radar=pending&status=SOLD", ["sold"]],
  ["type=STUDIO", []],
];

describe("GET /properties", () => {
  it("finds by every filter, singly and together, newest first", async () => {
    const account = await mixedPortfolio();
    for (const [query, refs] of FILTERS) expect(await refsFrom(account, query), query).toEqual(refs);
  });

  it("shows each property as its own route does", async () => {
    const { account, id } = await accountWithProperty();
    const { body } = await account.api.get("/properties");
    expect(body.data).toEqual([(await account.api.get(`/properties/${id}`)).body.data]);
  });

  it.each([
    ["limit=3", [3, 3, 1]],
    ["limit=7", [7]],
    ["limit=1", [1, 1, 1, 1, 1, 1, 1]],
    ["limit=100", [7]],
    ["limit=4&status=ACTIVE", [4, 3]],
    ["", [7]],
  ])("walks every property once with %s, however equal their times", async (query, sizes) => {
    stopClockAt("2026-12-01T12:00:00.000Z");
    const account = await makeAccount();
    await makeProperties(account, 7, (at) => ({ externalRef: `AP-${at}` }));
    const pages = await pagesOfRefs(account, query);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat()).toEqual(["AP-6", "AP-5", "AP-4", "AP-3", "AP-2", "AP-1", "AP-0"]);
  });

  it("shows 50 by default", async () => {
    const account = await makeAccount();
    await makeProperties(account, 51, (at) => ({ externalRef: `AP-${at}` }));
    const pages = await pagesOfRefs(account, "");
    expect(pages.map(({ length }) => length)).toEqual([50, 1]);
  });

  it("continues correctly while properties are added, changed and removed", async () => {
    const account = await makeAccount();
    const made = await makeProperties(account, 6, (at) => ({ externalRef: `AP-${at}` }));
    const { body: first } = await account.api.get("/properties?limit=2");
    await makeProperty(account, { externalRef: "AP-new" });
    await account.api.patch(`/properties/${made[5].id}`, { body: { title: "Outro" } });
    await account.api.patch(`/properties/${made[3].id}`, { body: { title: "Outro" } });
    await account.api.delete(`/properties/${made[1].id}`);
    const { body: rest } = await account.api.get(`/properties?cursor=${first.nextCursor}`);
    expect([refsOf(first), refsOf(rest)]).toEqual([
      ["AP-5", "AP-4"],
      ["AP-3", "AP-2", "AP-0"],
    ]);
  });
});

const REFUSED: readonly [query: string, name: string, code: string, allowed?: readonly string[]][] = [
  ["limit=0", "limit", "too_low"],
  ["limit=101", "limit", "too_high"],
  ["limit=-1", "limit", "invalid_format"],
  ["limit=10.5", "limit", "invalid_format"],
  ["limit=1e1", "limit", "invalid_format"],
  ["limit=", "limit", "invalid_format"],
  ["limit=ten", "limit", "invalid_format"],
  ["status=active", "status", "not_in_list", ["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"]],
  ["status=", "status", "not_in_list", ["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"]],
  ["status=ACTIVE,SOLD", "status", "not_in_list", ["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"]],
  ["purpose=TEMPORADA", "purpose", "not_in_list", ["VENDA", "LOCACAO"]],
  ["radar=true", "radar", "not_in_list", ["pending", "ready"]],
  ["citySlug=", "citySlug", "too_short"],
  [`citySlug=${"x".repeat(101)}`, "citySlug", "too_long"],
  ["city=sao-paulo-sp", "city", "unknown_param"],
  ["dryRun=true", "dryRun", "unknown_param"],
  ["Status=ACTIVE", "Status", "unknown_param"],
  ["type=FAZENDA&type=CASA_RUA", "type", "repeated"],
];

describe("a refused query of the list", () => {
  const account = sharedAccount();

  it.each(REFUSED)("%s names the fault", async (query, name, code, allowed) => {
    const answer = await account.api.get(`/properties?${query}`);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_param"]);
    expect(answer.body.invalidParams).toMatchObject([
      { in: "query", name, code, ...(allowed && { allowed }) },
    ]);
  });

  it("lists every fault at once", async () => {
    const { body } = await account.api.get("/properties?limit=0&status=X&color=red&updatedSince=yesterday");
    expect(body.invalidParams.map(({ name, code }: Json) => [name, code])).toEqual([
      ["limit", "too_low"],
      ["status", "not_in_list"],
      ["updatedSince", "invalid_format"],
      ["color", "unknown_param"],
    ]);
  });
});
