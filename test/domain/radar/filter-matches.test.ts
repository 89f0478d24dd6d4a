import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newMeter, run } from "../../../src/db/statement.ts";
import type { Facts } from "../../../src/domain/radar/facts.ts";
import { listMatches } from "../../../src/domain/radar/list.ts";
import { type Match, matchTable, writeMatchId } from "../../../src/domain/radar/match.ts";
import type { MatchFilter } from "../../../src/domain/radar/match-filter.ts";
import type { Position } from "../../../src/lib/cursor.ts";
import { newId } from "../../../src/lib/id.ts";
import { MATCH_SCOPES, MATCH_STATUSES } from "../../../src/vocabulary/value-lists.ts";
import { storedMatch } from "../../support/match.ts";
import { query } from "../../support/query.ts";
import { choose, type Random, seededRandom } from "../../support/random.ts";

const SEED = 20_261_123;
const SAMPLES = 150;
const PROPERTIES = ["prop-a", "prop-b", "prop-c"].map((id) => `${id}-${newId("property")}`);
const LEADS = Array.from({ length: 40 }, () => newId("lead"));
const OWNERS = ["usr-1", "usr-2"];
/** Few distinct times and scores, so that many rows share one. */
const TIMES = [1_000, 2_000, 3_000];
const SCORES = [60, 75, 100];
const PURPOSES = ["VENDA", "LOCACAO"] as const;
/** In BRL; a rent may be above a price. */
const PRICES = [3_000, 500_000, 1_000_000];

const accountId = newId("account");
const strangerId = newId("account");

const SIDES = { INTERNAL: "own", NETWORK: "property", LAUNCH: "client" } as const;

const FACTS = storedMatch(accountId).facts as unknown as Facts;

const factsWith = (purpose: Facts["purpose"], reais: number) =>
  ({ ...FACTS, purpose, price: { ...FACTS.price, cents: 100 * reais } }) as unknown as Match["facts"];

const pairOf = ({ facts }: Match) => {
  const { purpose, price } = facts as unknown as Facts;
  return { purpose, price: price.cents / 100 };
};

/** Below zero: the first comes first. */
const inOrder = (a: Match, b: Match, { order, updatedSince }: MatchFilter): number => {
  if (order === "score") return b.score - a.score;
  if (order === undefined) return updatedSince === undefined ? 0 : b.updatedAt - a.updatedAt;
  const one = pairOf(a);
  const other = pairOf(b);
  if (one.purpose === other.purpose) return one.price - other.price;
  return one.purpose === "VENDA" ? -1 : 1;
};

const randomMatch = (random: Random, account: string, propertyId: string, leadId: string) => {
  const scope = choose(random, MATCH_SCOPES);
  const side = scope === "NETWORK" && random() < 0.5 ? "client" : SIDES[scope];
  const status = choose(random, scope === "INTERNAL" ? MATCH_STATUSES.slice(0, 3) : MATCH_STATUSES);
  return storedMatch(account, {
    propertyId,
    leadId,
    scope,
    side,
    status,
    score: choose(random, SCORES),
    facts: factsWith(choose(random, PURPOSES), choose(random, PRICES)),
    ownerAccountId: choose(random, [...OWNERS, null]),
    createdAt: choose(random, TIMES),
    updatedAt: choose(random, TIMES),
  });
};

let all: Match[] = [];

beforeAll(async () => {
  const random = seededRandom(SEED);
  const pairs = PROPERTIES.flatMap((propertyId) => LEADS.map((leadId) => [propertyId, leadId] as const));
  const ours = pairs.map(([propertyId, leadId]) => randomMatch(random, accountId, propertyId, leadId));
  // The other side of the same pair is another account's row in the same database.
  const OTHER = { own: null, property: "client", client: "property" } as const;
  const theirs = ours.flatMap((match) => {
    const side = OTHER[match.side];
    return side === null ? [] : [{ ...match, accountId: strangerId, side } as const];
  });
  const order = [...ours, ...theirs].toSorted(() => random() - 0.5);
  for (let at = 0; at < order.length; at += 50)
    await run(
      env.DB,
      order.slice(at, at + 50).map((match) => matchTable.insert(match)),
    );
  const stored = await query`SELECT * FROM matches WHERE account_id = ${accountId}`;
  all = stored.map(matchTable.decode);
});

const naive = (filter: MatchFilter): string[] => {
  const { status, scope, ownerAccountId, propertyId, leadId, minScore, updatedSince } = filter;
  const { purpose, minPrice, maxPrice } = filter;
  return all
    .filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (scope === undefined || one.scope === scope) &&
        (ownerAccountId === undefined || one.ownerAccountId === ownerAccountId) &&
        (propertyId === undefined || one.propertyId === propertyId) &&
        (leadId === undefined || one.leadId === leadId) &&
        (minScore === undefined || one.score >= minScore) &&
        (purpose === undefined || pairOf(one).purpose === purpose) &&
        (minPrice === undefined || pairOf(one).price >= minPrice) &&
        (maxPrice === undefined || pairOf(one).price <= maxPrice) &&
        (updatedSince === undefined || one.updatedAt >= updatedSince),
    )
    .toSorted((a, b) => inOrder(a, b, filter) || b.seq - a.seq)
    .map(writeMatchId);
};

