import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { LogEntries } from "../../durable-objects/event-log/entries.ts";
import { doneEvents } from "../../src/domain/batches/batch.ts";
import { DAY_MS, isoTime, MINUTE_MS } from "../../src/lib/clock.ts";
import { apiWith, makeAccount, makeKey } from "../support/api.ts";
import { eventDataOf } from "../support/event-data.ts";
import { logOf } from "../support/event-log.ts";
import { EventReader } from "../support/event-reader.ts";
import { forged } from "../support/forged.ts";
import { listing } from "../support/listing.ts";
import { sharedAccount } from "../support/shared-account.ts";

const account = sharedAccount();

const typesOf = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

interface Logged {
  readonly type: string;
  readonly createdAt: number;
  readonly data: object;
}

/** Puts entries into a log without an outbox. */
const log = (accountId: string, events: readonly Logged[]): Promise<void> =>
  runInDurableObject(logOf(accountId), (_, { storage }) => {
    const entries = events.map(({ data, ...event }, at) => ({
      ...event,
      id: `${event.type}-${event.createdAt}-${at}`,
      data: JSON.stringify(data),
    }));
    new LogEntries(storage.sql).append(entries);
  });

/** Fills a log as years of use would. */
const fillLog = (accountId: string, count: number, type: string, startAt: number): Promise<void> =>
  log(
    accountId,
    Array.from({ length: count }, (_, at) => ({
      type,
      createdAt: startAt + at,
      data: eventDataOf(type, `object-${at}`),
    })),
  );

beforeAll(async () => {
  const { body } = await account.api.put("/properties/by-ref/AP-1", { body: listing() });
  await account.api.patch(`/properties/${body.data.id}`, { body: { bedrooms: 4 } });
  await account.api.put("/properties/by-ref/AP-2", { body: listing() });
  await account.api.delete(`/properties/${body.data.id}`);
});

const STORY = ["property.created", "property.updated", "property.created", "property.deleted"];

