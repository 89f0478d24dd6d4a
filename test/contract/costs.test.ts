import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { bodyOf, paramsOf } from "../../src/contract/route.ts";
import { MAX_OPEN_OFFERS } from "../../src/domain/captacao/offered-owner.ts";
import { HOUR_MS, isoTime } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { drained } from "../support/dump.ts";
import { forged } from "../support/forged.ts";
import { holdRadar } from "../support/hold-radar.ts";
import type { Answer, Options } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { filtersOf } from "./filters.ts";
import { isList, operations, sampleOf, walkOf } from "./samples.ts";

/** Enough that a list which reads them all exceeds its budget. */
const PROPERTIES = 24;
const PAGE_ITEMS = 1;
/** The samples make at most this many. */
const PARTNERSHIPS = 10;
/** Two index entries, two rows, and in each of two places the demand of all accounts and of this account. */
const ROWS_OF_OFFER = 8;

interface Cost {
  readonly objects: number;
  readonly trips: number;
  readonly statements: number;
  readonly rows: number;
}

/** What a call may cost: `trips`, `statements` and `rows` are upper bounds, `objects` is exact. */
const BUDGETS = {
  forged: { objects: 0, trips: 0, statements: 0, rows: 0 },
  memory: { objects: 1, trips: 0, statements: 0, rows: 0 },
  object: { objects: 1, trips: 1, statements: 3, rows: 4 },
  page: { objects: 1, trips: 1, statements: 3, rows: 2 * PAGE_ITEMS + 10 },
  /** The offers with their owners, and the board that is asked about them. All open offers are one page. */
  offer: { objects: 2, trips: 1, statements: 4, rows: ROWS_OF_OFFER + 1 },
  offers: { objects: 2, trips: 1, statements: 4, rows: MAX_OPEN_OFFERS * ROWS_OF_OFFER + 10 },
  /** Each costs its row in the account's list, its own row and its client's row; each part of the list, one more. */
  partnerships: { objects: 1, trips: 2, statements: 13, rows: 4 * PARTNERSHIPS + 14 },
  owners: { objects: 2, trips: 1, statements: 4, rows: (PAGE_ITEMS + 1) * ROWS_OF_OFFER + 10 },
  /** A match shows the property, the client, and a development or the partner. */
  matches: { objects: 1, trips: 1, statements: 4, rows: 4 * PAGE_ITEMS + 10 },
  /** Reads nineteen ranges of an index instead of eleven, which saves an index that costs a thousand times as much. */
  matchesByScore: { objects: 1, trips: 1, statements: 4, rows: 4 * PAGE_ITEMS + 18 },
  /** Filters without an index: test/scenarios/match-growth.test.ts checks the bound with that many rows. */
  matchesSearched: { objects: 1, trips: 1, statements: 4, rows: 20_000 + 4 * PAGE_ITEMS + 10 },
  /** Reads the best thousand, with one more row for each, which orders equal scores. */
  matchesBest: { objects: 1, trips: 1, statements: 4, rows: 4_000 + 6 * PAGE_ITEMS + 20 },
  /** Filters without an index of their own: test/scenarios/growth.test.ts checks the bound with that many rows. */
  search: { objects: 1, trips: 1, statements: 6, rows: 20_000 + 2 * PAGE_ITEMS },
  /** The developments, then their unit types and developers; with any filter, a search. */
  launches: { objects: 1, trips: 2, statements: 8, rows: 20_000 + 2 * PAGE_ITEMS },
  log: { objects: 2, trips: 1, statements: 3, rows: PAGE_ITEMS },
  write: { objects: 1, trips: 2, statements: 16, rows: 20 },
  /** The client and the development, their state, both sides' contents, then the commit. */
  registration: { objects: 1, trips: 4, statements: 24, rows: 40 },
  /** The log's object writes to its own storage. */
  action: { objects: 2, trips: 1, statements: 3, rows: 4 },
} as const satisfies Record<string, Cost>;

/** Reads of what an account has only one of: its feed, its counters. */
const THE_ONLY_ONE = ["getFeed", "getMe"];
const OF_MATCHES = ["listMatches", "listPropertyMatches", "listLeadMatches"];
const FROM_THE_LOG = ["readEvents", "listWebhooks", "listWebhookDeliveries"];

const WHOLE_LISTS: Readonly<Record<string, Cost>> = {
  getCaptacaoOffer: BUDGETS.offer,
  listCaptacaoOffers: BUDGETS.offers,
  listCaptacaoOwners: BUDGETS.owners,
  listPartnerships: BUDGETS.partnerships,
  getPartnership: BUDGETS.partnerships,
};

