import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newMeter } from "../../src/db/statement.ts";
import { countOpportunities, MAX_COUNTED } from "../../src/domain/radar/count.ts";
import { DAY_MS, isoTime } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { makeMatch } from "../support/match.ts";
import { partnershipIn } from "../support/partnership.ts";
import { query } from "../support/query.ts";
import {
  commitEvents,
  consume,
  holdReminders,
  makeWebhook,
  receiver,
  reminderOf,
  status,
} from "../support/receiver.ts";
import { withEngine } from "../support/webhook-engine.ts";

describe("the sums of a webhook's deliveries", () => {
  it("are by day and status", async () => {
    const account = await makeAccount();
    const web = receiver();
    holdReminders();
    const { id } = await makeWebhook(account.api);
    web.answer = () => status(500);
    await commitEvents(account.accountId, 1);
    await consume(reminderOf(account.accountId, id));
    web.answer = () => status(200);
    await commitEvents(account.accountId, 2);
    await consume(reminderOf(account.accountId, id));
    const { body } = await backoffice.get(`${account.path}/webhooks/${id}/delivery-sums?days=7`);
    const statuses = { PENDING: 0, RETRYING: 1, DELIVERED: 2, FAILED: 0, SKIPPED: 0 };
    expect(body.data).toEqual({ days: [{ day: isoTime(Date.now()).slice(0, 10), statuses }], most: 5_000 });
  });

  it("cover the newest ones since a given day, and count what was given up as skipped", () =>
    withEngine((engine) => {
      const { webhooks } = engine;
      const id = engine.endpoint();
      engine.fill(id, 30, "DELIVERED");
      engine.now += DAY_MS;
      engine.fill(id, 5, "RETRYING");
      const today = Math.floor(engine.now / DAY_MS);
      expect(webhooks.deliveryDays(id, { since: 0, most: 20 })).toEqual([
        { day: today - 1, counts: { DELIVERED: 15 } },
        { day: today, counts: { RETRYING: 5 } },
      ]);
      expect(webhooks.deliveryDays(id, { since: today * DAY_MS, most: 20 })).toHaveLength(1);
      webhooks.change(id, { status: "DISABLED" }, engine.now);
      webhooks.change(id, { status: "ACTIVE" }, engine.now);
      expect(webhooks.deliveryDays(id, { since: today * DAY_MS, most: 20 })).toEqual([
        { day: today, counts: { SKIPPED: 5 } },
      ]);
      expect(webhooks.deliveryDays("wh_unknown", { since: 0, most: 20 })).toBeNull();
    }));

  it("are refused for more days than are kept, and for another account's webhook", async () => {
    const own = await makeAccount();
    const other = await makeAccount();
    const { id } = await makeWebhook(own.api);
    const tooMany = await backoffice.get(`${own.path}/webhooks/${id}/delivery-sums?days=31`);
    expect([tooMany.status, tooMany.body.code]).toEqual([400, "invalid_param"]);
    expect((await backoffice.get(`${other.path}/webhooks/${id}/delivery-sums?days=7`)).status).toBe(404);
  });
});

describe("the deliveries of an event", () => {
  it("are one for each webhook that receives it, and of no other event or account", async () => {
    const own = await makeAccount();
    const other = await makeAccount();
    const web = receiver();
    holdReminders();
    web.answer = () => status(200);
    const first = await makeWebhook(own.api);
    const second = await makeWebhook(own.api);
    const silent = await makeWebhook(own.api, { types: ["lead.created"] });
    await commitEvents(own.accountId, 2);
    await consume(reminderOf(own.accountId, first.id));
    const { events } = (await own.api.get("/events")).body;
    const { sequence, id } = events.find(({ type }: { type: string }) => type === "property.updated");
    const { data } = (await backoffice.get(`${own.path}/events/${sequence}/deliveries`)).body;
    const deliveryTo = (webhook: { id: string }) =>
      data.find((one: { webhookId: string }) => one.webhookId === webhook.id).delivery;
    expect(deliveryTo(first)).toMatchObject({ eventId: id, status: "DELIVERED" });
    expect(deliveryTo(second)).toMatchObject({ eventId: id, status: "PENDING" });
    expect(data).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain(silent.id);
    for (const path of [`${own.path}/events/999999`, `${other.path}/events/${sequence}`])
      expect((await backoffice.get(`${path}/deliveries`)).body).toEqual({ data: [] });
    expect((await backoffice.get(`${own.path}/events/0/deliveries`)).status).toBe(400);
  });
});

describe("the counts of an account's opportunities", () => {
  it("are by status, with its partnerships by stage", async () => {
    const client = await makeAccount();
    const property = await makeAccount();
    await makeMatch(client);
    await partnershipIn({ client, property }, "CONTACTED");
    const { data } = (await backoffice.get(`${client.path}/opportunity-counts`)).body;
    expect(data.matches).toEqual({ NEW: 1, FAVORITED: 0, REQUESTED: 1, ARCHIVED: 0 });
    expect(data.partnerships).toMatchObject({ PENDING: 0, CONTACTED: 1, WON: 0 });
    expect(data.most).toBe(MAX_COUNTED);
  });

  it("read no more rows than they report, however many there are", async () => {
    const { accountId } = await makeAccount();
    await query`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts, touched,
        created_at, updated_at, place_given)
      SELECT ${accountId}, 'p' || i || ${accountId}, 'l' || i || ${accountId}, 'client', 'NETWORK', 'NEW', 70,
        '{}', 0, 1, 1, i FROM n`;
    const meter = newMeter();
    const counts = await countOpportunities({ accountId, db: env.DB, directory: env.DB, meter });
    expect(counts.matches.NEW).toBe(MAX_COUNTED);
    expect(meter.trips).toBe(2);
    expect(meter.rowsRead).toBeLessThanOrEqual(2 * MAX_COUNTED + 50);
  });
});
