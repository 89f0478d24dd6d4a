import { beforeEach, describe, expect, it } from "vitest";
import { type Json, makeAccount, type TestAccount } from "../../support/api.ts";
import {
  commitEvents,
  consume,
  deliveriesOf,
  holdReminders,
  makeWebhook,
  type Receiver,
  receiver,
  reminderOf,
  status,
} from "../../support/receiver.ts";

let account: TestAccount;
let api: TestAccount["api"];
let web: Receiver;
let webhookId: string;

beforeEach(async () => {
  account = await makeAccount();
  api = account.api;
  web = receiver();
  holdReminders();
  webhookId = (await makeWebhook(api)).id;
});

const path = () => `/webhooks/${webhookId}/deliveries`;
const runWorker = () => consume(reminderOf(account.accountId, webhookId));

const deliverWithAnswer = async (code: number): Promise<Json> => {
  web.answer = () => status(code);
  await commitEvents(account.accountId, 1);
  await runWorker();
  return (await deliveriesOf(api, webhookId))[0];
};

describe("GET /webhooks/{webhookId}/deliveries", () => {
  it("shows each delivery with the log of its attempts, and nothing of the answer", async () => {
    web.answer = () => new Response("the receiver's inner page", { status: 500 });
    await commitEvents(account.accountId, 1);
    await runWorker();
    const answer = await api.get(path());
    const { events } = (await api.get("/events")).body;
    const [delivery] = answer.body.data;
    expect(answer.body).toEqual({
      nextCursor: null,
      data: [
        {
          id: expect.stringMatching(/^dlv_/),
          eventId: events[0].id,
          type: "property.updated",
          status: "RETRYING",
          attempts: 1,
          lastStatusCode: 500,
          lastError: "http_status",
          lastAttemptAt: expect.any(String),
          nextAttemptAt: expect.any(String),
          deliveredAt: null,
          createdAt: expect.any(String),
          attemptLog: [
            { at: delivery.lastAttemptAt, statusCode: 500, error: "http_status", ms: expect.any(Number) },
          ],
        },
      ],
    });
    const wait =
      Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.lastAttemptAt) - delivery.attemptLog[0].ms;
    expect(wait).toBeGreaterThanOrEqual(60_000);
    expect(wait).toBeLessThanOrEqual(66_000);
    expect(answer.text).not.toContain("inner");
  });

  it("lists them newest first, page by page, each once", async () => {
    await commitEvents(account.accountId, 5);
    const all = (await deliveriesOf(api, webhookId)).map(({ id }) => id);
    const seen: string[] = [];
    let cursor = "";
    let pages = 0;
    do {
      const { body } = await api.get(`${path()}?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ id }: Json) => id));
      cursor = body.nextCursor;
      pages += 1;
      if (pages === 1) await commitEvents(account.accountId, 1);
    } while (cursor);
    expect({ seen, pages }).toEqual({ seen: all, pages: 3 });
    const newest = (await deliveriesOf(api, webhookId))[0];
    expect(all).not.toContain(newest.id);
  });

  it("shows only the status asked for", async () => {
    await commitEvents(account.accountId, 8);
    web.answer = () => status(web.arrivals.length <= 3 ? 200 : 500);
    await runWorker();
    await commitEvents(account.accountId, 2);
    for (const [state, count] of [
      ["DELIVERED", 3],
      ["RETRYING", 5],
      ["PENDING", 2],
      ["FAILED", 0],
      ["SKIPPED", 0],
    ]) {
      const found = await deliveriesOf(api, webhookId, `?status=${state}`);
      expect({ state, count: found.length }).toEqual({ state, count });
      expect(found.every((delivery) => delivery.status === state)).toBe(true);
    }
    const first = (await api.get(`${path()}?status=RETRYING&limit=3`)).body;
    const second = (await api.get(`${path()}?status=RETRYING&limit=3&cursor=${first.nextCursor}`)).body;
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([3, 2, null]);
  });

  it.each(["?limit=0", "?limit=201", "?status=LOST", "?limit=x"])("refuses %s with 400", async (query) => {
    const { status: code, body } = await api.get(path() + query);
    expect({ code, problem: body.code }).toEqual({ code: 400, problem: "invalid_param" });
  });

  it("refuses a cursor of another webhook, also among other faults", async () => {
    const other = await makeWebhook(api);
    await commitEvents(account.accountId, 2);
    const { nextCursor } = (await api.get(`${path()}?limit=1`)).body;
    const list = `/webhooks/${other.id}/deliveries`;
    const refused = await api.get(`${list}?cursor=${nextCursor}`);
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_cursor"]);
    const { invalidParams } = (await api.get(`${list}?cursor=${nextCursor}&limit=0`)).body;
    expect(invalidParams.map(({ name }: Json) => name)).toEqual(["limit", "cursor"]);
    expect((await api.get(`${path()}?cursor=${nextCursor}`)).body.data).toHaveLength(1);
  });
});

describe("POST …/deliveries/{deliveryId}/retry", () => {
  it("opens a new round with the same webhook-id and body", async () => {
    const { id, eventId } = await deliverWithAnswer(200);
    const { status: code, body } = await api.post(`${path()}/${id}/retry`);
    expect(code).toBe(200);
    expect(body.result).toEqual({ outcome: "SCHEDULED", dryRun: false });
    expect(body.data).toMatchObject({ id, status: "PENDING", attempts: 1, deliveredAt: null });
    await runWorker();
    expect(web.arrivals.map((arrival) => arrival.id)).toEqual([eventId, eventId]);
    expect(web.arrivals[1]!.body).toBe(web.arrivals[0]!.body);
    expect((await deliveriesOf(api, webhookId))[0]).toMatchObject({ status: "DELIVERED", attempts: 2 });
  });

  it("sends at once a delivery that waits for a later attempt, in its own round", async () => {
    const { id } = await deliverWithAnswer(500);
    web.answer = () => status(200);
    const { body } = await api.post(`${path()}/${id}/retry`);
    expect(body).toMatchObject({
      data: { status: "PENDING", attempts: 1 },
      result: { outcome: "SCHEDULED" },
    });
    await runWorker();
    expect(web.arrivals).toHaveLength(2);
    expect((await deliveriesOf(api, webhookId))[0]).toMatchObject({ status: "DELIVERED", attempts: 2 });
  });

  it("says ALREADY_SCHEDULED while a post is about to be sent, and changes nothing", async () => {
    await commitEvents(account.accountId, 1);
    const [before] = await deliveriesOf(api, webhookId);
    const { body } = await api.post(`${path()}/${before.id}/retry`);
    expect(body).toEqual({ data: before, result: { outcome: "ALREADY_SCHEDULED", dryRun: false } });
  });

  it("schedules nothing on a dry run", async () => {
    const before = await deliverWithAnswer(200);
    const { body } = await api.post(`${path()}/${before.id}/retry?dryRun=true`);
    expect(body).toMatchObject({
      data: { status: "PENDING" },
      result: { outcome: "SCHEDULED", dryRun: true },
    });
    await runWorker();
    expect(await deliveriesOf(api, webhookId)).toEqual([before]);
    expect(web.arrivals).toHaveLength(1);
  });

  it("is refused while the endpoint is disabled, and not found elsewhere", async () => {
    const { id } = await deliverWithAnswer(200);
    const other = await makeWebhook(api);
    expect((await api.post(`/webhooks/${other.id}/deliveries/${id}/retry`)).status).toBe(404);
    expect((await api.post(`${path()}/dlv_unknown/retry`)).status).toBe(404);
    await api.patch(`/webhooks/${webhookId}`, { body: { status: "DISABLED" } });
    const { status: code, body } = await api.post(`${path()}/${id}/retry`);
    expect({ code, problem: body.code }).toEqual({ code: 422, problem: "request_refused" });
  });
});
