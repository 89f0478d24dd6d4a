import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filtersOf } from "../../src/contract/parse.ts";
import { queryOf } from "../../src/contract/route.ts";
import { run, sql } from "../../src/db/statement.ts";
import { type Position, writeCursor } from "../../src/lib/cursor.ts";
import { listProperties } from "../../src/routes/properties/list.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { forgetPortfolio, seedPortfolio } from "../support/seeded-portfolio.ts";
import { pagesOf } from "../support/whole-list.ts";

const SIZES = [100, 100_000] as const;
const SEEDING_MS = 60_000;

/** `middle` and `changed` are positions in the middle of the list, in its two orders. */
type Portfolio = TestAccount & {
  readonly size: number;
  readonly middle: Position;
  readonly changed: Position;
};

const portfolios: Portfolio[] = [];

/** The D1 rows that a call has read, from its Server-Timing outside production. */
const rowsRead = ({ headers }: Answer): number =>
  Number(/rows;desc="(\d+)"/.exec(headers.get("Server-Timing") ?? "")?.[1]);

beforeAll(async () => {
  for (const size of SIZES) {
    const account = await makeAccount({ account: { propertyLimit: 10 * size } });
    await seedPortfolio(account.accountId, size);
    const half = "SELECT place, id, updated_at FROM properties WHERE account_id = ? ORDER BY";
    const [byPlace, byChange] = await run(env.DB, [
      sql(`${half} place LIMIT 1 OFFSET ${size / 2}`, account.accountId),
      sql(`${half} updated_at, id LIMIT 1 OFFSET ${size / 2}`, account.accountId),
    ]);
    const middle = [byPlace![0]!.place as number];
    const changed = [byChange![0]!.updated_at as number, byChange![0]!.id as string];
    portfolios.push({ ...account, size, middle, changed });
  }
}, SEEDING_MS);

afterAll(async () => {
  for (const { accountId } of portfolios) await forgetPortfolio(accountId);
}, SEEDING_MS);

const SINCE = "updatedSince=2020-01-01";

/** Filters that an index answers. */
const SERVED = [
  "",
  ...["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"].map((status) => `status=${status}`),
  "citySlug=cidade-3-sp",
  "citySlug=rara-sp",
  "citySlug=nenhuma-sp",
  SINCE,
  `status=SOLD&${SINCE}`,
];

/** Filters that need a search. */
const SEARCHED = [
  "purpose=VENDA",
  "purpose=LOCACAO",
  "type=STUDIO",
  "radar=pending",
  "radar=ready",
  "q=apart%20pinh",
  "q=rarissimo",
  "q=nenhuma",
  "q=AP-77",
  "q=rarissimo&citySlug=cidade-3-sp",
  "minPrice=100040&maxPrice=100041",
  "bedrooms=2",
  "neighborhood=Pinheiros&q=9",
  "status=ACTIVE&type=STUDIO",
  "status=DELETED&purpose=LOCACAO",
  "status=DELETED&radar=ready",
  "status=DELETED&citySlug=rara-sp",
  "status=SOLD&citySlug=cidade-3-sp",
  "type=STUDIO&citySlug=rara-sp",
  "type=STUDIO&citySlug=cidade-3-sp",
  "type=FAZENDA&purpose=LOCACAO",
  "citySlug=cidade-3-sp&radar=ready",
  "citySlug=rara-sp&purpose=LOCACAO",
  "purpose=VENDA&radar=ready",
  `type=STUDIO&${SINCE}`,
  `radar=ready&${SINCE}`,
  `citySlug=rara-sp&${SINCE}`,
  `q=rarissimo&${SINCE}`,
  `status=RENTED&purpose=LOCACAO&type=FAZENDA&citySlug=cidade-3-sp&radar=ready&${SINCE}`,
];

/** Index entries that a search examines (rules 9.4). */
const EXAMINED = 20_000;
/** The further rows that a search reads in its forty steps. */
const FURTHER_READS = 400;

const cursorAt = ({ accountId }: Portfolio, filter: string, position: Position): Promise<string> => {
  const query = queryOf(listProperties.route).parse(Object.fromEntries(new URLSearchParams(filter)));
  const filters = filtersOf({ input: { params: {}, query, body: undefined }, faults: [] });
  return writeCursor({ secrets: [env.CURSOR_SECRET], accountId, route: "/v1/properties", filters }, position);
};

/** The first page and one in the middle, for each size and limit. */
const checkPages = async (
  filter: string,
  check: (page: Answer, limit: number, which: string) => void,
): Promise<void> => {
  for (const portfolio of portfolios) {
    const deep = await cursorAt(
      portfolio,
      filter,
      filter.includes("Since") ? portfolio.changed : portfolio.middle,
    );
    for (const limit of [1, 20, 100]) {
      for (const cursor of ["", `&cursor=${deep}`]) {
        const page = await portfolio.api.get(`/properties?${filter}&limit=${limit}${cursor}`);
        expect(page.status).toBe(200);
        check(page, limit, `${portfolio.size}, ${limit}${cursor}`);
      }
    }
  }
};

const isFull = ({ body }: Answer, limit: number): boolean =>
  body.data.length === limit || body.nextCursor === null;

