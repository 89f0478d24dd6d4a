import { describe, expect, it } from "vitest";
import { LEASE_MS } from "../../../durable-objects/event-log/webhooks/work.ts";
import { MINUTE_MS } from "../../../src/lib/clock.ts";
import { FAILS, withEndpoint, withEngine } from "../../support/webhook-engine.ts";

describe("a delivery worker", () => {
  it("takes six deliveries at a time, the longest due first", () =>
    withEndpoint((engine, id) => {
      const events = Array.from({ length: 8 }, () => engine.append());
      const work = engine.claim(id)!;
      expect(work.deliveries.map(({ eventId }) => eventId)).toEqual(events.slice(0, 6));
      const rest = engine.settle(id, work, () => ({}), { more: true })!;
      expect(rest.deliveries.map(({ eventId }) => eventId)).toEqual(events.slice(6));
      expect(engine.settle(id, rest, () => ({}), { more: true })).toBeNull();
    }));

  it("has its endpoint alone until its lease ends", () =>
    withEndpoint((engine, id) => {
      const other = engine.endpoint();
      for (let made = 0; made < 8; made += 1) engine.append();
      engine.claim(id, "first");
      expect(engine.claim(id, "second")).toBeNull();
      expect(engine.claim(other, "second")!.deliveries).toHaveLength(6);
      engine.now += LEASE_MS - 1;
      expect(engine.claim(id, "second")).toBeNull();
      engine.now += 1;
      expect(engine.claim(id, "second")!.deliveries).toHaveLength(6);
    }));

  it("that died leaves its deliveries to the next one, uncounted", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const lost = engine.claim(id, "dead")!;
      expect(engine.wakeAt).toBeLessThanOrEqual(engine.now + MINUTE_MS);
      engine.now += LEASE_MS;
      engine.webhooks.remindDue(engine.now);
      expect(engine.reminded).toEqual([id, id]);
      expect(engine.claim(id, "next")!.deliveries).toEqual(lost.deliveries);
      expect(engine.only(id).attempts).toBe(0);
    }));

  it("that takes fewer than a dead one held leaves the rest queued", () =>
    withEndpoint((engine, id) => {
      const events = Array.from({ length: 8 }, () => engine.append());
      engine.claim(id, "dead");
      engine.now += LEASE_MS;
      const work = engine.webhooks.takeWork(id, "worker", 2, engine.scopes, engine.now)!;
      const first = work.deliveries.map(({ eventId }) => eventId);
      expect(first).toEqual(events.slice(0, 2));
      engine.settle(id, work, () => ({}));
      expect([...first, ...engine.work(id)].sort()).toEqual(events);
      expect(engine.deliveries(id).map(({ attempts }) => attempts)).toEqual(Array(8).fill(1));
    }));

  it("that returns too late settles nothing that another one holds", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const late = engine.claim(id, "late")!;
      engine.now += LEASE_MS;
      const work = engine.claim(id, "next")!;
      expect(engine.settle(id, late, FAILS, { worker: "late", more: true })).toBeNull();
      expect(engine.only(id)).toMatchObject({ status: "PENDING", attempts: 0 });
      engine.settle(id, work, () => ({}), { worker: "next" });
      engine.settle(id, work, FAILS, { worker: "next" });
      expect(engine.only(id)).toMatchObject({ status: "DELIVERED", attempts: 1 });
    }));

  it("whose settlement got no answer does not get the same work again", () =>
    withEndpoint((engine, id) => {
      for (let made = 0; made < 14; made += 1) engine.append();
      const work = engine.claim(id)!;
      const lost = engine.settle(id, work, () => ({}), { more: true })!;
      const next = engine.settle(id, work, FAILS, { more: true })!;
      expect(lost.deliveries).toHaveLength(6);
      expect(next.deliveries.map(({ eventId }) => eventId)).toEqual(["evt_13", "evt_14"]);
    }));

  it("that ends with work left asks for a successor", () =>
    withEndpoint((engine, id) => {
      for (let made = 0; made < 8; made += 1) engine.append();
      const work = engine.claim(id)!;
      engine.reminded.length = 0;
      expect(engine.settle(id, work, () => ({}))).toBeNull();
      expect(engine.reminded).toEqual([id]);
      expect(engine.claim(id, "successor")!.deliveries).toHaveLength(2);
    }));

  it("finds deliveries that come while it works, without a reminder", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const work = engine.claim(id)!;
      engine.reminded.length = 0;
      engine.append();
      engine.webhooks.remindDue(engine.now);
      expect(engine.reminded).toEqual([]);
      expect(engine.settle(id, work, () => ({}), { more: true })!.deliveries).toHaveLength(1);
    }));
});

