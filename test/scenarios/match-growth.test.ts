import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_READ_WHOLE } from "../../src/domain/radar/filter-matches.ts";
import { MATCH_SCOPES, MATCH_STATUSES } from "../../src/vocabulary/value-lists.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import type { Answer, Json } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { keepCard, recommended } from "../support/match.ts";
import { query } from "../support/query.ts";
import { forgetMatches, seedMatches } from "../support/seeded-matches.ts";

const SIZES = [100, 100_000] as const;
const SEEDING_MS = 120_000;

interface Seeded extends TestAccount {
  readonly size: number;
  readonly propertyId: string;
  readonly leadId: string;
  readonly ownerId: string;
}

const accounts: Seeded[] = [];

const rowsRead = ({ headers }: Answer): number =>
  Number(/rows;desc="(\d+)"/.exec(headers.get("Server-Timing") ?? "")?.[1]);

beforeAll(async () => {
  const partner = await makeAccount();
  const { id: foreign } = await recommended(partner);
  await keepCard("property", foreign);
  for (const size of SIZES) {
    const account = await makeAccount();
    const { id: propertyId } = await recommended(account);
    const { id: leadId, ownerAccountId: ownerId } = await makeLead(account);
    const seed = { accountId: account.accountId, propertyId, leadId, ownerId, partnerId: partner.accountId };
    await seedMatches({ ...seed, foreign }, size);
    accounts.push({ ...account, size, propertyId, leadId, ownerId });
  }
}, SEEDING_MS);

afterAll(async () => {
  for (const { accountId } of accounts) await forgetMatches(accountId);
}, SEEDING_MS);

const FILTERS = [
  "",
  ...MATCH_STATUSES.map((status) => `status=${status}`),
  ...MATCH_SCOPES.map((scope) => `scope=${scope}`),
  ...MATCH_SCOPES.flatMap((scope) => MATCH_STATUSES.map((status) => `scope=${scope}&status=${status}`)),
];

const LISTS: readonly (readonly [string, (account: Seeded) => string])[] = [
  ...FILTERS.map((filter) => [`/matches?${filter}`, () => `/matches?${filter}`] as const),
  ...FILTERS.map((filter) => {
    const path = ({ ownerId }: Seeded) => `/matches?ownerAccountId=${ownerId}&${filter}`;
    return [`/matches?ownerAccountId=…&${filter}`, path] as const;
  }),
  ...["", ...MATCH_STATUSES.map((status) => `status=${status}`)].flatMap((filter) => [
    [
      `/properties/…/matches?${filter}`,
      ({ propertyId }: Seeded) => `/properties/${propertyId}/matches?${filter}`,
    ] as const,
    [`/leads/…/matches?${filter}`, ({ leadId }: Seeded) => `/leads/${leadId}/matches?${filter}`] as const,
  ]),
];

/** Filters that the order's own index answers. */
const RANKED = FILTERS.flatMap((filter) =>
  [
    "order=score",
    "order=score&minScore=62",
    "order=price",
    "order=price&purpose=VENDA&minPrice=1&maxPrice=900000000",
  ].map((ranked) => `/matches?${ranked}&${filter}`),
);