const budgetOf = (endpoint: Endpoint): Cost => {
  if (endpoint.route.operationId === "registerLaunchClient") return BUDGETS.registration;
  if (endpoint.kind === "write") return "act" in endpoint ? BUDGETS.action : BUDGETS.write;
  if (FROM_THE_LOG.includes(endpoint.route.operationId)) return BUDGETS.log;
  const known = WHOLE_LISTS[endpoint.route.operationId];
  if (known) return known;
  if (OF_MATCHES.includes(endpoint.route.operationId)) return BUDGETS.matches;
  if (endpoint.route.operationId === "listLaunches") return BUDGETS.launches;
  if (isList(endpoint)) return BUDGETS.page;
  const isObject =
    Object.keys(paramsOf(endpoint.route).shape).length > 0 ||
    THE_ONLY_ONE.includes(endpoint.route.operationId);
  return isObject ? BUDGETS.object : BUDGETS.memory;
};

stubFetch();
holdRadar();

const account = sharedAccount();

beforeAll(async () => {
  const { endpoint } = operations(({ route: { operationId } }) => operationId === "createProperty")[0]!;
  for (let made = 0; made < PROPERTIES; made += 1)
    await ask(account.key, endpoint, await sampleOf(endpoint, account));
});

/** The call with one filter in place of the existing filter of that name. */
const withFilter = (call: Call, filter: string): Call => {
  const query = new URLSearchParams(call.query);
  for (const [name, value] of new URLSearchParams(filter)) query.set(name, value);
  query.set("limit", String(PAGE_ITEMS));
  return { ...call, query: query.toString() };
};