describe("queued deliveries that the account may no longer read", () => {
  it("are skipped in parts, each requesting the next, before readable ones are taken", () =>
    withEngine((engine) => {
      const id = engine.endpoint(["lead.created", "property.created"]);
      for (let made = 0; made < 6_000; made += 1) engine.append("lead.created");
      const readable = engine.append();
      engine.scopes = ["properties:read"];
      engine.reminded.length = 0;
      expect(engine.claim(id)).toBeNull();
      expect(engine.reminded).toEqual([id]);
      expect(engine.claim(id)!.deliveries.map(({ eventId }) => eventId)).toEqual([readable]);
      const skipped = engine.webhooks.deliveriesOf(id, {
        status: "SKIPPED",
        before: null,
        limit: 10_000,
      })!;
      expect(skipped).toHaveLength(6_000);
    }));
});

describe("the alarm", () => {
  it("waits for the end of the lease while a worker works", () =>
    withEndpoint((engine, id) => {
      for (let made = 0; made < 20; made += 1) engine.append();
      engine.claim(id);
      engine.now += 1_000;
      engine.wakeAt = Number.POSITIVE_INFINITY;
      engine.webhooks.remindDue(engine.now);
      expect(engine.wakeAt).toBe(engine.now - 1_000 + LEASE_MS);
    }));

  it("fires for the next attempt, and not when all is done", () =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.work(id, FAILS);
      engine.wakeAt = Number.POSITIVE_INFINITY;
      engine.webhooks.remindDue(engine.now);
      expect(engine.wakeAt).toBe(engine.only(id).nextAttemptAt);
      engine.now = engine.wakeAt;
      engine.work(id);
      engine.wakeAt = Number.POSITIVE_INFINITY;
      engine.webhooks.remindDue(engine.now);
      expect(engine.wakeAt).toBe(Number.POSITIVE_INFINITY);
    }));
});

describe("a retry", () => {
  const END = {
    PENDING: () => null,
    RETRYING: FAILS,
    DELIVERED: () => ({}),
    FAILED: FAILS,
  } as const;

  it.each([
    { status: "PENDING", outcome: "ALREADY_SCHEDULED" },
    { status: "RETRYING", outcome: "SCHEDULED" },
    { status: "DELIVERED", outcome: "SCHEDULED" },
    { status: "FAILED", outcome: "SCHEDULED" },
  ] as const)("of a delivery $status is $outcome", ({ status, outcome }) =>
    withEndpoint((engine, id) => {
      engine.append();
      const answer = END[status]();
      if (status === "FAILED") engine.workOff(id, FAILS);
      else if (answer) engine.work(id, () => answer);
      const delivery = engine.only(id);
      expect(delivery.status).toBe(status);
      const { now } = engine;
      engine.reminded.length = 0;
      expect(engine.webhooks.retry(id, delivery.id, now)).toMatchObject({
        found: true,
        outcome,
        delivery:
          outcome === "SCHEDULED" ? { status: "PENDING", nextAttemptAt: now, deliveredAt: null } : delivery,
      });
      expect(engine.reminded).toEqual(outcome === "SCHEDULED" ? [id] : []);
    }),
  );

  it("of a skipped delivery under way lets that post count for the new round", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const work = engine.claim(id)!;
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      engine.webhooks.change(id, { status: "ACTIVE" }, engine.now);
      const { id: deliveryId } = engine.only(id);
      expect(engine.webhooks.retry(id, deliveryId, engine.now)).toMatchObject({ outcome: "SCHEDULED" });
      expect(engine.webhooks.retry(id, deliveryId, engine.now)).toMatchObject({
        outcome: "ALREADY_SCHEDULED",
      });
      expect(engine.settle(id, work, () => ({}), { more: true })).toBeNull();
      expect(engine.only(id)).toMatchObject({ status: "DELIVERED", attempts: 1 });
    }));

  it("finds nothing under another endpoint, and is refused while disabled", () =>
    withEndpoint((engine, id) => {
      const other = engine.endpoint(["lead.created"]);
      engine.append();
      const delivery = engine.only(id);
      expect(engine.webhooks.retry(other, delivery.id, engine.now)).toEqual({
        found: false,
        missing: "deliveryId",
      });
      engine.webhooks.change(id, { status: "DISABLED" }, engine.now);
      expect(engine.webhooks.retry(id, delivery.id, engine.now)).toMatchObject({ outcome: "DISABLED" });
    }));
});
