import { Webhook } from "standardwebhooks";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import {
  deliveriesOf,
  holdReminders,
  makeEvent,
  makeWebhook,
  passTime,
  receiver,
  status,
  webhookOf,
} from "../support/receiver.ts";
import { stopClockAt } from "../support/time.ts";

/** The whole schedule, with the maximum jitter of each wait. */
const ROUND_MS = 23 * HOUR_MS;

beforeEach(() => stopClockAt(Date.now()));

it("an outage of five hours loses nothing", async () => {
  const { api, accountId } = await makeAccount();
  const start = Date.now();
  const web = receiver();
  const held = holdReminders();
  const { id, secret } = await makeWebhook(api);
  const delivered = new Map<string, number>();
  web.answer = (arrival) => {
    new Webhook(secret).verify(arrival.body, Object.fromEntries(arrival.headers));
    if (Date.now() < start + 5 * HOUR_MS) return status(503, { "Retry-After": "120" });
    delivered.set(arrival.id, (delivered.get(arrival.id) ?? 0) + 1);
    return status(200);
  };
  for (const minutes of [0, 1, 30, 120, 299]) {
    await passTime(accountId, held, start + minutes * MINUTE_MS);
    await makeEvent(api, `AT-${minutes}`);
  }
  await passTime(accountId, held, start + 5 * HOUR_MS + ROUND_MS);
  const { events } = (await api.get("/events")).body;
  expect([...delivered.keys()].sort()).toEqual(events.map((event: { id: string }) => event.id).sort());
  expect(new Set(delivered.values())).toEqual(new Set([1]));
  const deliveries = await deliveriesOf(api, id);
  expect(deliveries.map((delivery) => delivery.status)).toEqual(Array(5).fill("DELIVERED"));
  expect(await webhookOf(api, id)).toMatchObject({ status: "ACTIVE", disabledReason: null });
  for (const event of events) {
    const sent = web.arrivals.filter((arrival) => arrival.id === event.id);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers.get("webhook-timestamp"))).size).toBe(sent.length);
  }
});

it("an endpoint that stays down is disabled with one mail to the owner, and starts again once enabled", async () => {
  const { api, accountId, path } = await makeAccount();
  const web = receiver();
  const held = holdReminders();
  const dead = await makeWebhook(api);
  web.answer = ({ url }) => status(url === dead.url ? 500 : 200);
  const watch = await makeWebhook(api, { types: ["webhook.disabled", "webhook.recovered"] });
  const start = Date.now();
  for (const ref of ["A", "B", "C", "D", "E", "F"]) await makeEvent(api, ref);
  await passTime(accountId, held, start + 2 * DAY_MS);
  expect(await webhookOf(api, dead.id)).toMatchObject({ status: "DISABLED", disabledReason: "FAILURE_RATE" });
  const mails = (await backoffice.get(`${path}/mail`)).body.data;
  const notices = mails.filter(({ kind }: { kind: string }) => kind === "WEBHOOK_DISABLED");
  expect(notices).toHaveLength(1);
  expect(notices[0].body).toContain("O endpoint 127.0.0.1:9 foi desativado");

  await makeEvent(api, "G");
  web.answer = () => status(200);
  const body = { status: "ACTIVE", redeliverSince: new Date(start).toISOString() };
  expect((await api.patch(`/webhooks/${dead.id}`, { body })).status).toBe(200);
  await passTime(accountId, held, start + 3 * DAY_MS);
  const states = (await deliveriesOf(api, dead.id)).map((delivery) => delivery.status);
  expect(new Set(states)).toEqual(new Set(["DELIVERED"]));
  const types = (await deliveriesOf(api, watch.id)).map(({ type }) => type);
  expect(types).toEqual(["webhook.recovered", "webhook.disabled"]);
  const { events } = (await api.get("/events?types=webhook.disabled,webhook.recovered")).body;
  expect(events.map(({ data }: { data: { id: string } }) => data.id)).toEqual([dead.id, dead.id]);
});
