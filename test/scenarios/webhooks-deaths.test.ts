import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { REMINDER_MS } from "../../durable-objects/event-log/transaction.ts";
import { consumeWebhooks } from "../../queues/webhooks.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { eventually } from "../support/eventually.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import {
  consume,
  deliveriesOf,
  holdReminders,
  makeEvent,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
} from "../support/receiver.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const LOST = new Error("Network connection lost.");

let held: unknown[];
let web: Receiver;

beforeEach(() => {
  stopClockAt(Date.now());
  web = receiver();
  held = holdReminders();
});

const oneDue = async (): Promise<TestAccount & { webhookId: string }> => {
  const account = await makeAccount();
  const { id } = await makeWebhook(account.api);
  await makeEvent(account.api, "A");
  return { ...account, webhookId: id };
};

/** Processes a reminder in a process that dies at one of its calls. */
const workAndDie = async (accountId: string, webhookId: string, fault: Fault): Promise<readonly string[]> => {
  const { env: broken, died, calls } = faultyEnv(fault);
  const worked = consumeWebhooks(backgroundServicesOf(broken), reminderOf(accountId, webhookId)).catch(
    () => "failed",
  );
  await Promise.race([worked, died]);
  return calls;
};

/** Lets the alarm, at most a minute later, and its reminder find a delivery again. */
const alarmTakesOver = async (accountId: string): Promise<void> => {
  held.length = 0;
  moveClock(REMINDER_MS);
  await runDurableObjectAlarm(env.EVENT_LOG.getByName(accountId));
  await consume(...held);
};

describe("a delivery worker that dies", () => {
  it.each([
    { point: "before its claim", at: 1, when: "before", posted: 0, inAll: 1 },
    { point: "between claim and post", at: 1, when: "after", posted: 0, inAll: 1 },
    { point: "between post and settlement", at: 2, when: "before", posted: 1, inAll: 2 },
    { point: "after its settlement", at: 2, when: "after", posted: 1, inAll: 1 },
  ] as const)("$point loses nothing and sends the same id again", async ({ at, when, posted, inAll }) => {
    const { api, accountId, webhookId } = await oneDue();
    await workAndDie(accountId, webhookId, { at, when, how: "die" });
    expect(web.arrivals).toHaveLength(posted);
    await alarmTakesOver(accountId);
    expect(web.arrivals).toHaveLength(inAll);
    const [delivery] = await deliveriesOf(api, webhookId);
    expect(delivery).toMatchObject({ status: "DELIVERED", attempts: 1, nextAttemptAt: null });
    expect(new Set(web.arrivals.map(({ id, body }) => id + body)).size).toBe(1);
    expect(web.arrivals[0]!.id).toBe(delivery.eventId);
  });

  it.each(["before", "after"] as const)(
    "only apparently, because it lost its connection %s a settlement, posts once",
    async (when) => {
      const { api, accountId, webhookId } = await oneDue();
      const calls = await workAndDie(accountId, webhookId, { at: 2, when, how: LOST });
      expect(calls).toEqual(["EVENT_LOG.takeWork", "EVENT_LOG.reportWork", "EVENT_LOG.reportWork"]);
      expect(web.arrivals).toHaveLength(1);
      const [delivery] = await deliveriesOf(api, webhookId);
      expect(delivery).toMatchObject({ status: "DELIVERED", attempts: 1 });
    },
  );
});

describe("an object that is restarted", () => {
  it("between claim and settlement still records the post", async () => {
    const { api, accountId, webhookId } = await oneDue();
    web.answer = async () => {
      await abortAllDurableObjects();
      return new Response(null, { status: 204 });
    };
    await consume(reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(1);
    expect((await deliveriesOf(api, webhookId))[0]).toMatchObject({
      status: "DELIVERED",
      lastStatusCode: 204,
    });
  });

  it("still has its open deliveries", async () => {
    const { api, accountId, webhookId } = await oneDue();
    await abortAllDurableObjects();
    await makeEvent(api, "B");
    await consume(reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(2);
  });
});

describe("a delivery whose reminder and alarm were both lost", () => {
  it("is found by the sweep, which has the alarm set again", async () => {
    const { accountId, webhookId } = await oneDue();
    const log = env.EVENT_LOG.getByName(accountId);
    await runInDurableObject(log, (_, { storage }) => storage.deleteAlarm());
    held.length = 0;
    const { status } = await backoffice.post("/jobs/delivery-sweep", {});
    expect(status).toBe(200);
    await eventually(() => expect(held).toContainEqual(reminderOf(accountId, webhookId)));
    expect(await runInDurableObject(log, (_, { storage }) => storage.getAlarm())).not.toBeNull();
    await consume(...held);
    expect(web.arrivals).toHaveLength(1);
  });
});