describe("a page of the list", () => {
  it.each(["citySlug=cidade-3-sp", "citySlug=rara-sp", "type=STUDIO"])(
    "filtered by '%s' finds some",
    async (filter) => {
      for (const { api } of portfolios) {
        const { body } = await api.get(`/properties?${filter}`);
        expect(body.data).not.toEqual([]);
      }
    },
  );

  it.each(SERVED)("filtered by '%s' reads 2n + 10 rows at most, at any size and depth", async (filter) => {
    await checkPages(filter, (page, limit, which) => {
      expect(rowsRead(page), which).toBeLessThanOrEqual(2 * limit + 10);
      expect(isFull(page, limit), which).toBe(true);
    });
  });

  it.each(SEARCHED)("searched by '%s' is full unless 20,000 entries were read", async (filter) => {
    await checkPages(filter, (page, limit, which) => {
      expect(rowsRead(page), which).toBeLessThanOrEqual(EXAMINED + 2 * limit + FURTHER_READS);
      expect(isFull(page, limit) || rowsRead(page) >= EXAMINED, which).toBe(true);
    });
  });
});

const pagesBy = async ({ api }: Portfolio, query: string): Promise<string[][]> =>
  (await pagesOf(api, `/properties?${query}`)).map(({ data }) => data.map(({ id }: Json) => id));

const walk = async (portfolio: Portfolio, query: string): Promise<string[]> =>
  (await pagesBy(portfolio, query)).flat();

const storedIds = async ({ accountId }: Portfolio, where: string, order: string): Promise<string[]> => {
  const rows = await query(
    `SELECT id FROM properties WHERE account_id = ? AND ${where} ORDER BY ${order}`,
    accountId,
  );
  return rows.map(({ id }) => id as string);
};

describe("walking all pages", () => {
  it.each([
    [0, "limit=7", "status <> 'DELETED'", "place DESC"],
    [0, `limit=7&${SINCE}`, "status <> 'DELETED'", "updated_at DESC, id DESC"],
    [
      0,
      "limit=7&purpose=VENDA&radar=ready",
      "for_sale AND radar = 'READY' AND status <> 'DELETED'",
      "place DESC",
    ],
    [1, "limit=100&status=SOLD", "status = 'SOLD'", "place DESC"],
    [1, "limit=7&citySlug=rara-sp", "city_slug = 'rara-sp' AND status <> 'DELETED'", "place DESC"],
  ])("of portfolio %i by %s loses nothing to an equal createdAt", async (at, query, where, order) => {
    const portfolio = portfolios[at]!;
    expect(await walk(portfolio, query)).toEqual(await storedIds(portfolio, where, order));
  });
});

describe("a search for three of 100,000", () => {
  const WANTED = "type = 'FAZENDA' AND for_rent AND radar = 'READY' AND status <> 'DELETED'";

  beforeAll(async () => {
    const large = portfolios[1]!;
    const found = await storedIds(large, WANTED, "place");
    const kept = [found[0], found[Math.floor(found.length / 2)], found.at(-1)];
    await query(
      `UPDATE properties SET for_rent = 0 WHERE account_id = ? AND ${WANTED}
         AND id NOT IN (SELECT value FROM json_each(?))`,
      large.accountId,
      JSON.stringify(kept),
    );
  });

  it.each([
    ["", "place DESC"],
    [`&${SINCE}`, "updated_at DESC, id DESC"],
  ])("takes six calls at most%s", async (since, order) => {
    const large = portfolios[1]!;
    const pages = await pagesBy(large, `type=FAZENDA&purpose=LOCACAO&radar=ready${since}`);
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(pages.flat()).toEqual(await storedIds(large, WANTED, order));
    expect(pages.flat()).toHaveLength(3);
  });
});

/** An index search may also read a neighboring entry, by chance and at any size. */
const NEIGHBOR_ROWS = 1;

describe("a call for one property", () => {
  const KEYED = { "Idempotency-Key": "growth" };

  it.each<[string, (portfolio: Portfolio, id: string) => Promise<Answer>]>([
    ["GET", ({ api }, id) => api.get(`/properties/${id}`)],
    ["GET by code", ({ api }) => api.get("/properties/by-ref/AP-40")],
    [
      "PUT that updates",
      ({ api }) => api.put("/properties/by-ref/AP-40", { body: listing(), headers: KEYED }),
    ],
    ["PUT that creates", ({ api }) => api.put("/properties/by-ref/NEW-1", { body: listing() })],
    ["POST", ({ api }) => api.post("/properties", { body: listing() })],
    ["PATCH", ({ api }, id) => api.patch(`/properties/${id}`, { body: { bedrooms: 9 } })],
    ["status", ({ api }, id) => api.post(`/properties/${id}/status`, { body: { status: "RENTED" } })],
    [
      "confirm",
      ({ api }) => api.post("/properties/confirm", { body: { refs: ["AP-42", "AP-44", "AP-46"] } }),
    ],
    ["DELETE", ({ api }, id) => api.delete(`/properties/${id}`)],
  ])("%s costs the same rows at any size", async (_, call) => {
    const costs: number[] = [];
    for (const portfolio of portfolios) {
      const id = (await portfolio.api.get("/properties/by-ref/AP-40")).body.data.id;
      const answer = await call(portfolio, id);
      expect(answer.status, answer.text).toBeLessThan(300);
      costs.push(rowsRead(answer));
    }
    expect(Math.abs(costs[1]! - costs[0]!)).toBeLessThanOrEqual(NEIGHBOR_ROWS);
  });

  it("leaves both accounts' counters right", async () => {
    for (const { accountId } of portfolios) expect(await brokenInvariants(accountId)).toEqual([]);
  });
});