/** The first page, and the following ones. */
const pages = async ({ api }: Seeded, path: string, limit: number, count: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let cursor: string | null = ""; cursor !== null && answers.length < count; ) {
    const answer: Answer = await api.get(`${path}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(answer.status, answer.text).toBe(200);
    answers.push(answer);
    cursor = answer.body.nextCursor;
  }
  return answers;
};

describe("a page of matches", () => {
  it.each(LISTS)(
    "of %s reads 4n + 10 rows at most, at any size and depth, and is full",
    async (_, pathOf) => {
      for (const account of accounts) {
        for (const limit of [1, 20, 100]) {
          const answers = await pages(account, pathOf(account), limit, 3);
          for (const answer of answers) {
            expect(rowsRead(answer), `${account.size}, ${limit}`).toBeLessThanOrEqual(4 * limit + 10);
            if (answer.body.nextCursor !== null) expect(answer.body.data).toHaveLength(limit);
          }
        }
      }
    },
  );
});

describe("a page of matches in a requested order", () => {
  it.each(RANKED)("of %s reads 4n + 19 rows at most, at any size and depth, and is full", async (path) => {
    for (const account of accounts) {
      for (const limit of [1, 20, 100]) {
        for (const answer of await pages(account, path, limit, 3)) {
          expect(rowsRead(answer), `${account.size}, ${limit}`).toBeLessThanOrEqual(4 * limit + 19);
          if (answer.body.nextCursor !== null) expect(answer.body.data).toHaveLength(limit);
        }
      }
    }
  });
});

/** No match has a score above these or changed after `SINCE`, so a search beyond these reads up to its bound. */
const SCORES = [60, 62, 63];
const SINCE = "2020-01-01T00:00:00Z";

const SEARCHED: readonly (readonly [string, (account: Seeded) => string])[] = [
  ...FILTERS.flatMap((filter) => [
    ...SCORES.map((score) => `${filter}&minScore=${score}`),
    `${filter}&minScore=62&updatedSince=${SINCE}`,
    `${filter}&updatedSince=${SINCE}`,
  ]).map((filter) => [`/matches?${filter}`, () => `/matches?${filter}`] as const),
  ...FILTERS.flatMap((filter) =>
    ["", "&minScore=62", `&updatedSince=${SINCE}`, "&minScore=63"].flatMap((more) => [
      [
        `/matches?propertyId=…&${filter}${more}`,
        ({ propertyId }: Seeded) => `/matches?propertyId=${propertyId}&${filter}${more}`,
      ] as const,
      [
        `/matches?leadId=…&${filter}${more}`,
        ({ leadId }: Seeded) => `/matches?leadId=${leadId}&${filter}${more}`,
      ] as const,
    ]),
  ),
  ...[
    "order=price&purpose=LOCACAO",
    "order=price&minPrice=900000000",
    "order=score&maxPrice=1",
    "minPrice=900000000",
  ].map((filter) => [`/matches?${filter}`, () => `/matches?${filter}`] as const),
  [
    "/matches?ownerAccountId=…&minScore=62",
    ({ ownerId }) => `/matches?ownerAccountId=${ownerId}&minScore=62`,
  ],
  [
    "/matches?propertyId=…&leadId=…",
    ({ propertyId, leadId }) => `/matches?propertyId=${propertyId}&leadId=${leadId}`,
  ],
];

describe("a page of matches that no index answers", () => {
  it.each(SEARCHED)("of %s reads at most 20,000 index entries", async (_, pathOf) => {
    for (const account of accounts) {
      for (const answer of await pages(account, pathOf(account), 20, 2)) {
        const looked = rowsRead(answer) - 4 * 20 - 10;
        expect(looked, String(account.size)).toBeLessThanOrEqual(20_000 + 2 * (MAX_READ_WHOLE + 1) + 500);
        if (answer.body.nextCursor !== null && looked < 20_000) expect(answer.body.data).toHaveLength(20);
      }
    }
  });

  it("of a property or client with few matches reads only these", async () => {
    const [account, large] = accounts;
    for (const object of ["propertyId", "leadId"] as const) {
      const [few] = await pages(account!, `/matches?${object}=${account![object]}`, 20, 1);
      expect(rowsRead(few!), object).toBeLessThanOrEqual(3 * SIZES[0] + 4 * 20 + 10);
      const [none] = await pages(large!, `/matches?${object}=prop-nobody`, 20, 1);
      expect(rowsRead(none!), object).toBeLessThanOrEqual(2);
    }
  });
});

describe("a page ordered best first", () => {
  it.each([
    ["a property", ({ propertyId }: Seeded) => `/properties/${propertyId}/matches?order=best`],
    ["a client", ({ leadId }: Seeded) => `/leads/${leadId}/matches?order=best`],
    ["a client, new ones only", ({ leadId }: Seeded) => `/leads/${leadId}/matches?order=best&status=NEW`],
  ])("of %s reads the best thousand, at any size and depth, and is full", async (_, pathOf) => {
    for (const account of accounts) {
      for (const limit of [1, 20, 100]) {
        const answers = await pages(account, pathOf(account), limit, 3);
        for (const answer of answers) {
          expect(rowsRead(answer), `${account.size}, ${limit}`).toBeLessThanOrEqual(4_000 + 6 * limit + 20);
          if (answer.body.nextCursor !== null) expect(answer.body.data).toHaveLength(limit);
        }
      }
    }
  });

  it("shows the rest of a long list after the best thousand, each once", async () => {
    const large = accounts[1]!;
    const answers = await pages(large, `/leads/${large.leadId}/matches?order=best`, 100, 12);
    const ids = answers.flatMap(({ body }) => body.data.map(({ id }: Json) => id));
    expect([ids.length, new Set(ids).size]).toEqual([1_200, 1_200]);
  });
});

describe("a page of one match", () => {
  it.each(LISTS)("of %s reads as many rows among 100 matches as among 100,000", async (_, pathOf) => {
    const read: number[][] = [];
    for (const account of accounts)
      read.push((await pages(account, pathOf(account), 1, 2)).map((answer) => rowsRead(answer)));
    expect(read[0]).toEqual(read[1]);
  });
});

const storedIds = async (where: string, order: string, ...params: unknown[]): Promise<string[]> => {
  const text = `SELECT 'm#' || property_id || '#' || lead_id || '#' || side AS id FROM matches WHERE ${where}`;
  const rows = await query(`${text} ORDER BY ${order}`, ...params);
  return rows.map(({ id }) => id as string);
};

const allIds = async (account: Seeded, path: string, limit: number): Promise<string[]> =>
  (await pages(account, path, limit, Number.POSITIVE_INFINITY)).flatMap(({ body }) =>
    body.data.map(({ id }: Json) => id),
  );

describe("walking all pages", () => {
  it.each(FILTERS)("of the account's matches by '%s' finds each once, newest first", async (filter) => {
    const [account] = accounts;
    const equal = [...new URLSearchParams(filter)];
    const where = ["account_id = ?", ...equal.map(([column]) => `${column} = ?`)].join(" AND ");
    const values = equal.map(([, value]) => value);
    const expected = await storedIds(where, "place DESC", account!.accountId, ...values);
    expect(await allIds(account!, `/matches?${filter}`, 7)).toEqual(expected);
  });

  it("of a property's matches finds only own clients, best first", async () => {
    const { propertyId } = accounts[0]!;
    const order = "score DESC, created_at DESC, lead_id DESC";
    const expected = await storedIds("property_id = ? AND side = 'own'", order, propertyId);
    expect(expected.length).toBeGreaterThan(10);
    expect(await allIds(accounts[0]!, `/properties/${propertyId}/matches?`, 7)).toEqual(expected);
  });

  it("of a client's matches finds own and partners' properties, best first", async () => {
    const { leadId } = accounts[0]!;
    const order = "score DESC, created_at DESC, property_id DESC";
    const expected = await storedIds("lead_id = ? AND side <> 'property'", order, leadId);
    expect(expected.length).toBeGreaterThan(10);
    expect(await allIds(accounts[0]!, `/leads/${leadId}/matches?`, 7)).toEqual(expected);
  });
});
