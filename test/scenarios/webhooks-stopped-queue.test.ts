import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { backoffice, grantAccess, makeAccount, type TestAccount } from "../support/api.ts";
import { logOf } from "../support/event-log.ts";
import {
  commitEvents,
  consume,
  countingOpenPosts,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
  status,
} from "../support/receiver.ts";
import { stopClockAt } from "../support/time.ts";

const EVENTS = 8;

let account: TestAccount;
let web: Receiver;

beforeEach(async () => {
  stopClockAt(Date.now());
  web = receiver();
  // The queue accepts reminders and never delivers them.
  holdReminders();
  account = await makeAccount();
});

const alarmOf = (): Promise<number | null> =>
  runInDurableObject(logOf(account.accountId), (_, { storage }) => storage.getAlarm());

/** Lets the object's alarms run until a time. */
const runAlarmsUntil = async (end: number): Promise<void> => {
  for (let at = await alarmOf(); at !== null && at <= end; at = await alarmOf()) {
    vi.setSystemTime(Math.max(at, Date.now()));
    await runDurableObjectAlarm(logOf(account.accountId));
  }
  vi.setSystemTime(end);
};

const arrivedAt = (url: string): number => web.arrivals.filter((arrival) => arrival.url === url).length;

describe("a queue that delivers no reminder", () => {
  it("delays deliveries by some minutes and loses none", async () => {
    const { id } = await makeWebhook(account.api);
    await commitEvents(account.accountId, EVENTS);
    await runAlarmsUntil(Date.now() + MINUTE_MS);
    expect(web.arrivals).toEqual([]);
    await runAlarmsUntil(Date.now() + 2 * MINUTE_MS);
    expect(new Set(web.arrivals.map((arrival) => arrival.id)).size).toBe(EVENTS);
    expect(web.arrivals).toHaveLength(EVENTS);
    const states = (await deliveriesOf(account.api, id)).map((delivery) => delivery.status);
    expect(states).toEqual(Array(EVENTS).fill("DELIVERED"));
  });

  it("delays nothing after the sweep, even when the alarm was lost with the reminders", async () => {
    await makeWebhook(account.api);
    await commitEvents(account.accountId, EVENTS);
    await runInDurableObject(logOf(account.accountId), (_, { storage }) => storage.deleteAlarm());
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    expect((await backoffice.post("/jobs/delivery-sweep", {})).status).toBe(200);
    await runAlarmsUntil(Date.now() + MINUTE_MS);
    expect(web.arrivals).toHaveLength(EVENTS);
  });

  it("lets no dead receiver delay the others", async () => {
    const dead = [];
    for (let made = 0; made < 20; made += 1) dead.push(await makeWebhook(account.api));
    const living = await makeWebhook(account.api);
    web.answer = ({ url }) => status(url === living.url ? 200 : 500);
    await commitEvents(account.accountId, EVENTS);
    await runAlarmsUntil(Date.now() + 2 * MINUTE_MS);
    expect(arrivedAt(living.url)).toBe(EVENTS);
    expect(dead.map(({ url }) => arrivedAt(url))).toEqual(dead.map(() => 1));
  });

  it("posts at most six at once", async () => {
    for (let made = 0; made < 10; made += 1) await makeWebhook(account.api);
    const most = countingOpenPosts(web);
    await commitEvents(account.accountId, EVENTS);
    await runAlarmsUntil(Date.now() + 2 * MINUTE_MS);
    expect(web.arrivals).toHaveLength(10 * EVENTS);
    expect(most()).toBeLessThanOrEqual(6);
  });

  it("gives endpoints no event that the account may not read", async () => {
    await makeWebhook(account.api);
    await commitEvents(account.accountId, EVENTS);
    await grantAccess(account.path, { status: "SUSPENDED" });
    await runAlarmsUntil(Date.now() + 5 * MINUTE_MS);
    expect(web.arrivals).toEqual([]);
  });
});

it("an endpoint whose worker has just ended waits for the next one, however long its queue", async () => {
  const { id } = await makeWebhook(account.api);
  await commitEvents(account.accountId, EVENTS);
  web.answer = async () => {
    if (web.arrivals.length === 1) vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
    return status(200);
  };
  await consume(reminderOf(account.accountId, id));
  await runDurableObjectAlarm(env.EVENT_LOG.getByName(account.accountId));
  expect(web.arrivals).toHaveLength(6);
});
