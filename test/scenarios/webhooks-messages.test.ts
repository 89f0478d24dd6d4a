import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../src/lib/id.ts";
import { makeAccount } from "../support/api.ts";
import {
  consume,
  countingOpenPosts,
  deliveriesOf,
  holdReminders,
  makeEvent,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
  status,
} from "../support/receiver.ts";

let held: unknown[];
let web: Receiver;

beforeEach(() => {
  web = receiver();
  held = holdReminders();
});

const deliverFirst = async () => {
  const account = await makeAccount();
  const { id } = await makeWebhook(account.api);
  await makeEvent(account.api, "A");
  await consume(reminderOf(account.accountId, id));
  expect(web.arrivals).toHaveLength(1);
  return { ...account, webhookId: id };
};

describe("a queue message", () => {
  it("that is repeated or late posts nothing", async () => {
    const { accountId, webhookId } = await deliverFirst();
    const reminder = reminderOf(accountId, webhookId);
    await consume(reminder, reminder, reminder);
    expect(web.arrivals).toHaveLength(1);
  });

  it("that comes twice at once posts once", async () => {
    const { api, accountId, webhookId } = await deliverFirst();
    await makeEvent(api, "B");
    web.answer = async () => {
      await consume(reminderOf(accountId, webhookId));
      return status(200);
    };
    await consume(reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(2);
  });

  it.each([
    { of: "an endpoint of another account", names: (own: string, other: string) => reminderOf(other, own) },
    {
      of: "an endpoint that never was",
      names: (_: string, other: string) => reminderOf(other, newId("webhook")),
    },
    { of: "an account that never was", names: (own: string) => reminderOf(newId("account"), own) },
  ])("of $of posts nothing", async ({ names }) => {
    const { webhookId } = await deliverFirst();
    const stranger = await makeAccount();
    await makeWebhook(stranger.api);
    await consume(names(webhookId, stranger.accountId));
    expect(web.arrivals).toHaveLength(1);
  });

  it("of a deleted endpoint posts nothing", async () => {
    const { api, accountId, webhookId } = await deliverFirst();
    await makeEvent(api, "B");
    await api.delete(`/webhooks/${webhookId}`);
    await consume(reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(1);
  });

  it.each([
    {},
    null,
    "text",
    { v: 2, accountId: "a", webhookId: "w" },
    { v: 1, accountId: 7, webhookId: "w" },
  ])("with the content %o is dropped, and the next one processed", async (unknown) => {
    const { api, accountId, webhookId } = await deliverFirst();
    await makeEvent(api, "B");
    await consume(unknown, reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(2);
  });

  it("holds ids and a version, nothing else", async () => {
    const { accountId, webhookId } = await deliverFirst();
    for (const message of held) expect(message).toEqual({ v: 1, accountId, webhookId });
  });
});

describe("two retries in parallel", () => {
  it("give one SCHEDULED and one ALREADY_SCHEDULED, and one post", async () => {
    const { api, accountId, webhookId } = await deliverFirst();
    const [delivery] = await deliveriesOf(api, webhookId);
    const path = `/webhooks/${webhookId}/deliveries/${delivery.id}/retry`;
    const answers = await Promise.all([api.post(path), api.post(path)]);
    const outcomes = answers.map(({ body }) => body.result.outcome).sort();
    expect(outcomes).toEqual(["ALREADY_SCHEDULED", "SCHEDULED"]);
    await consume(reminderOf(accountId, webhookId), reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(2);
    const [first, second] = web.arrivals;
    expect({ id: second!.id, body: second!.body }).toEqual({ id: first!.id, body: first!.body });
    expect((await deliveriesOf(api, webhookId))[0]).toMatchObject({ status: "DELIVERED", attempts: 2 });
  });
});

describe("a slow receiver", () => {
  it("gets at most six posts at once", async () => {
    const { api, accountId, webhookId } = await deliverFirst();
    for (let made = 0; made < 14; made += 1) await makeEvent(api, `P-${made}`);
    const most = countingOpenPosts(web);
    await consume(reminderOf(accountId, webhookId));
    expect(web.arrivals).toHaveLength(15);
    expect(most()).toBeLessThanOrEqual(6);
  });
});