const walk = async (filter: MatchFilter, limit: number): Promise<string[]> => {
  const ids: string[] = [];
  let after: Position | null = null;
  do {
    const meter = newMeter();
    const ctx = { accountId, db: env.DB, directory: env.DB, meter };
    const page = await listMatches(ctx, filter, { limit, after });
    expect(meter.trips).toBeLessThanOrEqual(1);
    if (page.next) expect(page.matches, JSON.stringify(filter)).toHaveLength(limit);
    ids.push(...page.matches.map(({ match }) => writeMatchId(match)));
    after = page.next;
  } while (after);
  return ids;
};

const VALUES = {
  status: MATCH_STATUSES,
  scope: MATCH_SCOPES,
  ownerAccountId: [...OWNERS, "usr-nobody"],
  propertyId: [...PROPERTIES, "prop-nobody"],
  leadId: [...LEADS.slice(0, 3), "lead-nobody"],
  minScore: [0, 60, 61, 75, 100],
  updatedSince: [0, 1_001, 3_000, 3_001],
  purpose: PURPOSES,
  minPrice: [0, 3_000, 3_001, 1_000_000],
  maxPrice: [0, 3_000, 500_000, 2_000_000],
  order: ["score", "price"],
} as const satisfies { readonly [Name in keyof MatchFilter]-?: readonly unknown[] };

const NAMES = Object.keys(VALUES) as (keyof MatchFilter)[];
const NEW = ["propertyId", "leadId", "minScore", "updatedSince"] as const;

/** All subsets of these filters, each with every status and scope. */
const COMBINED = Array.from({ length: 2 ** NEW.length }, (_, bits) =>
  NEW.filter((_name, at) => bits & (1 << at)),
).filter((names) => names.length > 0);

const RANKED = ["purpose", "minPrice", "maxPrice", "minScore", "ownerAccountId", "propertyId"] as const;

/** Each filter alone, and each pair of filters. */
const COMBINED_WITH_ORDER = RANKED.flatMap((one, at) => [
  [one],
  ...RANKED.slice(at + 1).map((other) => [one, other]),
]);

describe("a walk through the matches", () => {
  it.each(NAMES)("by only %s finds what a naive filter finds, in its order", async (name) => {
    for (const value of VALUES[name])
      for (const limit of [1, 7, 100]) {
        const filter = { [name]: value };
        expect(await walk(filter, limit), JSON.stringify(filter)).toEqual(naive(filter));
      }
  });

  it.each(COMBINED.map((names) => [names.join(", "), names] as const))(
    "by %s with each status and scope finds what a naive filter finds",
    async (_, names) => {
      const random = seededRandom(SEED + names.length);
      let found = 0;
      for (const status of [undefined, ...MATCH_STATUSES])
        for (const scope of [undefined, ...MATCH_SCOPES]) {
          const chosen = names.map((name) => [name, choose<unknown>(random, VALUES[name].slice(0, 3))]);
          const filter: MatchFilter = { status, scope, ...Object.fromEntries(chosen) };
          const expected = naive(filter);
          found += expected.length;
          expect(await walk(filter, choose(random, [1, 3, 20])), JSON.stringify(filter)).toEqual(expected);
        }
      expect(found).toBeGreaterThan(0);
    },
  );

  it("by any filters at once finds what a naive filter finds", async () => {
    const random = seededRandom(SEED + 1);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const chosen = NAMES.filter(() => random() < 0.4).map((name) => [
        name,
        choose<unknown>(random, VALUES[name]),
      ]);
      const filter = Object.fromEntries(chosen) as MatchFilter;
      const limit = choose(random, [1, 5, 20]);
      expect(await walk(filter, limit), JSON.stringify({ filter, limit })).toEqual(naive(filter));
    }
  });

  it.each(COMBINED_WITH_ORDER.map((names) => [names.join(", "), names] as const))(
    "in each order, by %s, finds what a naive filter finds",
    async (_, names) => {
      const random = seededRandom(SEED + names.length);
      let found = 0;
      for (const order of VALUES.order)
        for (const scope of [undefined, ...MATCH_SCOPES]) {
          const chosen = names.map((name) => [name, choose<unknown>(random, VALUES[name])]);
          const filter: MatchFilter = { order, scope, ...Object.fromEntries(chosen) };
          const expected = naive(filter);
          found += expected.length;
          expect(await walk(filter, choose(random, [1, 3, 20])), JSON.stringify(filter)).toEqual(expected);
        }
      expect(found).toBeGreaterThan(0);
    },
  );

  it.each([
    { updatedSince: 1 },
    { updatedSince: 1, propertyId: "prop-a" },
    { order: "score" },
    { order: "price", minScore: 60 },
    { order: "price", leadId: "lead-a" },
  ] as const)("with %j refuses a cursor of the other order", async (filter) => {
    const ctx = { accountId, db: env.DB, directory: env.DB, meter: newMeter() };
    const listing = listMatches(ctx, filter, { limit: 5, after: [5] });
    await expect(listing).rejects.toMatchObject({ code: "invalid_cursor" });
  });
});
