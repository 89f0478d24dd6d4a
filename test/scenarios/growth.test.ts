import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { type Position, writeCursor } from "../../src/lib/cursor.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import type { Answer, Json } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { forgetPortfolio, seedPortfolio } from "../support/seeded-portfolio.ts";

const SIZES = [100, 100_000] as const;
const SEEDING_MS = 60_000;

/** `middle` and `changed` are positions half way down the list, in its two orders. */
type Portfolio = TestAccount & {
  readonly size: number;
  readonly middle: Position;
  readonly changed: Position;
};

const portfolios: Portfolio[] = [];

/** D1 rows that a call has read, as its Server-Timing says outside production. */
const rowsRead = ({ headers }: Answer): number =>
  Number(/rows;desc="(\d+)"/.exec(headers.get("Server-Timing") ?? "")?.[1]);

beforeAll(async () => {
  for (const size of SIZES) {
    const account = await makeAccount({ account: { propertyLimit: 10 * size } });
    await seedPortfolio(account.accountId, size);
    const half = "SELECT seq, updated_at FROM properties WHERE account_id = ? ORDER BY";
    const [bySeq, byChange] = await run(env.DB, [
      sql(`${half} seq LIMIT 1 OFFSET ${size / 2}`, account.accountId),
      sql(`${half} updated_at, seq LIMIT 1 OFFSET ${size / 2}`, account.accountId),
    ]);
    const middle = [bySeq![0]!.seq as number];
    const changed = [byChange![0]!.updated_at as number, byChange![0]!.seq as number];
    portfolios.push({ ...account, size, middle, changed });
  }
}, SEEDING_MS);

afterAll(async () => {
  for (const { accountId } of portfolios) await forgetPortfolio(accountId);
}, SEEDING_MS);

const SINCE = "updatedSince=2020-01-01";

const FILTERS = [
  "",
  ...["ACTIVE", "INACTIVE", "SOLD", "RENTED", "DELETED"].map((status) => `status=${status}`),
  "purpose=VENDA",
  "purpose=LOCACAO",
  "type=STUDIO",
  "citySlug=cidade-3-sp",
  "citySlug=rara-sp",
  "citySlug=nenhuma-sp",
  SINCE,
  "radar=pending",
  "radar=ready",
  "status=ACTIVE&type=STUDIO",
  "status=DELETED&purpose=LOCACAO",
  "status=DELETED&radar=ready",
  `status=SOLD&${SINCE}`,
  "type=STUDIO&citySlug=rara-sp",
  "type=STUDIO&citySlug=cidade-3-sp",
  "type=FAZENDA&purpose=LOCACAO",
  "citySlug=cidade-3-sp&radar=ready",
  "citySlug=rara-sp&purpose=LOCACAO",
  "purpose=VENDA&radar=ready",
  `type=STUDIO&${SINCE}`,
  `radar=ready&${SINCE}`,
  `citySlug=rara-sp&${SINCE}`,
  `status=RENTED&purpose=LOCACAO&type=FAZENDA&citySlug=cidade-3-sp&radar=ready&${SINCE}`,
];

const cursorAt = ({ accountId }: Portfolio, position: Position): Promise<string> =>
  writeCursor({ secret: env.CURSOR_SECRET, accountId, route: "/v1/properties" }, position);

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

  it.each(FILTERS)("filtered by '%s' reads 2n + 10 rows at most, at any size and depth", async (filter) => {
    for (const portfolio of portfolios) {
      const deep = await cursorAt(portfolio, filter.includes("Since") ? portfolio.changed : portfolio.middle);
      for (const limit of [1, 20, 100]) {
        const first = await portfolio.api.get(`/properties?${filter}&limit=${limit}`);
        const later = await portfolio.api.get(`/properties?${filter}&limit=${limit}&cursor=${deep}`);
        for (const answer of [first, later]) {
          expect(answer.status).toBe(200);
          expect(rowsRead(answer), `${portfolio.size}, ${limit}`).toBeLessThanOrEqual(2 * limit + 10);
        }
      }
    }
  });
});

const walk = async ({ api }: Portfolio, query: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await api.get(`/properties?${query}${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.data.map(({ id }: Json) => id));
    if (body.nextCursor === null) return ids;
    cursor = body.nextCursor;
  }
};

const stored = async ({ accountId }: Portfolio, where: string, order: string): Promise<string[]> => {
  const [rows] = await run(env.DB, [
    sql(`SELECT id FROM properties WHERE account_id = ? AND ${where} ORDER BY ${order}`, accountId),
  ]);
  return rows!.map(({ id }) => id as string);
};

describe("walking all pages", () => {
  it.each([
    [0, "limit=7", "status <> 'DELETED'", "seq DESC"],
    [0, `limit=7&${SINCE}`, "status <> 'DELETED'", "updated_at DESC, seq DESC"],
    [
      0,
      "limit=7&purpose=VENDA&radar=ready",
      "for_sale AND radar = 'READY' AND status <> 'DELETED'",
      "seq DESC",
    ],
    [1, "limit=100&status=SOLD", "status = 'SOLD'", "seq DESC"],
    [1, "limit=7&citySlug=rara-sp", "city_slug = 'rara-sp' AND status <> 'DELETED'", "seq DESC"],
  ])("of portfolio %i by %s loses nothing to an equal createdAt", async (at, query, where, order) => {
    const portfolio = portfolios[at]!;
    expect(await walk(portfolio, query)).toEqual(await stored(portfolio, where, order));
  });
});

/** Whether an index search meets a neighbour of what it looks for is chance, not size. */
const NEIGHBOUR_ROWS = 1;

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
    expect(Math.abs(costs[1]! - costs[0]!)).toBeLessThanOrEqual(NEIGHBOUR_ROWS);
  });

  it("leaves the counters of both right", async () => {
    for (const { accountId } of portfolios) expect(await brokenInvariants(accountId)).toEqual([]);
  });
});
