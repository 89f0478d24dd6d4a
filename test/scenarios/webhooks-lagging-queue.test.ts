import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { makeAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import {
  commitEvents,
  consume,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  status,
} from "../support/receiver.ts";
import { stopClockAt } from "../support/time.ts";

const ENDPOINTS = 20;
const EVENTS = 12;

let held: Json[];
let web: Receiver;

beforeEach(() => {
  stopClockAt(Date.now());
  web = receiver(() => status(500));
  held = holdReminders();
});

/** Endpoints each of whose deliveries failed once and has its own time for the next attempt. */
const failing = async () => {
  const account = await makeAccount({ access: { tier: "SCALE", limits: { maxWebhooks: ENDPOINTS } } });
  for (let made = 0; made < ENDPOINTS; made += 1) await makeWebhook(account.api);
  await commitEvents(account.accountId, EVENTS);
  await consume(...held.splice(0));
  expect(web.arrivals).toHaveLength(ENDPOINTS * EVENTS);
  return account;
};

/** Runs the object's alarms for a while, and nothing else. @returns how many fired */
const runAlarms = async (accountId: string, forMs: number): Promise<number> => {
  const log = env.EVENT_LOG.getByName(accountId);
  const end = Date.now() + forMs;
  for (let count = 0; ; count += 1) {
    const at = await runInDurableObject(log, (_, { storage }) => storage.getAlarm());
    if (at === null || at > end) return count;
    vi.setSystemTime(Math.max(at, Date.now()));
    await runDurableObjectAlarm(log);
  }
};

it("a lagging queue costs a reminder a minute per endpoint with work due, and an alarm a second at most", async () => {
  const { accountId } = await failing();
  const minutes = 5;
  const alarms = await runAlarms(accountId, minutes * MINUTE_MS);
  expect(alarms).toBeLessThanOrEqual((minutes * MINUTE_MS) / SECOND_MS);
  expect(held.length).toBeGreaterThanOrEqual(ENDPOINTS);
  // The log may send one more reminder for an endpoint whose overdue deliveries it has posted itself.
  expect(held.length).toBeLessThanOrEqual(ENDPOINTS * (minutes + 1));
});

it("a lagging queue gets one reminder of an endpoint for many events, which delivers all of them", async () => {
  const { accountId } = await failing();
  web.answer = () => status(200);
  web.arrivals.length = 0;
  for (let made = 0; made < 10; made += 1) await commitEvents(accountId, 1);
  expect(held).toHaveLength(ENDPOINTS);
  await consume(...held.splice(0));
  expect(web.arrivals).toHaveLength(10 * ENDPOINTS);
});