describe("a read of the log", () => {
  it.each([1, 2, 3, 4, 500])("gives every event once in pages of %i", async (limit) => {
    const reader = new EventReader(account.api, `limit=${limit}`);
    for (let page = 1; await reader.readOn(); page += 1) expect(reader.events).toHaveLength(page * limit);
    expect(typesOf(reader.events)).toEqual(STORY);
  });

  it("at the end of the log keeps its place until something happens", async () => {
    const own = await makeAccount();
    const reader = new EventReader(own.api);
    expect([await reader.readOn(), reader.cursor === ""]).toEqual([false, false]);
    await own.api.put("/properties/by-ref/AP-1", { body: listing() });
    expect([await reader.readOn(), typesOf(reader.events)]).toEqual([false, ["property.created"]]);
    expect([await reader.readOn(), reader.events.length]).toEqual([false, 1]);
  });

  it.each(["0", "501", "-1", "1.5", "ten"])("refuses the limit %s", async (limit) => {
    const { status, body } = await account.api.get(`/events?limit=${limit}`);
    expect([status, body.code, body.invalidParams[0].name]).toEqual([400, "invalid_param", "limit"]);
  });

  it("accepts only the account's own cursors, unaltered", async () => {
    const reader = new EventReader(account.api, "limit=1");
    await reader.readOn();
    const other = await makeAccount();
    for (const answer of [
      await other.api.get(`/events?cursor=${reader.cursor}`),
      await account.api.get(`/events?cursor=${forged(reader.cursor)}`),
      await account.api.get("/events?cursor=nonsense"),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_cursor"]);
    }
  });
});

it("a read gives every time and every text exactly as logged", async () => {
  const { accountId, api } = await makeAccount();
  const midnight = Date.now() - (Date.now() % DAY_MS);
  const data = { ...eventDataOf("property.updated", "p"), externalRef: 'Térreo "A", 50% 🏠\n\\ %03d' };
  const times = [midnight - DAY_MS, midnight - 993, midnight - 1, midnight];
  await log(
    accountId,
    times.map((createdAt) => ({ type: "property.updated", createdAt, data })),
  );
  const { events } = (await api.get("/events")).body;
  expect(events).toMatchObject(
    times.map((time, at) => ({ sequence: at + 1, createdAt: new Date(time).toISOString(), data })),
  );
});

describe("a read of some types", () => {
  it("skips the others and moves on", async () => {
    const reader = new EventReader(account.api, "types=property.created&limit=1");
    expect(typesOf(await reader.readAll())).toEqual(["property.created", "property.created"]);
    const rest = await account.api.get(`/events?cursor=${reader.cursor}`);
    expect(rest.body.events).toEqual([]);
  });

  it("accepts several types, and refuses an unknown one", async () => {
    const some = await account.api.get("/events?types=property.deleted,property.updated");
    expect(typesOf(some.body.events)).toEqual(["property.updated", "property.deleted"]);
    const { status, body } = await account.api.get("/events?types=property.created,property.sold");
    expect([status, body.code]).toEqual([400, "invalid_param"]);
    expect(body.invalidParams[0].name).toMatch(/^types/);
  });

  it("reads through a long log of other types in bounded pages", async () => {
    const own = await makeAccount();
    await fillLog(own.accountId, 12_000, "lead.updated", Date.now());
    await own.api.put("/properties/by-ref/AP-1", { body: listing() });
    const reader = new EventReader(own.api, "types=property.created");
    let pages = 1;
    while (await reader.readOn()) pages += 1;
    expect([typesOf(reader.events), pages]).toEqual([["property.created"], 3]);
  });
});

describe("a key without the read permission of a type", () => {
  it("does not see its events, and its cursor moves on", async () => {
    const blind = apiWith((await makeKey(account.path, { scopes: ["events:read"] })).key);
    const reader = new EventReader(blind);
    expect(await reader.readAll()).toEqual([]);
    const unfiltered = await account.api.get(`/events?cursor=${reader.cursor}`);
    expect(unfiltered.body).toMatchObject({ events: [], hasMore: false });
  });

  it("gets the same answer when it asks for that type by name", async () => {
    const blind = apiWith((await makeKey(account.path, { scopes: ["events:read", "leads:read"] })).key);
    const { status, body } = await blind.get("/events?types=property.created");
    expect([status, body.events, body.hasMore]).toEqual([200, [], false]);
  });

  it("sees the batches of the items that it may read", async () => {
    const own = await makeAccount();
    const batches = (["properties", "leads"] as const).flatMap((type) =>
      doneEvents({ id: "b", type, dryRun: false }, {}, Date.now()),
    );
    await log(
      own.accountId,
      batches.map(({ type, data }) => ({ type, createdAt: Date.now(), data })),
    );
    const key = await makeKey(own.path, { scopes: ["events:read", "leads:read"] });
    const { events } = (await apiWith(key.key).get("/events")).body;
    expect(events).toMatchObject([{ sequence: 2, data: { type: "leads" } }]);
  });

  it("without events:read reads nothing at all", async () => {
    const other = apiWith((await makeKey(account.path, { scopes: ["properties:read"] })).key);
    const { status, body } = await other.get("/events");
    expect([status, body.code]).toEqual([403, "access_denied"]);
  });
});

describe("a read since a date", () => {
  const now = Date.now();

  it("begins with the first event not older than it", async () => {
    const own = await makeAccount();
    await fillLog(own.accountId, 10, "property.updated", now - 9);
    const read = async (since: number) =>
      (await own.api.get(`/events?since=${isoTime(since)}`)).body.events.map((event: { createdAt: string }) =>
        Date.parse(event.createdAt),
      );
    expect(await read(now - 2)).toEqual([now - 2, now - 1, now]);
    expect(await read(now + 1)).toEqual([]);
    expect(await read(now - DAY_MS)).toHaveLength(10);
  });

  it("misses no event whose commit has an earlier time than the one before it", async () => {
    const own = await makeAccount();
    await fillLog(own.accountId, 1, "property.created", now);
    await fillLog(own.accountId, 1, "property.updated", now - 5);
    await fillLog(own.accountId, 1, "property.deleted", now - 3);
    const { events } = (await own.api.get(`/events?since=${isoTime(now - 4)}`)).body;
    expect(typesOf(events)).toEqual(["property.created", "property.updated", "property.deleted"]);
  });

  it("accepts any time on the day 30 days ago, and the date alone", async () => {
    const day = isoTime(now - 30 * DAY_MS).slice(0, 10);
    for (const since of [day, `${day}T00:00:00Z`, `${day}T12:34:56.789Z`, `${day}T23:59:59Z`]) {
      const { status, text } = await account.api.get(`/events?since=${since}`);
      expect([since, status], text).toEqual([since, 200]);
    }
  });

  it.each([
    ["31 days back", isoTime(now - 31 * DAY_MS), "too_old"],
    ["that was 31 days ago", isoTime(now - 31 * DAY_MS).slice(0, 10), "too_old"],
    ["in the future", isoTime(now + 10 * MINUTE_MS), "in_the_future"],
    ["that is not a time", "yesterday", "invalid_format"],
  ])("refuses one %s", async (_, since, code) => {
    const { status, body } = await account.api.get(`/events?since=${since}`);
    expect([status, body.code]).toEqual([400, "invalid_param"]);
    expect(body.invalidParams).toMatchObject([{ in: "query", name: "since", code }]);
  });
});

/** A store that records its queries. */
const countingSql = (sql: SqlStorage) => {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const counting = new Proxy(sql, {
    get: (target, name) =>
      name === "exec"
        ? (query: string, ...bindings: unknown[]) => {
            const cursor = target.exec(query, ...bindings);
            cursors.push(cursor);
            return cursor;
          }
        : Reflect.get(target, name),
  });
  return { counting, cursors };
};

it("a read looks up the end of the log once per change, and shows each at once unless it was rolled back", async () => {
  const { accountId } = await makeAccount();
  await runInDurableObject(logOf(accountId), (_, { storage }) => {
    const { counting, cursors } = countingSql(storage.sql);
    const log = new LogEntries(counting);
    const append = (id: string) =>
      log.append([{ id, type: "property.updated", createdAt: Date.now(), data: "{}" }]);
    const read = () => {
      cursors.length = 0;
      const page = log.page(
        { accountId, shard: "DB", after: null, since: null, types: ["property.updated"], limit: 50 },
        Date.now(),
      );
      return [page.found && page.events.map(({ id }) => id), cursors.length];
    };
    append("one");
    expect([read(), read()]).toEqual([
      [["one"], 2],
      [["one"], 1],
    ]);
    append("two");
    expect(read()).toEqual([["one", "two"], 2]);
    const appendAndFail = () =>
      storage.transactionSync(() => {
        append("three");
        throw new Error("undone");
      });
    expect(appendAndFail).toThrow("undone");
    expect(read()).toEqual([["one", "two"], 2]);
    log.forgetUntil(1);
    expect(read()).toEqual([["two"], 2]);
  });
});

it("a page costs the same to read from a log of 100 and of 50,000", async () => {
  const readCost = (accountId: string, after: number | null, since: number | null): Promise<number> =>
    runInDurableObject(logOf(accountId), (_, state) => {
      const { counting, cursors } = countingSql(state.storage.sql);
      const entries = new LogEntries(counting);
      cursors.length = 0;
      const types = ["property.updated"];
      const request = { accountId, shard: "DB", after, since, types, limit: 50, asText: true };
      entries.page(request, Date.now());
      return cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    });
  const startAt = Date.now() - DAY_MS;
  const costs: number[][] = [];
  for (const size of [100, 50_000]) {
    const { accountId } = await makeAccount();
    await fillLog(accountId, size, "property.updated", startAt);
    costs.push([
      await readCost(accountId, null, null),
      await readCost(accountId, size / 2, null),
      await readCost(accountId, null, startAt + size / 2),
    ]);
  }
  const [small, large] = costs as [number[], number[]];
  expect(large.slice(0, 2)).toEqual(small.slice(0, 2));
  // A binary search finds a date.
  expect(large[2]).toBeLessThanOrEqual(small[2]! + 10);
  expect(Math.max(...costs.flat())).toBeLessThanOrEqual(2 * 50 + 10);
});
