import { describe, expect, it } from "vitest";
import type { Json } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { pagesOf } from "../support/whole-list.ts";

const SAO_PAULO = "3550308";
const FLORIANOPOLIS = "4205407";

const account = sharedAccount();

const get = (path: string) => account.api.get(path, { headers: { "Accept-Language": "en" } });

const cost = (headers: Headers): number[] =>
  [...(headers.get("Server-Timing") ?? "").matchAll(/desc="(\d+)"/g)].map(([, count]) => Number(count));

describe("GET /geo/cities", () => {
  it("answers cities of a state by part of the name", async () => {
    const { status, body, headers } = await get("/geo/cities?uf=SP&q=sao%20paulo");
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [{ cityId: SAO_PAULO, name: "São Paulo", uf: "SP", citySlug: "sao-paulo-sp" }],
      nextCursor: null,
      total: 1,
    });
    expect(cost(headers)).toEqual([1, 0, 0, 0]);
  });

  it("ignores accents and case", async () => {
    const { body } = await get(`/geo/cities?uf=go&q=${encodeURIComponent("GOIÁNIA")}`);
    expect(body.data.map(({ name }: { name: string }) => name)).toContain("Goiânia");
  });

  it("has every city of the country in its pages, once", async () => {
    const pages = await pagesOf(account.api, "/geo/cities?limit=1000");
    const ids = pages.flatMap(({ data }) => data.map(({ cityId }: { cityId: string }) => cityId));
    expect([ids.length, new Set(ids).size, pages[0].total]).toEqual([5571, 5571, 5571]);
  });

  it("shows one hundred if no limit is given", async () => {
    expect((await get("/geo/cities")).body.data).toHaveLength(100);
  });

  it.each([
    ["uf=XX", "uf", "not_in_list"],
    ["uf=S%C3%A3o+Paulo", "uf", "not_in_list"],
    ["limit=0", "limit", "too_low"],
    ["limit=1001", "limit", "too_high"],
    ["limit=ten", "limit", "invalid_format"],
    [`q=${"a".repeat(101)}`, "q", "too_long"],
    ["name=Moema", "name", "unknown_param"],
    ["uf=SP&uf=RJ", "uf", "repeated"],
  ])("refuses ?%s", async (query, name, code) => {
    const { status, body } = await get(`/geo/cities?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_param"]);
    expect(body.invalidParams[0]).toMatchObject({ in: "query", name, code });
  });
});

describe("GET /geo/cities/{cityId}/neighborhoods", () => {
  const path = (cityId: string) => `/geo/cities/${cityId}/neighborhoods`;

  it("has every neighborhood in its pages, once, in order", async () => {
    const pages = await pagesOf(account.api, `${path(SAO_PAULO)}?limit=40`);
    const slugs = pages.flatMap(({ data }) => data.map((item: Json) => item.neighborhoodSlug));
    expect(slugs).toHaveLength(pages[0].total);
    expect(slugs).toEqual([...new Set(slugs)].sort());
    expect(pages[0].data[0]).toEqual({ neighborhoodSlug: slugs[0], name: expect.stringMatching(/\S/) });
  });

  it("reads its page and its total in one trip", async () => {
    const { body, headers } = await get(`${path(SAO_PAULO)}?limit=50`);
    const [objects, trips, rows] = cost(headers);
    expect([objects, trips, body.data.length]).toEqual([1, 1, 50]);
    expect(rows).toBeLessThanOrEqual(2 * 50 + 10);
  });

  it("refuses the cursor of another city", async () => {
    const { body } = await get(`${path(SAO_PAULO)}?limit=1`);
    const other = await get(`${path(FLORIANOPOLIS)}?limit=1&cursor=${body.nextCursor}`);
    expect([other.status, other.body.code]).toEqual([400, "invalid_cursor"]);
  });

  it("does not know a city outside the catalog", async () => {
    const { status, body, headers } = await get(path("9999999"));
    expect([status, body.code]).toEqual([404, "not_found"]);
    expect(cost(headers)).toEqual([1, 0, 0, 0]);
  });

  it.each(["355030", "35503081", "sao-paulo", "355030%38x"])(
    "refuses %s as a city's code",
    async (cityId) => {
      const { status, body } = await get(path(cityId));
      expect([status, body.code]).toEqual([400, "invalid_param"]);
      expect(body.invalidParams[0]).toMatchObject({ in: "path", name: "cityId" });
    },
  );
});