const countIn = (timing: string, name: string): number =>
  Number(new RegExp(`\\b${name};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);

/**
 * The costs that the Worker reports. D1 also counts each index entry that a statement writes as a row read, 14 for a
 * new property; without those, `rows` is what a write only read.
 */
const reportedCost = ({ headers }: Answer): Cost => {
  const timing = headers.get("Server-Timing") ?? "";
  const rows = countIn(timing, "rows") - countIn(timing, "written");
  return {
    objects: countIn(timing, "objects"),
    trips: countIn(timing, "d1"),
    statements: countIn(timing, "statements"),
    rows,
  };
};

/** Makes a call, and waits for any work that its preparation left and that would be counted with it. */
const prepare = async (make: typeof sampleOf, endpoint: Endpoint): Promise<Call> => {
  const call = await make(endpoint, account);
  await drained(account.accountId);
  return call;
};

/** The cost of a call on warm objects, including their own calls to D1. */
const measure = async (
  key: string | null,
  endpoint: Endpoint,
  call: Call,
  options: Options = {},
): Promise<{ answer: Answer; reported: Cost; inAll: Cost }> => {
  const { result: answer, use } = await countingD1(() => ask(key, endpoint, call, options));
  const reported = reportedCost(answer);
  const { trips, statements, rowsRead: rows } = use;
  return { answer, reported, inAll: { objects: reported.objects, trips, statements, rows } };
};

const within = (cost: Cost, budget: Cost, which = ""): void => {
  expect(cost.objects, `objects ${which}`).toBe(budget.objects);
  expect(cost.trips, `trips ${which}`).toBeLessThanOrEqual(budget.trips);
  expect(cost.statements, `statements ${which}`).toBeLessThanOrEqual(budget.statements);
  expect(cost.rows, `rows ${which}`).toBeLessThanOrEqual(budget.rows);
};

const reads = operations((endpoint) => endpoint.kind === "read" && !isList(endpoint));
const lists = operations(isList);
const writes = operations(({ kind }) => kind === "write");

describe("a forged key", () => {
  it.each(operations())("costs nothing at $operation", async ({ endpoint }) => {
    const call = await prepare(sampleOf, endpoint);
    const { inAll } = await measure(forged(account.key), endpoint, call);
    within(inAll, BUDGETS.forged);
  });
});

describe("a read", () => {
  it.each(reads)("by $operation stays within its budget", async ({ endpoint }) => {
    const call = await prepare(sampleOf, endpoint);
    await ask(account.key, endpoint, call);
    const { answer, inAll } = await measure(account.key, endpoint, call);
    expect(answer.status).toBe(200);
    within(inAll, budgetOf(endpoint));
  });

  it.each(reads)("by $operation costs no more when refused", async ({ endpoint }) => {
    const call = withQuery(await prepare(sampleOf, endpoint), "nonsense=1");
    await ask(account.key, endpoint, call);
    const { answer, inAll } = await measure(account.key, endpoint, call);
    expect(answer.status).toBe(400);
    within(inAll, { ...budgetOf(endpoint), objects: 1 });
  });
});

describe("an account over its limits", () => {
  it.each([...reads, ...lists].filter(({ endpoint }) => !("freeOfQuota" in endpoint)))(
    "costs no query at $operation after its first refusal",
    async ({ endpoint }) => {
      const { key } = await makeAccount({ access: { limits: { monthlyQuota: 0 } } });
      const call = await prepare(sampleOf, endpoint);
      await ask(key, endpoint, call);
      const { answer, inAll } = await measure(key, endpoint, call);
      expect(answer.status).toBe(429);
      within(inAll, BUDGETS.memory);
    },
  );
});

/** Filters that an index answers, each on its own. */
const SERVED = /^((status|state|citySlug|updatedSince)=[^&]*)?$/;
const SEARCHABLE = ["listProperties", "listLeads"];

/** Filters of matches that an index answers in any combination, and the filter of changes on its own. */
const SERVED_OF_MATCHES =
  /^(updatedSince=[^&]*|(&?(status|scope|ownerAccountId)=[^&]*)*|(&?(status|scope|order)=[^&]*)*)$/;

const matchesBudget = (filter: string): Cost => {
  if (filter.includes("order=best")) return BUDGETS.matchesBest;
  if (!SERVED_OF_MATCHES.test(filter)) return BUDGETS.matchesSearched;
  return filter.includes("order=score") ? BUDGETS.matchesByScore : BUDGETS.matches;
};

const pageBudget = (endpoint: Endpoint, filter: string): Cost => {
  if (OF_MATCHES.includes(endpoint.route.operationId)) return matchesBudget(filter);
  return SEARCHABLE.includes(endpoint.route.operationId) && !SERVED.test(filter)
    ? BUDGETS.search
    : budgetOf(endpoint);
};

describe("a page", () => {
  it.each(lists)("of $operation stays within its budget under any filter", async ({ endpoint }) => {
    const call = await prepare(walkOf, endpoint);
    for (const filter of filtersOf(endpoint)) {
      const page = withFilter(call, filter);
      const first = await measure(account.key, endpoint, page);
      expect(first.answer.status, filter).toBe(200);
      within(first.inAll, pageBudget(endpoint, filter), filter);
      const cursor = first.answer.body.nextCursor;
      if (cursor === null) continue;
      const second = await measure(account.key, endpoint, withQuery(page, `cursor=${cursor}`));
      within(second.inAll, pageBudget(endpoint, filter), `${filter}, page 2`);
    }
  });
});

describe("a write", () => {
  it.each(writes)("by $operation stays within its budget", async ({ endpoint }) => {
    const call = await prepare(sampleOf, endpoint);
    const { answer, reported, inAll } = await measure(account.key, endpoint, call);
    expect(answer.status).toBeLessThan(300);
    // Work after a commit outlives the reply and is not counted; an action commits nothing in D1.
    within("act" in endpoint ? inAll : reported, budgetOf(endpoint));
    if ("act" in endpoint) expect(inAll.trips).toBe(reported.trips);
  });

  it.each(writes.filter(({ endpoint }) => endpoint.kind === "write" && endpoint.idempotent))(
    "by $operation with an Idempotency-Key settles it once",
    async ({ endpoint }) => {
      const options = { headers: { "Idempotency-Key": crypto.randomUUID() } };
      const call = await prepare(sampleOf, endpoint);
      const { reported } = await measure(account.key, endpoint, call, options);
      within(reported, { ...budgetOf(endpoint), objects: budgetOf(endpoint).objects + 1 });
      const replay = await measure(account.key, endpoint, call, options);
      expect(replay.answer.headers.get("Idempotent-Replayed")).toBe("true");
      within(replay.reported, BUDGETS.memory);
    },
  );

  it.each(writes)("by $operation costs no more when refused", async ({ endpoint }) => {
    const call = withQuery(await prepare(sampleOf, endpoint), "nonsense=1");
    const { answer, inAll } = await measure(account.key, endpoint, call);
    expect(answer.status).toBe(400);
    within(inAll, { ...budgetOf(endpoint), objects: 1, trips: 1 });
  });

  it.each(writes.filter(({ endpoint }) => endpoint.kind === "write" && bodyOf(endpoint.route) !== null))(
    "by $operation loads nothing for a body that is not JSON",
    async ({ endpoint }) => {
      const call = { ...(await prepare(sampleOf, endpoint)), body: "{" };
      const { answer, inAll } = await measure(account.key, endpoint, call);
      expect(answer.status).toBe(400);
      within(inAll, BUDGETS.memory);
    },
  );

  it.each(writes)("by $operation loads once on a dry run", async ({ endpoint }) => {
    const call = withQuery(await prepare(sampleOf, endpoint), "dryRun=true");
    const { inAll } = await measure(account.key, endpoint, call);
    within(inAll, { ...budgetOf(endpoint), trips: Math.max(1, budgetOf(endpoint).trips - 1) });
  });
});

describe("the counted costs", () => {
  it("of every operation are annotated", async ({ annotate }) => {
    for (const { operation, endpoint } of operations()) {
      const call = isList(endpoint) ? await walkOf(endpoint, account) : await sampleOf(endpoint, account);
      const { headers } = await ask(account.key, endpoint, call);
      await annotate(`${operation}: ${headers.get("Server-Timing")?.replaceAll(/;desc="(\d+)"/g, " $1")}`);
    }
  });
});

describe("a call on a cold gate", () => {
  it("reads the directory once, inside the object", async () => {
    await backoffice.patch(account.path, { name: `Outra ${isoTime(Date.now() + HOUR_MS)}` });
    const [{ endpoint } = { endpoint: null }] = operations(
      ({ route }) => route.operationId === "listPurposes",
    );
    const { reported, inAll } = await measure(account.key, endpoint!, {});
    within(reported, BUDGETS.memory);
    within(inAll, { objects: 1, trips: 1, statements: 4, rows: 4 });
  });
});
