import { describe, expect, it } from "vitest";
import { WAITS_MS } from "../../../durable-objects/event-log/webhooks/schedule.ts";
import { DAY_MS, HOUR_MS, isoTime, MINUTE_MS } from "../../../src/lib/clock.ts";
import { FAILS, type WebhookEngine, withEndpoint, withEngine } from "../../support/webhook-engine.ts";

const GONE = () => ({ statusCode: 410, error: "http_status" });

/** Events whose deliveries end in this way, in sequence if the order matters. */
const finish = (engine: WebhookEngine, id: string, { failed = 0, delivered = 0 }): void => {
  for (let made = 0; made < failed; made += 1) engine.append();
  engine.workOff(id, FAILS);
  for (let made = 0; made < delivered; made += 1) engine.append();
  engine.work(id);
};

const statusOf = (engine: WebhookEngine, id: string) => {
  const { status, disabledReason } = engine.webhooks.list().find((webhook) => webhook.id === id)!;
  return { status, disabledReason };
};

/** From the first attempt to the last, if each is a minute late. */
const ROUND_MS = WAITS_MS.reduce((sum, wait) => sum + wait + MINUTE_MS, 0);
const ACTIVE = { status: "ACTIVE", disabledReason: null };
const TOO_OFTEN = { status: "DISABLED", disabledReason: "FAILURE_RATE" };

describe("the failure rule", () => {
  it.each([
    { failed: 4, delivered: 0, becomes: ACTIVE },
    { failed: 5, delivered: 0, becomes: TOO_OFTEN },
    { failed: 3, delivered: 1, becomes: ACTIVE },
    { failed: 3, delivered: 2, becomes: TOO_OFTEN },
    { failed: 2, delivered: 3, becomes: ACTIVE },
    { failed: 4, delivered: 1, becomes: TOO_OFTEN },
  ])("after $failed failed and $delivered delivered makes it $becomes.status", (row) =>
    withEndpoint((engine, id) => {
      finish(engine, id, row);
      expect(statusOf(engine, id)).toEqual(row.becomes);
    }),
  );

  it.each([
    { delivered: 3, becomes: TOO_OFTEN },
    { delivered: 4, becomes: ACTIVE },
  ])("after $delivered delivered and then 3 failed makes it $becomes.status", ({ delivered, becomes }) =>
    withEndpoint((engine, id) => {
      engine.now += 1;
      finish(engine, id, { delivered });
      finish(engine, id, { failed: 3 });
      expect(statusOf(engine, id)).toEqual(becomes);
    }),
  );

  it("counts neither later successes nor waiting deliveries", () =>
    withEndpoint((engine, id) => {
      for (let made = 0; made < 20; made += 1) engine.append();
      const until = engine.now + 15 * HOUR_MS;
      engine.workOff(id, () => (engine.now < until ? FAILS() : { statusCode: 200 }));
      expect(statusOf(engine, id)).toEqual(ACTIVE);
      expect(new Set(engine.deliveries(id).map(({ status }) => status))).toEqual(new Set(["DELIVERED"]));
    }));

  it("looks back for 48 hours", () =>
    withEndpoint((engine, id) => {
      finish(engine, id, { failed: 4 });
      engine.now += 2 * DAY_MS;
      finish(engine, id, { failed: 1 });
      expect(statusOf(engine, id)).toEqual(ACTIVE);
    }));

  it.each([
    { past: 2 * DAY_MS - 1, becomes: ACTIVE },
    { past: 2 * DAY_MS, becomes: TOO_OFTEN },
  ])("counts a delivery of $past ms ago to the millisecond", ({ past, becomes }) =>
    withEndpoint((engine, id) => {
      engine.now += HOUR_MS / 2;
      const deliveredAt = engine.now;
      for (let made = 0; made < 6; made += 1) finish(engine, id, { delivered: 1 });
      engine.now = deliveredAt + past - ROUND_MS;
      finish(engine, id, { failed: 5 });
      expect(engine.now).toBe(deliveredAt + past);
      expect(statusOf(engine, id)).toEqual(becomes);
    }),
  );

  it("starts again when the endpoint is enabled", () =>
    withEndpoint((engine, id) => {
      finish(engine, id, { failed: 5 });
      engine.webhooks.change(id, { status: "ACTIVE" }, engine.now);
      finish(engine, id, { failed: 1 });
      expect(statusOf(engine, id)).toEqual(ACTIVE);
      finish(engine, id, { failed: 4 });
      expect(statusOf(engine, id)).toEqual(TOO_OFTEN);
    }));

  it("judges each endpoint by its own deliveries", () =>
    withEngine((engine) => {
      const bad = engine.endpoint();
      const good = engine.endpoint();
      for (let made = 0; made < 5; made += 1) engine.append();
      engine.work(good);
      engine.workOff(bad, FAILS);
      expect([statusOf(engine, bad), statusOf(engine, good)]).toEqual([TOO_OFTEN, ACTIVE]);
    }));
});

