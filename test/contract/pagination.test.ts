import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { makeAccount } from "../support/api.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import type { Answer, Json } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { isList, operations, walkOf } from "./samples.ts";

const lists = operations(isList);
/** Lists with an unusual maximum page size (rules 9.1). */
const LARGEST: Readonly<Record<string, number>> = {
  listCities: 1_000,
  listNeighborhoods: 1_000,
  readEvents: 500,
  listWebhookDeliveries: 200,
  listWebhooks: 1_000,
  listPartnerships: 1_000,
  listCaptacaoOwners: 10,
};
/** Lists that have fewer than three items in all. */
const MIN_ITEMS: Readonly<Record<string, number>> = { listPurposes: 2 };
const USUAL_LARGEST = 100;

const largestOf = ({ route: { operationId } }: Endpoint): number => LARGEST[operationId] ?? USUAL_LARGEST;

const MAX_PAGES = 100;

stubFetch();

const account = sharedAccount();
const walks = new Map<Endpoint, Promise<Call>>();

/** The call that walks a list, made once for all tests, because none changes a list. */
const walkHere = (endpoint: Endpoint): Promise<Call> => {
  const call = walks.get(endpoint) ?? walkOf(endpoint, account);
  walks.set(endpoint, call);
  return call;
};

const itemsOf = ({ body }: Answer): Json[] => body.data ?? body.events;

/** The log always has a next cursor, and hasMore says whether to follow it; other lists end with null. */
const nextOf = ({ body }: Answer): string | null => (body.hasMore === false ? null : body.nextCursor);

const page = (endpoint: Endpoint, call: Call, limit: number, cursor: string | null, key = account.key) =>
  ask(
    key,
    endpoint,
    withQuery(call, `limit=${limit}${cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`}`),
  );

const walk = async (endpoint: Endpoint, call: Call): Promise<Json[]> => {
  const items: Json[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const answer: Answer = await page(endpoint, call, 1, cursor);
    expect(itemsOf(answer).length).toBeLessThanOrEqual(1);
    items.push(...itemsOf(answer));
    cursor = nextOf(answer);
    if (cursor === null) return items;
  }
  throw new Error(`${endpoint.route.operationId} has no end after ${MAX_PAGES} pages`);
};

describe("a walk in pages of one", () => {
  it.each(lists)("through $operation returns the same items as one page", async ({ endpoint }) => {
    const call = await walkHere(endpoint);
    const whole = await page(endpoint, call, largestOf(endpoint), null);
    expect(nextOf(whole)).toBeNull();
    expect(itemsOf(whole).length).toBeGreaterThanOrEqual(MIN_ITEMS[endpoint.route.operationId] ?? 3);
    expect(await walk(endpoint, call)).toEqual(itemsOf(whole));
  });
});

describe("the limit", () => {
  it.each(lists)("of $operation stays within its bounds", async ({ endpoint }) => {
    const call = await walkHere(endpoint);
    const top = largestOf(endpoint);
    for (const limit of ["0", "-1", String(top + 1), "1.5", "x", "", "1e1", "9".repeat(30)]) {
      const { body } = await ask(account.key, endpoint, withQuery(call, `limit=${limit}`));
      expect([limit, body.code]).toEqual([limit, "invalid_param"]);
      expect(body.invalidParams).toMatchObject([{ in: "query", name: "limit" }]);
    }
    for (const limit of [1, top]) expect((await page(endpoint, call, limit, null)).status).toBe(200);
  });
});

/** A cursor that leads to a second page. */
const cursorOf = async (endpoint: Endpoint, call: Call, key?: string): Promise<string> =>
  (await page(endpoint, call, 1, null, key)).body.nextCursor;

const expectRefused = async (endpoint: Endpoint, call: Call, cursor: string): Promise<void> => {
  const { status, body } = await page(endpoint, call, 1, cursor);
  expect([cursor, status, body.code]).toEqual([cursor, 400, "invalid_cursor"]);
};

describe("a cursor", () => {
  it.each(lists)("of $operation is refused on any other route", async ({ endpoint }) => {
    const cursor = await cursorOf(endpoint, await walkHere(endpoint));
    for (const other of lists.filter((list) => list.endpoint !== endpoint)) {
      await expectRefused(other.endpoint, await walkHere(other.endpoint), cursor);
    }
  });

  it.each(lists)("of $operation is refused for any other account", async ({ endpoint }) => {
    const other = await makeAccount();
    const cursor = await cursorOf(endpoint, await walkOf(endpoint, other), other.key);
    await expectRefused(endpoint, await walkHere(endpoint), cursor);
  });

  it.each(lists)("of $operation is refused if any character changes", async ({ endpoint }) => {
    const call = await walkHere(endpoint);
    const cursor = await cursorOf(endpoint, call);
    const middle = Math.floor(cursor.length / 2);
    for (const at of [0, middle, cursor.length - 2]) {
      await expectRefused(
        endpoint,
        call,
        cursor.slice(0, at) + (cursor[at] === "A" ? "B" : "A") + cursor.slice(at + 1),
      );
    }
    for (const forged of [
      cursor.slice(0, -1),
      `${cursor}A`,
      `${cursor}=`,
      "x",
      "0",
      "null",
      "%00",
      btoa('{"seq":1}'),
    ]) {
      await expectRefused(endpoint, call, forged);
    }
  });

  it.each(lists)("of $operation is neither empty nor overlong", async ({ endpoint }) => {
    const call = await walkHere(endpoint);
    for (const cursor of ["", "x".repeat(601)]) {
      await expectRefused(endpoint, call, cursor);
    }
  });
});
