import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it, vi } from "vitest";
import { LogEntries } from "../../durable-objects/event-log/entries.ts";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { loggedIds, logOf } from "../support/event-log.ts";
import { EventReader } from "../support/event-reader.ts";
import { listing } from "../support/listing.ts";
import { stopClockAt } from "../support/time.ts";

/** An account with an event now, one in a day and one in 20 days, and a reader's cursor after each. */
const makeHistory = async (): Promise<TestAccount & { cursors: string[] }> => {
  const account = await makeAccount();
  const reader = new EventReader(account.api, "limit=1");
  const cursors: string[] = [];
  for (const days of [0, 1, 19]) {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    await account.api.put(`/properties/by-ref/AP-${days}`, { body: listing() });
    await reader.readOn();
    cursors.push(reader.cursor);
  }
  return { ...account, cursors };
};

const readFrom = async ({ api }: TestAccount, cursor?: string) => {
  const { status, body } = await api.get(`/events${cursor ? `?cursor=${cursor}` : ""}`);
  return { status, body, sequences: body.events?.map(({ sequence }: { sequence: number }) => sequence) };
};

beforeEach(() => stopClockAt(Date.now()));

it("the log shows an event for 30 days, swept or not", async () => {
  const account = await makeHistory();
  const shown = [[1, 2, 3], [2, 3], [3], [3], []];
  for (const [step, days] of [9, 2, 1, 17, 2].entries()) {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    const before = (await readFrom(account)).sequences;
    await runDurableObjectAlarm(logOf(account.accountId));
    expect([before, (await readFrom(account)).sequences]).toEqual([shown[step], shown[step]]);
  }
  expect(await loggedIds(account.accountId)).toEqual([]);
});

it("the log refuses a cursor older than the log, and says where the log begins", async () => {
  const account = await makeHistory();
  const [first, second, third] = account.cursors;
  vi.setSystemTime(Date.now() + 12 * DAY_MS);
  const refused = await readFrom(account, first);
  const oldest = (await readFrom(account)).body.events[0];
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: "invalid_cursor", oldestAvailable: oldest.createdAt });
  expect((await readFrom(account, second)).sequences).toEqual([3]);
  expect((await readFrom(account, third)).sequences).toEqual([]);
  vi.setSystemTime(Date.now() + 19 * DAY_MS);
  expect((await readFrom(account, second)).body).toMatchObject({
    code: "invalid_cursor",
    oldestAvailable: null,
  });
  expect((await readFrom(account, third)).sequences).toEqual([]);
});

it("the log continues the sequence after everything was deleted", async () => {
  const account = await makeHistory();
  vi.setSystemTime(Date.now() + 40 * DAY_MS);
  await runDurableObjectAlarm(logOf(account.accountId));
  await evictDurableObject(logOf(account.accountId));
  await account.api.put("/properties/by-ref/AP-9", { body: listing() });
  expect((await readFrom(account)).sequences).toEqual([4]);
  expect((await readFrom(account, account.cursors[2])).sequences).toEqual([4]);
});

it("the log deletes more than one sweep takes, within minutes", async () => {
  const { accountId } = await makeAccount();
  const log = logOf(accountId);
  await log.drain({ accountId, shard: "DB" });
  const startAt = Date.now();
  await runInDurableObject(log, async (_, state) => {
    const type = "property.updated";
    const createdAt = startAt;
    const data = "{}";
    const entries = Array.from({ length: 12_000 }, (_, at) => ({ id: `old-${at}`, type, createdAt, data }));
    new LogEntries(state.storage.sql).append(entries);
    await state.storage.setAlarm(startAt + DAY_MS);
  });
  vi.setSystemTime(startAt + 31 * DAY_MS);
  const dueAt = () => runInDurableObject(log, (_, state) => state.storage.getAlarm());
  for (let sweep = 1; sweep <= 3; sweep += 1) {
    const due = await dueAt();
    expect(due).toBeLessThanOrEqual(Date.now() + MINUTE_MS);
    await runDurableObjectAlarm(log);
  }
  expect(await loggedIds(accountId)).toEqual([]);
});