describe("the answer 410", () => {
  it("disables at once, fails its delivery and skips the rest", () =>
    withEndpoint((engine, id) => {
      for (let made = 0; made < 9; made += 1) engine.append();
      expect(engine.work(id, (eventId) => (eventId === "evt_2" ? GONE() : FAILS()))).toHaveLength(6);
      expect(statusOf(engine, id)).toEqual({ status: "DISABLED", disabledReason: "GONE_410" });
      const byEvent = engine.deliveries(id).map(({ eventId, status }) => `${eventId} ${status}`);
      expect(byEvent.filter((text) => !text.endsWith("SKIPPED"))).toEqual(["evt_2 FAILED"]);
      expect(engine.deliveries(id).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true);
    }));

  it.each([
    { since: "the address changed", change: { url: "https://receiver.com.br/new" } },
    { since: "the endpoint was enabled again", change: { status: "ACTIVE" as const } },
  ])("of a post that left before $since disables nothing", ({ change }) =>
    withEndpoint((engine, id) => {
      engine.append();
      const left = engine.now;
      const work = engine.claim(id)!;
      engine.now += 2_000;
      if ("status" in change) engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.webhooks.change(id, change, engine.now);
      engine.settle(id, work, () => ({ ...GONE(), at: left, ms: 3_000 }));
      expect(statusOf(engine, id)).toEqual(ACTIVE);
      expect(engine.only(id).status).toBe("status" in change ? "SKIPPED" : "RETRYING");
    }),
  );

  it("keeps the reason of an endpoint disabled by hand", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const work = engine.claim(id)!;
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.settle(id, work, GONE);
      expect(statusOf(engine, id)).toEqual({ status: "DISABLED", disabledReason: "MANUAL" });
      expect(engine.mailed).toEqual([]);
    }));
});

describe("a disabled endpoint", () => {
  it("has its events recorded as SKIPPED, and no reminder", () =>
    withEndpoint((engine, id) => {
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.append();
      expect(engine.only(id)).toMatchObject({ status: "SKIPPED", attempts: 0, nextAttemptAt: null });
      expect(engine.reminded).toEqual([]);
      expect(engine.claim(id)).toBeNull();
    }));

  it("sends the event to the other endpoints, and mails the owner once unless disabled by hand", () =>
    withEngine((engine) => {
      const gone = engine.endpoint();
      const manual = engine.endpoint();
      const other = engine.endpoint(["webhook.disabled", "webhook.recovered"]);
      engine.append();
      engine.work(gone, GONE);
      engine.webhooks.change(manual, { status: "DISABLED" }, engine.now);
      engine.webhooks.change(manual, { status: "DISABLED" }, engine.now);
      engine.webhooks.change(gone, { status: "ACTIVE" }, engine.now);
      const at = isoTime(engine.now);
      expect(engine.published).toEqual([
        { type: "webhook.disabled", data: { id: gone, reason: "GONE_410", disabledAt: at } },
        { type: "webhook.disabled", data: { id: manual, reason: "MANUAL", disabledAt: at } },
        { type: "webhook.recovered", data: { id: gone, recoveredAt: at } },
      ]);
      expect(engine.deliveries(other)).toHaveLength(3);
      expect(engine.mailed).toEqual([`${gone} GONE_410`]);
    }));

  it("records a post that was under way: delivered is delivered, the rest stays skipped", () =>
    withEndpoint((engine, id) => {
      const delivered = engine.append();
      engine.append();
      const work = engine.claim(id)!;
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.settle(id, work, (eventId) => (eventId === delivered ? {} : FAILS()));
      expect(engine.deliveries(id)).toMatchObject([
        { status: "SKIPPED", attempts: 1, nextAttemptAt: null },
        { status: "DELIVERED", attempts: 1 },
      ]);
    }));
});

describe("redeliverSince", () => {
  it("needs no wait for the worker that found the endpoint disabled", () =>
    withEndpoint((engine, id) => {
      const since = engine.now;
      engine.append();
      engine.work(id, GONE);
      engine.reminded.length = 0;
      engine.webhooks.change(id, { status: "ACTIVE", redeliverSince: since }, engine.now);
      expect(engine.reminded).toEqual([id]);
      expect(engine.claim(id, "another")!.deliveries).toHaveLength(1);
    }));

  it("opens a new round for deliveries failed or skipped since then", () =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.workOff(id, FAILS);
      engine.append();
      engine.work(id);
      engine.now += HOUR_MS;
      engine.append();
      engine.work(id, FAILS);
      const since = engine.now + 1;
      engine.now = since;
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.append();
      engine.webhooks.change(id, { status: "ACTIVE", redeliverSince: since }, engine.now);
      const byAge = engine.deliveries(id).reverse();
      expect(byAge.map(({ status }) => status)).toEqual(["FAILED", "DELIVERED", "PENDING", "PENDING"]);
      expect(engine.work(id)).toEqual(["evt_3", expect.any(String)]);
    }));

  it("leaves skipped deliveries alone if it is absent", () =>
    withEndpoint((engine, id) => {
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.append();
      engine.webhooks.change(id, { status: "ACTIVE" }, engine.now);
      expect(engine.only(id).status).toBe("SKIPPED");
      expect(engine.work(id)).toEqual([]);
    }));
});
